import type { GraphQLError } from 'graphql';
import { hasEnded } from '../../../service/identity.ts';
import type { Services } from '../../../service/services.ts';
import type { Closing } from '../../../service/subscriptions/connections.ts';
import type { Subscription } from '../../../service/subscriptions/subscription.ts';
import type { Teller, Telling } from '../../../service/subscriptions/teller.ts';
import { codedError, tokenExpired } from '../refusal.ts';
import type { App } from '../server.ts';
import { errorMessage, nextMessage, printResult } from './messages.ts';
import type { Continued, Operation, Part } from './operations.ts';
import { goOn } from './operations.ts';

/** API Gateway passes on no longer messages. */
export const longestNews = 128 * 1024;

/** How a connection ends with its token. */
export const expired: Closing = { code: 4403, reason: 'The token has expired' };

/** What the tellers of a server share. */
export interface TellerSettings {
  readonly app: App;
  readonly now: () => Date;
}

/** An update could not be resolved: the API has reported why. */
export class Unresolved extends Error {
  override readonly name = 'Unresolved';
}

/** What was resolved for one or more subscribers. */
interface Resolved {
  readonly continued: Continued;
  readonly json: string;
}

/**
 * Tells subscribers what is new, each as they may see it. What several would be told the same (one person, or the public, with the
 * same query) is resolved once: it lives for one pass.
 * @param services over what was read already; by default those of the API
 */
export function createTeller({ app, now }: TellerSettings, services?: Services): Teller {
  const resolved = new Map<string, Promise<Resolved>>();
  const resolve = (operation: Operation, part: Part): Promise<Resolved> => {
    const key = JSON.stringify([operation.caller?.person, operation.caller?.name, operation.params, part]);
    const begun =
      resolved.get(key) ??
      goOn(app, operation, part, services).then((continued) => ({
        continued,
        json: printResult(continued.result),
      }));
    resolved.set(key, begun);
    return begun;
  };
  return async (subscription, after) => {
    const { operationId: id, caller } = subscription;
    if (caller !== undefined && hasEnded(caller, now())) {
      return end(id, [tokenExpired()], expired);
    }
    return await tellingThatFits(id, after, (part) => resolve(operationOf(subscription), part));
  };
}

/** What is too long for one message is told in parts, each half as many entries; only what one entry makes too long is not told. */
async function tellingThatFits(
  id: string,
  after: number,
  resolve: (part: Part) => Promise<Resolved>,
): Promise<Telling> {
  let part: Part = { after };
  for (;;) {
    const found = await resolve(part);
    const telling = tellingOf(id, found);
    if (telling !== 'too long') return telling;
    const entries = (found.continued.upTo ?? after) - after;
    if (entries <= 1) return end(id, [tooLarge()]);
    part = { after, most: Math.ceil(entries / 2) };
  }
}

function operationOf({ caller, query, variables, operationName }: Subscription): Operation {
  const params = { query, variables: JSON.parse(variables), ...(operationName === undefined ? {} : { operationName }) };
  return { caller, params };
}

function tellingOf(id: string, { continued: { result, upTo }, json }: Resolved): Telling | 'too long' {
  const errors = result.errors ?? [];
  // The client would take what is told for all that happened: rather later than in part.
  if (errors.some(({ extensions }) => extensions.code === 'INTERNAL'))
    throw new Unresolved('an update could not be resolved');
  if (upTo === undefined) return errors.length > 0 ? end(id, errors) : { kind: 'nothing' };
  const message = nextMessage(id, json);
  return Buffer.byteLength(message) > longestNews ? 'too long' : { kind: 'news', message, upTo };
}

function end(
  id: string,
  errors: readonly GraphQLError[],
  closing?: Extract<Telling, { kind: 'end' }>['closing'],
): Telling {
  return { kind: 'end', message: errorMessage(id, errors), ...(closing === undefined ? {} : { closing }) };
}

/** What would be told is longer than what can be sent. */
export function tooLarge(): GraphQLError {
  return codedError('TOO_LARGE', `The answer is longer than ${longestNews} bytes. Ask for fewer fields.`);
}
