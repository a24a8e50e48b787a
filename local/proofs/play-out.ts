import { canonical } from '../../engine/kernel/canonical.ts';
import { awaited } from '../../engine/kernel/decision.ts';
import type { Drawn } from '../../engine/kernel/draw.ts';
import { drawSource, matchKey } from '../../engine/kernel/draw.ts';
import type { Game, Outcome } from '../../engine/kernel/game.ts';
import { bytesOf, sha256 } from '../../engine/kernel/hash.ts';
import { known } from '../../engine/kernel/invariant.ts';
import type { Move } from '../../engine/kernel/play-list.ts';
import { playList } from '../../engine/kernel/play-list.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { EventShape, Look } from '../../engine/kernel/table.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { isViolation } from '../../engine/kernel/violation.ts';

/** A match that bots play in the engine alone: no server, no store. */
export interface PlayOut {
  readonly game: Game;
  /** As they are given on creation: JSON. */
  readonly options: unknown;
  /** The name of the bot of each seat. */
  readonly bots: readonly string[];
  /** Draws and bots follow from it. */
  readonly seed: string;
  /** No more submissions than this; 100,000 if not given. */
  readonly most?: number;
}

/** One accepted submission. */
export interface Step {
  readonly before: Look<unknown, unknown>;
  readonly move: Move;
  readonly state: unknown;
  readonly events: readonly EventShape[];
  readonly drawn: readonly Drawn[];
}

/** How a match ended. Without an outcome it was cut off. */
export interface PlayedOut {
  readonly steps: number;
  readonly last: Look<unknown, unknown>;
  readonly outcome?: Outcome;
}

/** A bot did what the rules refuse, although every action that it is offered is legal; or the options are refused. */
export class PlayOutFault extends Error {
  override readonly name = 'PlayOutFault';
  constructor(seed: string, step: number, what: string, violation: Violation) {
    super(`seed ${seed}, step ${step}: ${what}: ${violation.code} ${JSON.stringify(violation.facts)}`);
  }
}

/** Plays a match to its end, one action per submission. `each` sees every step. Throws {@link PlayOutFault}. */
export function playOut(setting: PlayOut, each: (step: Step) => void = () => undefined): PlayedOut {
  const { game, bots, seed, most = 100_000 } = setting;
  const begun = begin(setting);
  const { key } = begun;
  let { position, counters } = begun;
  for (let step = 0; step < most; step += 1) {
    const [decision] = awaited(game.awaiting(position));
    if (decision === undefined) return ended(game, position, step);
    const { seat, id } = decision;
    const bot = known(game.bots[known(bots[seat], `bot of seat ${seat}`)], `bot of seat ${seat}`);
    const view = game.view(position, { kind: 'seat', seat });
    const action = bot(view, game.legal(position, seat), randomFrom(canonical([seed, id])));
    const move = { seat, actions: [action] };
    const played = playList(game, position, move, drawSource(key, counters));
    if (isViolation(played)) throw new PlayOutFault(seed, step, JSON.stringify(action), played);
    each({ before: position, move, state: played.state, events: played.events, drawn: played.drawn });
    position = { state: played.state, options: position.options };
    counters = played.counters;
  }
  return { steps: most, last: position };
}

function begin({ game, options: raw, bots, seed }: PlayOut) {
  const options = game.options(raw, bots.length);
  if (isViolation(options)) throw new PlayOutFault(seed, 0, 'the options', options);
  const secret = known(bytesOf(sha256(canonical(['play-out', seed]))), 'digest');
  const terms = { matchId: seed, rulesVersion: game.rulesVersion, options: raw, words: bots.map(() => null) };
  const key = matchKey(secret, terms);
  const source = drawSource(key, {});
  const state = game.setup(options, bots.length, source.draw, () => undefined);
  return { key, position: { state, options } as Look<unknown, unknown>, counters: source.counters };
}

function ended(game: Game, last: Look<unknown, unknown>, steps: number): PlayedOut {
  const outcome = game.outcome(last);
  return { steps, last, ...(outcome === undefined ? {} : { outcome }) };
}
