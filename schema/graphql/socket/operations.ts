import { randomUUID } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import { invariant } from '../../../engine/kernel/invariant.ts';
import type { Verified } from '../../../service/identity.ts';
import type { Services } from '../../../service/services.ts';
import type { Log } from '../../../service/subscriptions/subscription.ts';
import type { App } from '../server.ts';
import type { Params } from './messages.ts';

/** An operation and who asks for it. */
export interface Operation {
  readonly caller: Verified | undefined;
  readonly params: Params;
}

/** What comes of an operation: a result, or a log to follow. */
export type Begun =
  | { readonly kind: 'result'; readonly result: ExecutionResult }
  | { readonly kind: 'follows'; readonly log: Log; readonly after: number };

/** Carries a query or a mutation out, or learns what a subscription follows. */
export async function begin(app: App, { caller, params }: Operation): Promise<Begun> {
  let follows: Begun | undefined;
  const opened = (log: Log, after: number): void => {
    follows = { kind: 'follows', log, after };
  };
  const result = await resultOf(app, params, { caller, pull: { kind: 'open', opened } });
  return follows ?? { kind: 'result', result };
}

/** What follows an entry of what a subscription follows. */
export interface Continued {
  readonly result: ExecutionResult;
  /** The last entry that the result covers; nothing if there is none to cover, or reading has failed. */
  readonly upTo?: number;
}

/** Which part of what a subscription follows: what comes after an entry, `most` entries of it or as many as an update covers. */
export interface Part {
  readonly after: number;
  readonly most?: number;
}

/** Resolves a part of what a subscription follows, once, with the given services or those of the API. */
export async function goOn(
  app: App,
  { caller, params }: Operation,
  part: Part,
  services?: Services,
): Promise<Continued> {
  let upTo: number | undefined;
  const covered = (last: number): void => {
    upTo = last;
  };
  const pull = { kind: 'read', ...part, covered } as const;
  const result = await resultOf(app, params, { caller, pull, ...(services === undefined ? {} : { services }) });
  return { result, ...(upTo === undefined ? {} : { upTo }) };
}

type Asked = NonNullable<Parameters<App['getResultForParams']>[1]['asked']>;

/** Stands for what came over a socket: the API asks it whether its method may change something. */
const request = new Request('http://socket/graphql', { method: 'POST' });

/** Through the very same door as HTTP: limits, masks and reports are no other. */
async function resultOf(app: App, params: Params, asked: Asked): Promise<ExecutionResult> {
  const context = { requestId: randomUUID(), asked } as Parameters<App['getResultForParams']>[1];
  const result = await app.getResultForParams({ params, request }, context);
  invariant(result !== undefined && !(Symbol.asyncIterator in result), 'an operation over a socket has one result');
  return result;
}
