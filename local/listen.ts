import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Activity } from './feed/activity.ts';
import { createActivity } from './feed/activity.ts';

/** Where a server listens; port 0 is any that is free. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What the servers that listen are answering. */
const answering = new WeakMap<Server, Activity>();

/** Answers with the port when the server listens; rejects if it cannot (`EADDRINUSE`). */
export function listening(server: Server, { host, port }: Address): Promise<number> {
  answering.set(server, answeringOf(server));
  // Idle connections are closed by their clients: a server might do it in the very moment in which one is used again.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** So long clients may take to leave when the server closes. */
export const leaveMs = 1_000;

/**
 * Answers when the requests that are under way have been answered and the server is closed.
 * @param patienceMs connections that are still there then are broken off: a request may wait for what is to come
 */
export function closed(server: Server, patienceMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = patienceMs === undefined ? undefined : setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close((error) => {
      clearTimeout(late);
      if (error instanceof Error) reject(error);
      else resolve();
    });
    // Closing would wait for clients that ask nothing more, or have not asked yet.
    void answering
      .get(server)
      ?.idle()
      .then(() => server.closeAllConnections());
  });
}

/** Counts the requests that have come as a whole and have no answer yet. */
function answeringOf(server: Server): Activity {
  const activity = createActivity();
  server.on('request', (incoming, outgoing) => {
    incoming.once('end', () => {
      activity.begin(1);
      outgoing.once('close', () => activity.end(1));
    });
  });
  return activity;
}
