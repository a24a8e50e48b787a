import type { RowStore } from '../../store/lists/row-store.ts';
import type { OpenDecision } from '../../store/matches/version-item.ts';
import type { Person } from '../identity.ts';
import { activeMatches } from './own-lists.ts';

/** Which part of a person's log. */
export interface TurnsAsk {
  /** The entries after this one; nothing: from now on. */
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

/** How often the open decisions are read again while the log goes on. */
const mostTries = 5;

/**
 * Reads on in a person's log. Entries have no gaps, so that answers join: each covers exactly the entries after the one before. Who
 * comes with a number that the log has not reached gets all that is open now, once.
 */
export async function readTurns(rows: RowStore, { person }: Person, { after, limit }: TurnsAsk): Promise<TurnsRead> {
  const newest = await rows.newestEntry(person);
  if (after === undefined || after === newest) return { after: newest, cursor: newest, newest, turns: [] };
  if (after < 0 || after > newest) return await openTurns(rows, person, { after, newest });
  const cursor = Math.min(newest, after + limit);
  const entries = await rows.entries(person, { after, to: cursor });
  const turns = entries.flatMap(({ n, matchId, turns: opened }) =>
    opened.map((decision) => ({ n, matchId, decision })),
  );
  return { after, cursor, newest, turns };
}

/** All that is open, as of an entry between whose reading and theirs nothing has changed. */
async function openTurns(
  rows: RowStore,
  person: string,
  asked: { readonly after: number; readonly newest: number },
): Promise<TurnsRead> {
  let { newest } = asked;
  for (let tried = 1; ; tried++) {
    const matches = await activeMatches(rows, person);
    const now = await rows.newestEntry(person);
    if (now === newest || tried === mostTries) {
      const turns = matches.flatMap(({ matchId, own }) =>
        own.decisions.map((decision) => ({ n: newest, matchId, decision })),
      );
      return { after: asked.after, cursor: newest, newest, turns };
    }
    newest = now;
  }
}
