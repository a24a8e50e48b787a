import type { RowStore } from '../../store/lists/row-store.ts';
import type { OpenDecision } from '../../store/matches/version-item.ts';
import type { Person } from '../identity.ts';

/** Which part of a person's log. */
export interface TurnsAsk {
  /** The entries after this one, 0 or more; nothing: from now on. */
  readonly after?: number;
  /** At most so many entries: the next question goes on from where the answer ends. */
  readonly limit: number;
}

/** A decision that opened for a person with entry n of their log. */
export interface Turn {
  readonly n: number;
  readonly matchId: string;
  readonly decision: OpenDecision;
}

/** What opened for a person after entry `after` up to entry `cursor`: the next question goes on from there. */
export interface TurnsRead {
  readonly after: number;
  readonly cursor: number;
  /** The newest entry that there is. */
  readonly newest: number;
  readonly turns: readonly Turn[];
}

/**
 * Reads on in a person's log. Entries have no gaps, so that answers join: each covers exactly the entries after the one before. After
 * an entry that is not there yet nothing has opened.
 */
export async function readTurns(rows: RowStore, { person }: Person, { after, limit }: TurnsAsk): Promise<TurnsRead> {
  const newest = await rows.newestEntry(person);
  if (after === undefined || after >= newest) {
    const cursor = after ?? newest;
    return { after: cursor, cursor, newest, turns: [] };
  }
  const cursor = Math.min(newest, after + limit);
  const entries = await rows.entries(person, { after, to: cursor });
  const turns = entries.flatMap(({ n, matchId, turns: opened }) =>
    opened.map((decision) => ({ n, matchId, decision })),
  );
  return { after, cursor, newest, turns };
}
