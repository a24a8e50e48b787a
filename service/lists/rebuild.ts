import type { Key } from '../../store/keys.ts';
import { keyName } from '../../store/keys.ts';
import type { Segment } from '../../store/lists/scan-matches.ts';
import { createTurns } from '../in-turn.ts';
import type { Difference } from './differences.ts';
import { differencesIn } from './differences.ts';
import type { ListContext } from './list-context.ts';
import type { Occasion } from './reconcile.ts';
import { reconcile, slotsFor } from './reconcile.ts';

/** What a rebuild has found. */
export interface Rebuilt {
  readonly matches: number;
  /** The rows that there must be. */
  readonly rows: number;
  /** Rows that must be there and are not. */
  readonly missing: number;
  /** Rows that say something else than their match. */
  readonly different: number;
  /** Rows where none may be. */
  readonly stray: number;
  /** How many of these have been put right. */
  readonly repaired: number;
}

/** How a rebuild goes about it. */
export interface Rebuilding {
  /** Puts right what it finds; else it only reports. */
  readonly repair: boolean;
  /** In how many parts the table is read at once. */
  readonly segments?: number;
}

type Count = { -readonly [Figure in keyof Rebuilt]: number };

/** What is to be put right, once all has been looked at. */
interface Repair {
  readonly matchId: string;
  readonly occasion: Occasion;
}

/**
 * Makes every row of every list again from the newest versions of the matches, and compares; repairs come after. Reads the whole table,
 * one match at a time in each segment. What happens meanwhile is no difference once the feed has settled.
 */
export async function rebuild(context: ListContext, { repair, segments = 4 }: Rebuilding): Promise<Rebuilt> {
  const count: Count = { matches: 0, rows: 0, missing: 0, different: 0, stray: 0, repaired: 0 };
  const parts = Array.from({ length: segments }, (_, segment) => ({ segment, of: segments }));
  const repairs = (await Promise.all(parts.map((part) => compare(context, part, count)))).flat();
  if (!repair) return count;
  const reconciling = { ...context, inTurn: createTurns() };
  for (const { matchId, occasion } of repairs) {
    const newest = await context.store.newest(matchId);
    await reconcile(reconciling, { matchId, newest }, occasion);
  }
  return { ...count, repaired: count.missing + count.different + count.stray };
}

/** Compares everything in a segment, and counts it. */
async function compare(context: ListContext, segment: Segment, count: Count): Promise<readonly Repair[]> {
  const repairs: Repair[] = [];
  for await (const { matchId, row } of context.rows.scan(segment)) {
    const checked = row === undefined ? await checkMatch(context, matchId) : await checkRow(context, matchId, row);
    count.matches += row === undefined ? 1 : 0;
    count.rows += checked.rows;
    tally(count, checked.differences);
    if (checked.differences.length > 0) repairs.push({ matchId, occasion: checked.occasion });
  }
  return repairs;
}

interface Checked {
  readonly rows: number;
  readonly differences: readonly Difference[];
  readonly occasion: Occasion;
}

/** Compares all rows that a match must have. */
async function checkMatch(context: ListContext, matchId: string): Promise<Checked> {
  const occasion = { persons: 'everyone' } as const;
  const slots = slotsFor(await context.store.newest(matchId), occasion);
  const rows = slots.filter(({ text }) => text !== undefined).length;
  return { rows, differences: await differencesIn(context, slots), occasion };
}

/** A row that its match does not look at itself is a stray. */
async function checkRow(context: ListContext, matchId: string, row: Key): Promise<Checked> {
  const occasion = { persons: 'everyone', strays: [row] } as const;
  const newest = await context.store.newest(matchId);
  const looked = new Set(slotsFor(newest, { persons: 'everyone' }).map(({ key }) => keyName(key)));
  const strays = looked.has(keyName(row)) ? [] : [{ key: row, text: undefined }];
  return { rows: 0, differences: strays.length === 0 ? [] : await differencesIn(context, strays), occasion };
}

/** Counts what differs. */
function tally(count: Count, differences: readonly Difference[]): void {
  for (const { was, will } of differences.flatMap((difference) => difference.writes)) {
    if (will === undefined) count.stray += 1;
    else if (was === undefined) count.missing += 1;
    else count.different += 1;
  }
}
