import type { Game } from '../../engine/kernel/game.ts';
import { deny } from '../../engine/match/codes.ts';
import { isLanguage, refuseLanguage, speaks } from '../../engine/match/listing.ts';
import type { Speed } from '../../engine/match/match.ts';
import type { PublicList } from '../../store/lists/row-keys.ts';
import { shardPartitions } from '../../store/lists/row-keys.ts';
import type { RowStore } from '../../store/lists/row-store.ts';
import type { Refused } from '../answers.ts';
import { refusedBy } from '../answers.ts';
import type { ListAnswer, ListAsk, Part, Placed } from './list-page.ts';
import { readList } from './list-page.ts';
import { mergeShards } from './merge-shards.ts';
import { summaryIn } from './rows.ts';
import type { MatchSummary } from './summary.ts';

/** What is looked for. What is not said may be anything. */
export interface Filter {
  readonly game?: string;
  /** How many seats the match has. */
  readonly seats?: number;
  /** `en` finds `en-GB` too. */
  readonly language?: string;
  readonly speed?: Speed;
}

/** A question about the matches that anyone may see in a list. */
export interface PublicAsk extends ListAsk, Filter {
  /** `open`: lobbies with a free seat, the newest first. `finished`: with results, the one that ended last first. */
  readonly list: PublicList;
}

/** What public lists are read with. */
export interface Reader {
  readonly rows: RowStore;
  /** The games that are played, in all versions of their rules. */
  readonly games: readonly Pick<Game, 'name' | 'seats'>[];
}

/** A question that few matches answer is not looked for in more rows than this: its page may be short, and says where to go on. */
const mostRead = 500;

/**
 * Reads a public list. Refused as every list, and for what no match can be: GAME_UNKNOWN {game}, SEATS_OUT_OF_RANGE {seats, min, max},
 * LANGUAGE_MALFORMED {language, expected}.
 */
export async function publicMatches(reader: Reader, ask: PublicAsk): Promise<ListAnswer<MatchSummary>> {
  const { list, game, seats, language, speed } = ask;
  const refusal = refusalOf(reader, ask);
  if (refusal !== undefined) return refusal;
  const reading = {
    list,
    question: [game ?? '', seats ?? 0, language ?? '', speed ?? ''],
    revision: () => reader.rows.revisions(list, game),
    part: (after: string | undefined, count: number) => partOf(reader, ask, after, count),
  };
  return await readList(reading, ask);
}

function refusalOf(reader: Reader, { game, seats, language }: PublicAsk): Refused | undefined {
  const games = reader.games.filter(({ name }) => game === undefined || name === game);
  if (game !== undefined && games.length === 0) return refusedBy(deny('GAME_UNKNOWN', { game: game.slice(0, 40) }));
  const min = Math.min(...games.map((each) => each.seats.min));
  const max = Math.max(...games.map((each) => each.seats.max));
  if (seats !== undefined && (seats < min || seats > max)) {
    return refusedBy(deny('SEATS_OUT_OF_RANGE', { seats, min, max }));
  }
  return language === undefined || isLanguage(language) ? undefined : refusedBy(refuseLanguage(language));
}

async function partOf(
  { rows, games }: Reader,
  ask: PublicAsk,
  after: string | undefined,
  count: number,
): Promise<Part<MatchSummary>> {
  const asked = ask.game === undefined ? [...new Set(games.map(({ name }) => name))] : [ask.game];
  const partitions = asked.flatMap((game) => shardPartitions(ask.list, game));
  const entries: Placed<MatchSummary>[] = [];
  let read = 0;
  for await (const { sort, text } of mergeShards(rows, { partitions, after, count })) {
    const node = summaryIn(text);
    if (answers(node, ask)) entries.push({ place: sort, node });
    read += 1;
    if (entries.length === count) break;
    if (read === mostRead) return { entries, stoppedAt: sort };
  }
  return { entries };
}

function answers(match: MatchSummary, { seats, language, speed }: Filter): boolean {
  if (seats !== undefined && match.seats.length !== seats) return false;
  if (language !== undefined && !speaks(match.language, language)) return false;
  return speed === undefined || match.speed === speed;
}
