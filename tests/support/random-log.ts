/** Whole matches played at random through the door: acts, replaced bids, undos, agreements, resignations. */
import { awaited } from '../../engine/kernel/decision.ts';
import { sample } from '../../engine/kernel/forms.ts';
import { known } from '../../engine/kernel/invariant.ts';
import type { Random } from '../../engine/kernel/random.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { decisionsOf, legalFor } from '../../engine/match/look.ts';
import type { Command, Match } from '../../engine/match/match.ts';
import type { Log, Who } from './log.ts';
import { newest, raw, registry, say, started } from './log.ts';

/** How a random match goes. */
export interface RandomPlan {
  readonly game: 'tictactoe' | 'ladder';
  readonly seats: number;
  readonly seed: string;
  /** Stops here, over or not. */
  readonly bound: number;
}

/** A random match: one move in three is an undo, where one is offered. */
export function randomLog({ game, seats, seed, bound }: RandomPlan): Log {
  const random = randomFrom(seed);
  let log = started(seats, {}, game);
  while (newest(log).match.phase === 'playing' && log.length < bound) {
    const [who, command] = nextMove(newest(log).match, random);
    log = say(log, who, command);
  }
  return log;
}

function nextMove(match: Match, random: Random): readonly [Who, Command] {
  const chance = random(100);
  const undoing = match.undo === undefined ? undefined : personAt(match, match.undo.seat);
  if (undoing !== undefined && chance < 33) return [undoing, { kind: 'undo' }];
  const staying = match.seats.flatMap((_, seat) => personAt(match, seat) ?? []);
  const agreeing = staying.find((name) => !match.endAgreed.some((seat) => match.seats[seat]?.name === name));
  if (agreeing !== undefined && chance >= 97) return [agreeing, { kind: 'agreeEnd' }];
  if (staying.length > 2 && chance === 96)
    return [known(staying[random(staying.length)], 'person'), { kind: 'resign' }];
  const open = decisionsOf(registry, match);
  // Now and then a sealed answer is replaced.
  const asked = chance % 5 === 0 ? open : awaited(open);
  const { id, seat } = known(asked[random(asked.length)], 'decision');
  const forms = legalFor(registry, match, seat);
  const action = sample(known(forms[random(forms.length)], 'form'), random);
  return [personAt(match, seat) ?? { kind: 'clock', seat }, raw([action], random(2) === 0 ? id : undefined)];
}

/** The name of the person in a seat who has not resigned. */
function personAt(match: Match, seat: number): string | undefined {
  const occupant = match.seats[seat];
  return occupant?.resigned === true ? undefined : occupant?.name;
}
