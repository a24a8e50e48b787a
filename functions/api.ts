import type { JSONWebKeySet } from 'jose';
import type { AppSettings } from '../schema/graphql/server.ts';
import type { Context } from '../service/context.ts';
import { createServices } from '../service/services.ts';
import type { Environment } from './environment.ts';
import { required } from './environment.ts';
import { createIdentity } from './identity.ts';
import type { Journal } from './journal.ts';

/**
 * What the API stands on, over a context and out of the environment:
 * - `IDENTITY_ISSUER`, `IDENTITY_JWKS`: whose tokens are believed, and its public keys as JSON
 * @throws Error on a missing or unreadable setting.
 */
export function apiOn(context: Context, environment: Environment, journal: Journal): AppSettings {
  return {
    services: createServices(context),
    identity: createIdentity({
      issuer: required(environment, 'IDENTITY_ISSUER'),
      jwks: JSON.parse(required(environment, 'IDENTITY_JWKS')) as JSONWebKeySet,
    }),
    report: reportTo(journal),
  };
}

/** Logs the faults of the API: what happened, where, and in which request. */
export function reportTo(journal: Journal): AppSettings['report'] {
  return ({ requestId, path, error }) => {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    journal({ level: 'error', requestId, path: path.join('.'), name, message, stack, ...causeOf(error) });
  };
}

function causeOf(error: unknown): { readonly cause?: string } {
  return error instanceof Error && error.cause !== undefined ? { cause: String(error.cause) } : {};
}
