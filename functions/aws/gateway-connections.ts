import { setTimeout as pause } from 'node:timers/promises';
import type { ApiGatewayManagementApiClientConfig } from '@aws-sdk/client-apigatewaymanagementapi';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  LimitExceededException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { Connections, Posted } from '../../service/subscriptions/connections.ts';

/** Before each further attempt at a post that was refused, and at a close. */
const pausesMs = [50, 150, 450];

/** So long one request may take. What takes longer may have been sent or not. */
const timeoutMs = 3_000;

/**
 * The connections that API Gateway holds. It knows no close codes: every close is an ordinary one.
 * @param endpoint the callback URL of the stage
 * @param settings beside it, where it is not AWS's
 */
export function gatewayConnections(endpoint: string, settings: ApiGatewayManagementApiClientConfig = {}): Connections {
  const client = new ApiGatewayManagementApiClient({
    requestHandler: { connectionTimeout: 1_000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    ...settings,
    endpoint,
    // The SDK would send again what may have arrived.
    maxAttempts: 1,
  });
  const attempt = async (ConnectionId: string, Data: Uint8Array): Promise<Posted> => {
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId, Data }));
      return 'sent';
    } catch (error) {
      return outcomeOf(error);
    }
  };
  const attemptToClose = async (ConnectionId: string): Promise<boolean> =>
    await client.send(new DeleteConnectionCommand({ ConnectionId })).then(
      () => true,
      (error) => error instanceof GoneException,
    );
  return {
    post: async (connectionId, message) => {
      const data = Buffer.from(message);
      return await patiently(
        () => attempt(connectionId, data),
        (posted) => posted !== 'refused',
      );
    },
    close: (connectionId) =>
      patiently(
        () => attemptToClose(connectionId),
        (isClosed) => isClosed,
      ),
  };
}

/** Attempts again, after growing pauses, what has not come to its end: how the last attempt went. */
async function patiently<T>(attempt: () => Promise<T>, isEnd: (outcome: T) => boolean): Promise<T> {
  let outcome = await attempt();
  for (const ms of pausesMs) {
    if (isEnd(outcome)) break;
    await pause(ms * (0.5 + Math.random()));
    outcome = await attempt();
  }
  return outcome;
}

function outcomeOf(error: unknown): Posted {
  if (error instanceof GoneException) return 'gone';
  const isRefused = error instanceof LimitExceededException || (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  return isRefused ? 'refused' : 'unknown';
}
