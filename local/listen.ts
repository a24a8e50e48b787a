import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens; port 0 is any that is free. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Answers with the port when the server listens; rejects if it cannot (`EADDRINUSE`). */
export function listening(server: Server, { host, port }: Address): Promise<number> {
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
    // Clients keep connections open between requests, for which closing would wait.
    server.closeIdleConnections();
  });
}
