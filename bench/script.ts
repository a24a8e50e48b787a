/** What seats do in a match, recorded before it is measured: the same seed makes the same match on every server. */
import { known } from '../engine/kernel/invariant.ts';
import { printAction } from '../engine/kernel/notation.ts';
import { randomFrom } from '../engine/kernel/random.ts';
import type { Match } from '../engine/match/match.ts';
import { registry } from '../engine/registry.ts';
import type { Answer } from '../service/answers.ts';
import type { Person } from '../service/identity.ts';
import type { MatchLook } from '../service/match-look.ts';
import { createServices, type Services } from '../service/services.ts';
import { memoryStore, nowhere, silence } from './memory-store.ts';

export const gameName = 'tsukiji';
export const seats = 4;
export const persons: readonly Person[] = Array.from({ length: seats }, (_, seat) => ({
  person: `seat-${seat}`,
  name: `Seat ${seat}`,
}));

/** One submission of one seat: an action in the text notation. */
export interface Line {
  readonly seat: number;
  readonly text: string;
}

/** A match by the number in its moveIds, its first submissions, and how it stood after them. */
export interface Script {
  readonly number: number;
  readonly lines: readonly Line[];
  readonly match: Match;
}

/** Records matches of greedy seats, `length` submissions of each or up to their end. */
export async function record(seed: string, matches: number, length: number): Promise<readonly Script[]> {
  const store = memoryStore();
  const services = createServices({
    store,
    messages: silence,
    rows: nowhere,
    registry,
    now: () => new Date(),
    randomBytes: (count) => new Uint8Array(count),
    seed,
  });
  const scripts: Script[] = [];
  for (let number = 0; number < matches; number += 1) {
    const begun = await begin(services, number);
    const lines = await play(services, begun, length);
    const newest = known(await store.newest(begun.id), `match ${number}`);
    scripts.push({ number, lines, match: newest.match });
  }
  return scripts;
}

async function begin(services: Services, number: number): Promise<MatchLook> {
  const [organizer, ...guests] = persons;
  const creation = { moveId: moveIdOf('create', number), game: gameName, seats, bots: [], sit: {} } as const;
  let match = accepted(await services.createMatch(known(organizer, 'organizer'), { ...creation, access: 'public' }));
  for (const guest of guests) {
    const joining = { matchId: match.id, moveId: moveIdOf('join', number), expectedVersion: match.version };
    match = accepted(await services.joinMatch(guest, joining));
  }
  const starting = { matchId: match.id, moveId: moveIdOf('start', number), expectedVersion: match.version };
  return accepted(await services.startMatch(known(organizer, 'organizer'), starting));
}

export function moveIdOf(what: string, number: number): string {
  return `${what}-${number}`;
}

async function play(services: Services, { id }: MatchLook, length: number): Promise<readonly Line[]> {
  const game = known(registry[gameName], gameName);
  const bot = known(game.bots.greedy, 'bot');
  const lines: Line[] = [];
  while (lines.length < length) {
    const decision = (await services.lookMatch(undefined, id))?.decisions.find(({ answered }) => answered !== true);
    if (decision === undefined) break;
    const { seat } = decision;
    const person = known(persons[seat], `seat ${seat}`);
    const look = known(await services.lookMatch(person, id), 'match');
    const text = printAction(game.catalogue, bot(look.view(), look.legal(), randomFrom(decision.id)));
    const move = { matchId: id, moveId: moveIdOf('move', lines.length), expectedVersion: look.version };
    accepted(await services.act(person, { ...move, given: { kind: 'text', lines: [text] } }));
    lines.push({ seat, text });
  }
  return lines;
}

function accepted(answer: Answer): MatchLook {
  if (!answer.ok) throw new Error(`refused: ${answer.code}`);
  return answer.match;
}
