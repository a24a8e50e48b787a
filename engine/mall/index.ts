import type { Game } from '../kernel/game.ts';
import { isViolation, type Violation } from '../kernel/violation.ts';
import { type MallAction, mallCatalogue } from './actions.ts';
import { bots } from './bots/index.ts';
import { decisionsIn } from './decisions.ts';
import { findRule, formsFor, isCorrection } from './dispatch.ts';
import { type MallEvent, seeEvent } from './events.ts';
import { fallbackFor } from './fallback.ts';
import { parseOptions } from './options/match-options.ts';
import type { MallTable, Options } from './position.ts';
import { resign } from './rules/resign.ts';
import { scoreMatch } from './rules/scoring.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { narrate } from './text/en.ts';
import terms from './text/terms.json' with { type: 'json' };
import { askAnew, closeCorrection } from './verbs/turn.ts';
import { type MallView, viewFor } from './views/view.ts';

/** The options of a match as they are told to clients. */
export { optionsShape as mallOptions } from './options/match-options.ts';

/** Plays one action: the rule, and what follows from it. A report can be corrected until the next action (MALL-DEX-04). */
function apply(table: MallTable, seat: number, action: MallAction): Violation | undefined {
  const rule = findRule(table, seat, action);
  if (isViolation(rule)) return rule;
  if (!isCorrection(table, seat, action)) closeCorrection(table);
  rule.run(table, seat, action);
  askAnew(table);
  return undefined;
}

/** The shopping-mall game, for 2 to 5 players. */
export const mall: Game<State, MallAction, Options, MallView, MallEvent> = {
  name: 'mall',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  catalogue: mallCatalogue,
  bots,
  terms,
  options: parseOptions,
  // Goods on a real table do not wait (MALL-TIME-03).
  isRealTime: ({ mode }) => mode === 'dexterity',
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
