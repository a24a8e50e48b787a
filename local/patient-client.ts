import { createClient } from '../store/client.ts';

const patienceMs = 30_000;

/**
 * How long a client waits for a server that may live in this very process, or on a machine that does much else: while that is busy,
 * to give up and begin again makes it busier.
 */
export const patience = { connectionTimeout: patienceMs, requestTimeout: patienceMs, throwOnRequestTimeout: true };

/** A client of a database, with that patience. */
export function patientClient(endpoint: string): ReturnType<typeof createClient> {
  return createClient({ endpoint, requestTimeoutMs: patienceMs, connectionTimeoutMs: patienceMs });
}
