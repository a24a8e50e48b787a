import { setTimeout as pause } from 'node:timers/promises';
import type { Key } from '../../store/keys.ts';
import { keyName } from '../../store/keys.ts';
import { revisionKey } from '../../store/row-keys.ts';
import { StoreUnavailable } from '../../store/store-fault.ts';
import type { StoredVersion } from '../../store/version-item.ts';
import type { Difference } from './differences.ts';
import { differencesIn, emptySlots, isBeginning, turnsOpened } from './differences.ts';
import type { ListContext } from './list-context.ts';
import type { Slot } from './rows.ts';
import { slotsOf } from './rows.ts';

/** How often a match is looked at anew before it is left for later. */
const mostRounds = 12;
const pauseStepMs = 5;

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
 * the person's newest entry had been read, and takes the number after that. If the match has moved on, whoever is told of its newer
 * version goes on. Only what someone's coming or going asks for is nobody else's: a row of a person who leaves meanwhile could still
 * be begun too late. So it is looked at again after it was written, and is begun only by whoever is told of the coming.
 * @throws StoreUnavailable where others are faster again and again: it must be tried later.
 */
export async function reconcile(context: ListContext, found: Found, occasion: Occasion): Promise<void> {
  const { matchId } = found;
  const handsOver = occasion.persons.length === 0;
  let stored = found.newest;
  for (let round = 0; round < mostRounds; round++) {
    const differences = await toMake(context, stored, occasion);
    if (differences.length === 0) return;
    const result = await makeAll(context, stored, differences);
    if (result === 'passed' && handsOver) return;
    if (result === 'made' && (handsOver || (await isNewest(context, stored)))) return;
    await pause(Math.random() * pauseStepMs * round);
    stored = await context.store.newest(matchId);
  }
  throw new StoreUnavailable(`the rows of ${matchId} are changed by others again and again`);
}

async function toMake(context: ListContext, stored: StoredVersion | undefined, occasion: Occasion) {
  const differences = await differencesIn(context, slotsFor(stored, occasion));
  return differences.filter((difference) => mayBeMade(difference, occasion));
}

/** Else a row could be begun for someone who has left, by one who does not know of it and never hears. */
function mayBeMade(difference: Difference, { persons }: Occasion): boolean {
  const { place } = difference;
  if (!('person' in place) || persons === 'everyone') return true;
  return persons.includes(place.person) || !isBeginning(difference);
}

/** `passed`: the match has moved on, nothing was written. `overtaken`: something was not as it had been read. */
async function makeAll(
  context: ListContext,
  stored: StoredVersion | undefined,
  differences: readonly Difference[],
): Promise<'made' | 'passed' | 'overtaken'> {
  const numbers = await Promise.all(differences.map(({ place }) => newestEntryOf(context, place)));
  if (!(await isNewest(context, stored))) return 'passed';
  const made = await Promise.all(differences.map((difference, at) => make(context, difference, numbers[at] ?? 0)));
  return made.every((result) => result === 'written') ? 'made' : 'overtaken';
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
