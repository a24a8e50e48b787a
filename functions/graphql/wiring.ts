import type { AppSettings } from '../../schema/graphql/server.ts';
import { apiOn } from '../api.ts';
import type { Environment } from '../environment.ts';
import type { Journal } from '../journal.ts';
import { contextAt, placeFrom } from '../wiring.ts';

/**
 * What the HTTP API stands on, out of the environment: what every function does, and what the API does.
 * @throws Error on a missing or unreadable setting.
 */
export function wire(environment: Environment, journal: Journal): AppSettings {
  return apiOn(contextAt(placeFrom(environment)), environment, journal);
}
