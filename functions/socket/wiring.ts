import { createApp } from '../../schema/graphql/server.ts';
import { createSocketProtocol } from '../../schema/graphql/socket/protocol.ts';
import { apiOn } from '../api.ts';
import { gatewayConnections } from '../aws/gateway-connections.ts';
import type { Environment } from '../environment.ts';
import { required } from '../environment.ts';
import type { Journal } from '../journal.ts';
import { contextAt, placeFrom, subscriptionsAt } from '../wiring.ts';
import type { SocketFunction } from './serve.ts';

/**
 * What the sockets stand on, out of the environment: what the API does, and
 * - `SOCKET_ENDPOINT`: the callback URL of the WebSocket API
 * @throws Error on a missing or unreadable setting.
 */
export function wire(environment: Environment, journal: Journal): SocketFunction {
  const place = placeFrom(environment);
  const context = contextAt(place);
  const settings = apiOn(context, environment, journal);
  const connections = gatewayConnections(required(environment, 'SOCKET_ENDPOINT'));
  const sender = { store: subscriptionsAt(place), connections, now: context.now };
  const app = createApp(settings);
  const protocol = createSocketProtocol({ app, identity: settings.identity, sender });
  return { protocol, connections, journal };
}
