import { setTimeout as pause } from 'node:timers/promises';
import { allEnded } from '../../store/all-ended.ts';
import type { Key } from '../../store/keys.ts';
import { keyName } from '../../store/keys.ts';
import { revisionKey } from '../../store/lists/row-keys.ts';
import type { StoredVersion } from '../../store/matches/version-item.ts';
import type { InTurn } from '../in-turn.ts';
import { NotYet } from '../not-yet.ts';
import type { Difference } from './differences.ts';
import { differencesIn, emptySlots, isBeginning, turnsOpened } from './differences.ts';
import type { ListContext } from './list-context.ts';
import type { Slot } from './rows.ts';
import { slotsOf } from './rows.ts';

/** How often a match is looked at anew before it is left for later. */
const mostRounds = 20;
const pauseStepMs = 5;

/** What reconciling takes: whoever changes what one person sees would take the same number of their log, so they take turns. */
export interface Reconciling extends ListContext {
  readonly inTurn: InTurn;
}

/** Why the rows of a match are looked at. */
export interface Occasion {
  /** Who may have come or left: rows are begun for them only, and looked at though they sit in the match no more. */
  readonly persons: readonly string[] | 'everyone';
  /** Rows that were found where none may be. */
  readonly strays?: readonly Key[];
}

/** The slots that an occasion makes one look at. Without a match every row is a stray. */
export function slotsFor(stored: StoredVersion | undefined, { persons, strays = [] }: Occasion): readonly Slot[] {
  const own = stored === undefined ? [] : slotsOf(stored, persons === 'everyone' ? [] : persons);
  const names = new Set(own.map(({ key }) => keyName(key)));
  return [...own, ...emptySlots(strays.filter((key) => !names.has(keyName(key))))];
}

/** A match and its newest version, if it is there. */
export interface Found {
  readonly matchId: string;
  readonly newest: StoredVersion | undefined;
}

/**
 * Makes the rows of a match say what its newest version says. Only what differs is written.
 *
 * Nobody writes what is no longer true over what is: a change is made from a version that was still the newest after the number of
 * the person's newest entry had been read, and takes the number after that. Only where what is true now is what was true before no
 * entry is made of it, and a row could still be changed too late: one of a person who leaves, of a lobby that starts, of whoever looks
 * on while two others take turns. So whoever has written looks whether the version is still the newest, and else looks again; and a
 * person's row is begun only by whoever is told of their coming.
 * @throws NotYet where the match moves on, or others change the same, again and again.
 * @throws StoreUnavailable when the database does not answer.
 */
export async function reconcile(context: Reconciling, { matchId, newest }: Found, occasion: Occasion): Promise<void> {
  let stored = newest;
  for (let round = 0; round < mostRounds; round++) {
    const differences = await toMake(context, stored, occasion);
    if (differences.length === 0) return;
    const names = differences.map(({ partition }) => partition);
    const found = { matchId, newest: stored };
    const made = await context.inTurn(names, () => makeAll(context, found, occasion, differences));
    if (made && (await isNewest(context, stored))) return;
    await pause(Math.random() * pauseStepMs * round);
    stored = await context.store.newest(matchId);
  }
  throw new NotYet(`the rows of ${matchId} are changed by others again and again`);
}

async function toMake(
  context: ListContext,
  stored: StoredVersion | undefined,
  occasion: Occasion,
  among: (slot: Slot) => boolean = () => true,
): Promise<readonly Difference[]> {
  const differences = await differencesIn(context, slotsFor(stored, occasion).filter(among));
  return differences.filter((difference) => mayBeMade(difference, occasion));
}

/** Else a row could be begun for someone who has left, by one who does not know of it and never hears. */
function mayBeMade(difference: Difference, { persons }: Occasion): boolean {
  const { place } = difference;
  if (!('person' in place) || persons === 'everyone') return true;
  return persons.includes(place.person) || !isBeginning(difference);
}

/** Makes the changes; false: something was not as it had been read. If the match has moved on, they are what is true now. */
async function makeAll(
  context: ListContext,
  { matchId, newest }: Found,
  occasion: Occasion,
  differences: readonly Difference[],
): Promise<boolean> {
  const entries = await Promise.all(differences.map(({ place }) => newestEntryOf(context, place)));
  const numbers = new Map(differences.map(({ partition }, at) => [partition, entries[at] ?? 0]));
  const current = (await isNewest(context, newest))
    ? differences
    : await toMake(context, await context.store.newest(matchId), occasion, ({ key }) => numbers.has(key.pk));
  const made = await allEnded(
    current.map((difference) => make(context, difference, numbers.get(difference.partition) ?? 0)),
  );
  return made.every((result) => result === 'written');
}

async function newestEntryOf({ rows }: ListContext, place: Difference['place']): Promise<number> {
  return 'person' in place ? await rows.newestEntry(place.person) : 0;
}

async function isNewest({ store }: ListContext, stored: StoredVersion | undefined): Promise<boolean> {
  return stored === undefined || (await store.at(stored.match.id, stored.n + 1)) === undefined;
}

function make({ rows }: ListContext, difference: Difference, newest: number) {
  const { place, writes } = difference;
  if (!('person' in place)) return rows.change({ writes, revision: revisionKey(place.list, place) });
  const { person, matchId } = place;
  return rows.change({ writes, entry: { person, n: newest + 1, matchId, turns: turnsOpened(difference) } });
}
