import type { JSONWebKeySet } from 'jose';
import type { AppSettings } from '../../schema/graphql/server.ts';
import type { Context } from '../../service/context.ts';
import { createServices } from '../../service/services.ts';
import type { Environment } from '../environment.ts';
import { required } from '../environment.ts';
import { createIdentity } from '../identity.ts';
import type { Log } from '../log.ts';
import { contextAt, placeFrom } from '../wiring.ts';

/**
 * What the API stands on, out of the environment: what every function does, and
 * - `IDENTITY_ISSUER`, `IDENTITY_JWKS`: whose tokens are believed, and its public keys as JSON
 * @throws Error on a missing or unreadable setting.
 */
export function wire(environment: Environment, log: Log): AppSettings {
  return wireOn(contextAt(placeFrom(environment)), environment, log);
}

/** The same over a context that is there already. */
export function wireOn(context: Context, environment: Environment, log: Log): AppSettings {
  return {
    services: createServices(context),
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
