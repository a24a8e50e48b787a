import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Decision } from '../../engine/kernel/decision.ts';
import type { EventShape } from '../../engine/kernel/table.ts';
import type { Actor, Drawn, LoggedVersion, Match, Version } from '../../engine/match/match.ts';
import type { Item, Storable } from '../attributes.ts';
import { itemOf, recordOf } from '../attributes.ts';
import { versionKey } from '../keys.ts';
import { StoreFault } from '../store-fault.ts';
import { decode, encode } from './codec.ts';

/** A decision that a match waits for, and since when: the time of the version that opened it (ISO 8601 UTC, milliseconds). */
export interface OpenDecision extends Decision {
  readonly since: string;
}

/** A version as it is stored, with what belongs beside it. */
export interface StoredVersion extends Version {
  /** The 32 random bytes behind the draws: an attribute of its own, never part of a snapshot. */
  readonly secret: Uint8Array;
  /** What the match waits for after this version. */
  readonly awaiting: readonly OpenDecision[];
}

/** The attributes of {@link loggedFrom}, by their names in a projection expression. */
export const loggedAttributes = ['n', 'at', 'actor', 'seat', 'moveId', 'command', 'base', 'events', 'draws', 'hash'];

/** The item of a version. The short facts are plain attributes (streams filter on them), the long ones are encoded. */
export function versionItem(stored: StoredVersion): Record<string, AttributeValue> {
  const { match, secret, awaiting, actor, command, events, draws, n, at, seat, moveId, base, hash } = stored;
  return itemOf({
    ...versionKey(match.id, n),
    ...{ n, at, seat, moveId, base, hash, secret },
    game: match.game,
    phase: match.phase,
    actor: { ...actor },
    awaiting: awaiting.map((decision) => ({ ...decision })),
    command: encode(command),
    events: encode(events),
    draws: encode(draws),
    snapshot: encode(match),
  });
}

/** The version in an item with all its attributes. */
export function storedFrom(item: Item): StoredVersion {
  const record = recordOf(item);
  return {
    ...loggedFromRecord(record),
    match: decoded(record, 'snapshot') as Match,
    secret: bytes(record, 'secret'),
    awaiting: present(record, 'awaiting') as unknown as readonly OpenDecision[],
  };
}

/** The version in an item of which only {@link loggedAttributes} were read. */
export function loggedFrom(item: Item): LoggedVersion {
  return loggedFromRecord(recordOf(item));
}

// The casts trust what versionItem wrote: an item is parsed by its codec and never checked again inside.
function loggedFromRecord(record: { [name: string]: Storable }): LoggedVersion {
  return {
    n: present(record, 'n') as number,
    at: present(record, 'at') as string,
    actor: present(record, 'actor') as unknown as Actor,
    ...(record.seat === undefined ? {} : { seat: record.seat as number }),
    moveId: present(record, 'moveId') as string,
    command: decoded(record, 'command') as Version['command'],
    ...(record.base === undefined ? {} : { base: record.base as number }),
    events: decoded(record, 'events') as readonly EventShape[],
    draws: decoded(record, 'draws') as readonly Drawn[],
    hash: present(record, 'hash') as string,
  };
}

function decoded(record: { [name: string]: Storable }, name: string): unknown {
  return decode(bytes(record, name));
}

function bytes(record: { [name: string]: Storable }, name: string): Uint8Array {
  const value = present(record, name);
  if (!(value instanceof Uint8Array)) throw new StoreFault(`attribute ${name} is not binary`);
  return value;
}

function present(record: { [name: string]: Storable }, name: string): Storable {
  const value = record[name];
  if (value === undefined) throw new StoreFault(`attribute ${name} is missing`);
  return value;
}
