import type { ActionShape } from '../engine/kernel/catalogue.ts';
import { parseNotations } from '../engine/kernel/notation.ts';
import type { Violation } from '../engine/kernel/violation.ts';
import { isViolation, refuse } from '../engine/kernel/violation.ts';
import type { Match } from '../engine/match/match.ts';
import type { Registry } from '../engine/match/registry.ts';
import { rulesOf } from '../engine/match/rules.ts';

/** Actions as a client gives them: of one game, or as text in the notation of whichever game the match is of. */
export type GivenActions =
  | { readonly kind: 'typed'; readonly game: string; readonly actions: readonly ActionShape[] }
  | { readonly kind: 'text'; readonly lines: readonly string[] };

/**
 * The given actions as actions of the match's game. Their fields are checked where they are applied.
 * Refused `input.game` {given, played}, or `notation.unreadable` with the number of its line.
 */
export function actionsOf(registry: Registry, match: Match, given: GivenActions): readonly ActionShape[] | Violation {
  if (given.kind === 'typed') {
    return given.game === match.game ? given.actions : refuse('input.game', { given: given.game, played: match.game });
  }
  const { catalogue } = rulesOf(registry, match).game;
  const actions: ActionShape[] = [];
  for (const [line, text] of given.lines.entries()) {
    const parsed = parseNotations(catalogue, text);
    if (isViolation(parsed)) return refuse(parsed.code, { ...parsed.facts, line });
    actions.push(...parsed);
  }
  return actions;
}
