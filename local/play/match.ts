/** One match between bots, played through the public API alone: each seat has its own token and sees what it may see. */
import { canonical } from '../../engine/kernel/canonical.ts';
import type { Placing } from '../../engine/kernel/game.ts';
import { sha256 } from '../../engine/kernel/hash.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { printAction } from '../../engine/kernel/notation.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { Registry } from '../../engine/match/registry.ts';
import { verifyExport } from '../../engine/match/verify.ts';
import { type Answered, type Api, connect, type Seen } from './api.ts';
import type { PlaySettings } from './settings.ts';

/** Where the match is played. */
export interface Table {
  readonly url: string;
  mint(person: string, name: string): Promise<string>;
}

/** What came of a match. `problems` lists whatever should not have happened. */
export interface Result {
  readonly matchId: string;
  readonly versions: number;
  readonly placings: readonly Placing[];
  readonly stateHash: string;
  readonly problems: readonly string[];
  readonly export: unknown;
}

/** The match after each accepted submission, as whoever submitted it sees it. */
export type Onlooker = (seen: Seen) => Promise<void> | void;

/** What the play needs beside its settings. */
export interface Surroundings {
  readonly registry: Registry;
  readonly table: Table;
  readonly onlooker: Onlooker;
}

/** The match as a seat sees it. */
interface Sight {
  readonly seat: number;
  readonly seen: Seen;
}

/** Plays a match to its end and verifies its export. Stops with a problem at the first refusal. */
export async function playMatch(settings: PlaySettings, { registry, table, onlooker }: Surroundings): Promise<Result> {
  const seats = await Promise.all(
    settings.bots.map(async (_, seat) => connect(table.url, await table.mint(personIn(seat), nameOf(seat)))),
  );
  const problems: string[] = [];
  let sight: Sight = { seat: 0, seen: await seated(settings, seats) };
  await onlooker(sight.seen);
  for (let move = 1; sight.seen.phase === 'PLAYING' && problems.length === 0; move += 1) {
    sight = await sightOfNext(seats, sight);
    problems.push(...problemsOf(sight.seen));
    const answer = await seats[sight.seat]?.submit('act', { ...moveOf(settings, sight), moveId: `move-${move}` });
    if (answer?.match === undefined) problems.push(`version ${sight.seen.version}: ${refusalText(answer)}`);
    else sight = { ...sight, seen: answer.match };
    await onlooker(sight.seen);
  }
  return await resultOf(registry, known(seats[0], 'a seat'), sight.seen, problems);
}

/** The person who plays a seat. */
export function personIn(seat: number): string {
  return `seat-${seat}`;
}

/** The word that a seat says on joining. */
export function wordOf({ seed }: Pick<PlaySettings, 'seed'>, seat: number): string {
  return `${seed.slice(0, 40)}-${seat}`;
}

const names = ['Aki', 'Ben', 'Chiyo', 'Daiki', 'Emi', 'Fumio'];

function nameOf(seat: number): string {
  return names[seat] ?? `Seat ${seat}`;
}

/** Creates the match, takes every seat and starts it. Every seat says a word: they are mixed into the draws. */
async function seated(settings: PlaySettings, seats: readonly Api[]): Promise<Seen> {
  const { game, options, bots } = settings;
  const [organizer, ...guests] = seats;
  const creation = { moveId: 'create', game: game.name, seats: bots.length, options, word: wordOf(settings, 0) };
  let seen = accepted(await organizer?.submit('createMatch', creation));
  for (const [index, guest] of guests.entries()) {
    const seat = index + 1;
    const joining = {
      moveId: 'join',
      matchId: seen.id,
      expectedVersion: seen.version,
      seat,
      word: wordOf(settings, seat),
    };
    seen = accepted(await guest.submit('joinMatch', joining));
  }
  const starting = { moveId: 'start', matchId: seen.id, expectedVersion: seen.version };
  return accepted(await organizer?.submit('startMatch', starting));
}

function accepted(answer: Answered | undefined): Seen {
  if (answer?.match === undefined) throw new Error(refusalText(answer));
  return answer.match;
}

function refusalText(answer: Answered | undefined): string {
  return answer !== undefined && 'code' in answer
    ? `${answer.__typename}: ${answer.code} ${canonical(answer.facts)}`
    : 'no answer';
}

/** What the first seat that is awaited sees. Who acted last has been told in the answer; another seat has to look. */
async function sightOfNext(seats: readonly Api[], last: Sight): Promise<Sight> {
  const { seat } = awaitedOf(last.seen);
  return seat === last.seat ? last : { seat, seen: await known(seats[seat], `seat ${seat}`).look(last.seen.id) };
}

function awaitedOf({ decisions }: Seen): Seen['decisions'][number] {
  return known(
    decisions.find(({ answered }) => !answered),
    'a decision',
  );
}

function problemsOf({ version, viewJson, viewHash, legal }: Seen): readonly string[] {
  return [
    ...(viewJson !== null && sha256(viewJson) === viewHash
      ? []
      : [`version ${version}: the view does not have its hash`]),
    ...(legal.length > 0 ? [] : [`version ${version}: nothing is legal for the seat that is awaited`]),
  ];
}

/** What the bot of a seat does, as a submission: its action in the text notation. */
function moveOf({ game, bots, seed }: PlaySettings, { seat, seen }: Sight): { readonly [field: string]: unknown } {
  const { id: decisionId } = awaitedOf(seen);
  const bot = known(game.bots[bots[seat] ?? ''], `bot of seat ${seat}`);
  const forms = seen.legal.map(({ json }) => json);
  const action = bot(JSON.parse(seen.viewJson ?? 'null'), forms, randomFrom(canonical(['play', seed, decisionId])));
  const text = [printAction(game.catalogue, action)];
  return { matchId: seen.id, expectedVersion: seen.version, decisionId, text };
}

async function resultOf(registry: Registry, api: Api, seen: Seen, problems: readonly string[]): Promise<Result> {
  const finished = await api.finished(seen.id);
  const verified = finished.export === null ? undefined : verifyExport(registry, finished.export);
  return {
    matchId: seen.id,
    versions: finished.version,
    placings: finished.outcome?.placings ?? [],
    stateHash: (finished.export as { readonly stateHash?: string } | null)?.stateHash ?? '',
    export: finished.export,
    problems: [
      ...problems,
      ...(verified === undefined ? ['the match is not over'] : []),
      ...(verified?.problems ?? []).map(({ code, facts }) => `export: ${code} ${canonical(facts)}`),
    ],
  };
}
