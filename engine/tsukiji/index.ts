import type { ActionShape } from '../kernel/catalogue.ts';
import type { Decision } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { isViolation, type Violation } from '../kernel/violation.ts';
import { bots } from './bots/index.ts';
import { tsukijiCatalogue } from './catalogue.ts';
import { actingSeats, findRule, formsFor } from './dispatch.ts';
import { seeEvent, type TsukijiEvent } from './events.ts';
import { fallbackFor } from './fallback.ts';
import type { Options, TsukijiLook, TsukijiTable } from './market.ts';
import { parseOptions } from './options/match-options.ts';
import { type Moment, momentOf } from './rule.ts';
import { scoreMatch } from './rules/scoring.ts';
import { settle } from './rules/settle.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { narrate } from './text/en.ts';
import terms from './text/terms.json' with { type: 'json' };
import { countInteraction } from './verbs/markets.ts';
import { agreeToEnd, countCommand } from './verbs/turn.ts';
import { type TsukijiView, viewFor } from './views/view.ts';

/** The options of a match as they are told to clients. */
export { optionsShape as tsukijiOptions } from './options/match-options.ts';

/** What the match waits for. Ids carry a serial that every step of the active player and every opening of bids raises. */
function awaiting(look: TsukijiLook): readonly Decision[] {
  const { pending, serial } = look.state;
  if (pending?.kind === 'bidding') {
    return actingSeats(look).map((seat) => ({
      id: `bid-${pending.id}-${seat}`,
      seat,
      kind: 'bid',
      sealed: true,
      ...(pending.bids[seat] === undefined ? {} : { answered: true as const }),
    }));
  }
  const kind = kinds[momentOf(look)] ?? 'turn';
  return actingSeats(look).map((seat) => ({ id: `${kind}-${serial}`, seat, kind, sealed: false }));
}

/** What a decision is called that is not about a turn. */
const kinds: { readonly [M in Moment]?: string } = { naming: 'winner', asking: 'answer', window: 'window' };

/** Plays one action: the rule, then all that follows from it by itself. */
function apply(table: TsukijiTable, seat: number, action: ActionShape): Violation | undefined {
  const rule = findRule(table, seat, action);
  if (isViolation(rule)) return rule;
  countCommand(table, seat);
  if (rule.interaction === true) countInteraction(table, action.type);
  rule.run(table, seat, action);
  settle(table);
  return undefined;
}

/** Tokyo Tsukiji Market, the base game for 2 to 6 players. */
export const tsukiji: Game<State, ActionShape, Options, TsukijiView, TsukijiEvent> = {
  name: 'tsukiji',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  catalogue: tsukijiCatalogue,
  bots,
  terms,
  options: parseOptions,
  setup: (options, _seats, draw, tell) => setUp(options, draw, tell),
  awaiting,
  legal: formsFor,
  apply,
  fallback: fallbackFor,
  conclude: (table) => scoreMatch(table, 'agreed'),
  agree: agreeToEnd,
  view: viewFor,
  see: seeEvent,
  narrate,
  outcome: ({ state }) => state.outcome,
};
