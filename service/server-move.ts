import { canonical } from '../engine/kernel/canonical.ts';
import type { ActionShape } from '../engine/kernel/catalogue.ts';
import type { Decision } from '../engine/kernel/decision.ts';
import { awaited } from '../engine/kernel/decision.ts';
import { hexOf } from '../engine/kernel/hash.ts';
import { known } from '../engine/kernel/invariant.ts';
import type { Random } from '../engine/kernel/random.ts';
import { randomFrom } from '../engine/kernel/random.ts';
import { decisionsOf, legalFor, viewMatch } from '../engine/match/look.ts';
import type { Actor, Match, Submission } from '../engine/match/match.ts';
import { positionOf, rulesOf } from '../engine/match/rules.ts';
import type { Context } from './context.ts';

/** What moving for a seat takes from outside: the games, and randomness for the bots. */
export type Moving = Pick<Context, 'registry' | 'randomBytes' | 'seed'>;

/** True if the server moves for any seat: a bot's, or of somebody who has resigned. Persons need nobody to move for them. */
export function servesSeats({ seats }: Match): boolean {
  return seats.some((occupant) => occupant?.bot !== undefined || occupant?.resigned === true);
}

/** What the server does next in a match: the answer of a bot or of a resigned seat to the first open decision of one. */
export function nextServerMove(context: Moving, match: Match): Submission | undefined {
  for (const decision of awaited(decisionsOf(context.registry, match))) {
    const occupant = match.seats[decision.seat];
    if (occupant?.resigned === true) return clockMove(context, match, decision);
    if (occupant?.bot !== undefined) return botMove(context, match, decision, occupant.bot);
  }
  return undefined;
}

/** A bot sees the view of its seat and what the seat may do, and has its own randomness: nothing that the draws come from. */
function botMove(context: Moving, match: Match, decision: Decision, bot: string): Submission {
  const { seat, id } = decision;
  const { registry } = context;
  const { game } = rulesOf(registry, match);
  const move = known(game.bots[bot], `bot ${bot} of ${match.game}`);
  const view = viewMatch(registry, match, { kind: 'seat', seat });
  const action = move(view, legalFor(registry, match, seat), randomnessFor(context, match, decision));
  return answering(match, decision, { actor: { kind: 'bot', seat }, moveId: `bot:${id}`, action });
}

/** A seat that has resigned plays what is played when time runs out. */
function clockMove({ registry }: Moving, match: Match, decision: Decision): Submission {
  const rules = rulesOf(registry, match);
  const { seat, id } = decision;
  // A match gives out ids that begin with the number of its undos; the game knows them without.
  const own = { ...decision, id: id.slice(id.indexOf('.') + 1) };
  const action = rules.game.fallback(positionOf(rules, match), own);
  return answering(match, decision, { actor: { kind: 'clock', seat }, moveId: `clock:${id}`, action });
}

interface Answering {
  readonly actor: Actor;
  readonly moveId: string;
  readonly action: ActionShape;
}

function answering(match: Match, { id }: Decision, { actor, moveId, action }: Answering): Submission {
  const command = { kind: 'act', decisionId: id, actions: [action] } as const;
  return { matchId: match.id, moveId, expectedVersion: match.version, actor, command };
}

function randomnessFor({ seed, randomBytes }: Moving, match: Match, { id }: Decision): Random {
  const source = seed ?? hexOf(randomBytes(32));
  return randomFrom(canonical(['uogashi-bot', source, match.id, id]));
}
