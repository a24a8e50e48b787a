/** Step B: after a turn, boards may let other seats buy, one after the other (TX-TURN-01, TX-INFL-05). */
import { action } from '../../kernel/catalogue.ts';
import { plainForm } from '../../kernel/form.ts';
import { at, marketOf } from '../ask.ts';
import type { MarketId } from '../catalog/ids.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { closing, defineRule } from '../rule.ts';
import { acting } from '../verbs/markets.ts';
import { closeWindow, openWindow } from '../verbs/turn.ts';

interface Next {
  readonly market: MarketId;
  readonly seat: number;
}

/** Whose window is next after the turn that has just ended, by leave of which board. */
function nextWindow(look: TsukijiLook): Next | undefined {
  for (const market of look.state.order) {
    const seat = marketOf(look, market).windows?.next(at(look, market), look.state.turn.seat);
    if (seat !== undefined) return { market, seat };
  }
  return undefined;
}

function over(table: TsukijiTable, market: MarketId): void {
  marketOf(table, market).windows?.over(acting(table, market), table.state.turn.seat);
}

/** Opens the next window, if there is one. Where nothing at all is on sale in other Ports, it is over at once (TX-RUL-63). */
export function followWithWindow(table: TsukijiTable): boolean {
  const next = nextWindow(table);
  if (next === undefined) return false;
  const { market, seat } = next;
  const onSale = table.state.players.some((player, owner) => owner !== seat && player.items.length > 0);
  if (onSale) openWindow(table, seat, market);
  else over(table, market);
  return true;
}

/** WINDOW_END (TX-INFL-05). */
export const windowEnd = defineRule('windowEnd', action('End your purchases after the turn of another player.', {}), {
  moments: ['window'],
  closing,
  forms: () => [plainForm('windowEnd')],
  check: () => undefined,
  run(table, seat) {
    const { activity } = table.state;
    if (activity?.kind !== 'window') return;
    closeWindow(table, seat, activity.market);
    over(table, activity.market);
  },
});
