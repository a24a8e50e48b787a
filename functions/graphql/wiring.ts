import { randomBytes } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { registry } from '../../engine/registry.ts';
import type { AppSettings } from '../../schema/graphql/server.ts';
import { createServices } from '../../service/services.ts';
import { createClient } from '../../store/client.ts';
import { createMatchStore } from '../../store/match-store.ts';
import { createMessageStore } from '../../store/message-store.ts';
import { createIdentity } from '../identity.ts';
import type { Log } from '../log.ts';

/** The environment of a function, by name. */
export type Environment = { readonly [name: string]: string | undefined };

/**
 * What the API stands on, out of the environment:
 * - `TABLE_NAME`: the one table
 * - `IDENTITY_ISSUER`, `IDENTITY_JWKS`: whose tokens are believed, and its public keys as JSON
 * - `DYNAMODB_ENDPOINT`: another DynamoDB than that of AWS; may be absent
 * @throws Error on a missing or unreadable setting.
 */
export function wire(environment: Environment, log: Log): AppSettings {
  const endpoint = environment.DYNAMODB_ENDPOINT;
  const client = createClient(endpoint === undefined ? {} : { endpoint });
  const place = { client, tableName: required(environment, 'TABLE_NAME') };
  const [store, messages] = [createMatchStore(place), createMessageStore(place)];
  return {
    services: createServices({ store, messages, registry, now: () => new Date(), randomBytes }),
    identity: createIdentity({
      issuer: required(environment, 'IDENTITY_ISSUER'),
      jwks: JSON.parse(required(environment, 'IDENTITY_JWKS')) as JSONWebKeySet,
    }),
    report: reportTo(log),
  };
}

/** Logs the faults of the API: what happened, where, and in which request. */
export function reportTo(log: Log): AppSettings['report'] {
  return ({ requestId, path, error }) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    log({ level: 'error', requestId, path: path.join('.'), name, message, stack, ...causeOf(error) });
  };
}

function causeOf(error: unknown): { readonly cause?: string } {
  return error instanceof Error && error.cause !== undefined ? { cause: String(error.cause) } : {};
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw new Error(`the setting ${name} is missing`);
  return value;
}
