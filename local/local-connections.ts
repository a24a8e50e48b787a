import { gatewayConnections } from '../functions/aws/gateway-connections.ts';
import type { Connections } from '../service/subscriptions/connections.ts';
import { patience } from './patient-client.ts';
import type { SocketGateway } from './socket-gateway.ts';

/** The connections of a local server: posted to by the client that posts on AWS, and closed with the codes that AWS has not. */
export function localConnections(url: string, { close }: Pick<SocketGateway, 'close'>): Connections {
  const { post } = gatewayConnections(url, {
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // What takes longer counts as unknown, and costs its client the connection.
    requestHandler: patience,
  });
  return {
    post,
    close: async (connectionId, closing) => {
      close(connectionId, closing);
      return true;
    },
  };
}
