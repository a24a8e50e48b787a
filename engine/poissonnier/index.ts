import type { Game } from '../kernel/game.ts';
import { isViolation, type Violation } from '../kernel/violation.ts';
import { type PoissonnierAction, poissonnierCatalogue } from './actions.ts';
import { bots } from './bots/index.ts';
import { decisionsIn } from './decisions.ts';
import { findRule, formsFor } from './dispatch.ts';
import { type PoissonnierEvent, seeEvent } from './events.ts';
import { fallbackFor } from './fallback.ts';
import { parseOptions } from './options/match-options.ts';
import type { Options, PoissonnierTable } from './position.ts';
import { resign } from './rules/resign.ts';
import { scoreMatch } from './rules/scoring.ts';
import { settle } from './rules/settle.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { narrate } from './text/en.ts';
import terms from './text/terms.json' with { type: 'json' };
import { askAnew } from './verbs/turn.ts';
import { type PoissonnierView, viewFor } from './views/view.ts';

export { optionsShape as poissonnierOptions } from './options/match-options.ts';

/** Plays one action: the rule, then all that follows from it by itself. */
function apply(table: PoissonnierTable, seat: number, action: PoissonnierAction): Violation | undefined {
  const rule = findRule(table, seat, action);
  if (isViolation(rule)) return rule;
  rule.run(table, seat, action);
  if (rule.replaceable !== true) askAnew(table, seat);
  settle(table);
  return undefined;
}

/** Le Poissonnier, a card game for 2 to 5 fishmongers. */
export const poissonnier: Game<State, PoissonnierAction, Options, PoissonnierView, PoissonnierEvent> = {
  name: 'poissonnier',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  catalogue: poissonnierCatalogue,
  bots,
  terms,
  options: parseOptions,
  setup: (options, _seats, draw, tell) => setUp(options, draw, tell),
  awaiting: decisionsIn,
  legal: formsFor,
  apply,
  fallback: fallbackFor,
  resign,
  conclude: (table) => scoreMatch(table, 'agreed'),
  view: viewFor,
  see: seeEvent,
  narrate,
  outcome: ({ state }) => state.outcome,
};
