import { fishingOf, isDocked, marketOf, playerAt } from '../ask.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import type { Boat } from '../state.ts';
import { sendHome } from '../verbs/boats.ts';
import { acting } from '../verbs/markets.ts';
import { layOnYard } from '../verbs/yards.ts';

/** A lent boat that has come to a dock in this Fishing action: its voyage is over (TX-RENT-05). */
export function backFromVoyage(look: TsukijiLook): Boat | undefined {
  const activated = fishingOf(look)?.activated ?? [];
  if (activated.length === 0) return undefined;
  return playerAt(look, look.state.turn.seat).boats.find(
    (boat) => boat.lent !== undefined && isDocked(boat) && activated.includes(boat.id),
  );
}

/** The boat goes back to the board that it came from, once it is unloaded and its auctions are over (TX-RENT-05). */
export function goHome(table: TsukijiTable, { id, lent }: Boat): void {
  if (lent === undefined) return;
  layOnYard(table, lent.origin, sendHome(table, table.state.turn.seat, id, lent.origin));
  marketOf(table, lent.by).cameHome?.(acting(table, lent.by));
}
