import { at, boardInPlay, marketOf } from '../ask.ts';
import type { MarketId } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { drawMarket, useUp } from '../verbs/markets.ts';

/** What becomes of a board that is used up: it stays open as `collapsed`, or is `closed` (TV-COLLAPSE-02). */
function sideOf(look: TsukijiLook, id: MarketId): 'collapsed' | 'closed' {
  const sides: { readonly [id: string]: string } = print(look, 'collapse.sides');
  return sides[id] === 'closed' ? 'closed' : 'collapsed';
}

/** The first board, by entry into play, that has just been used up. */
function justUsedUp(look: TsukijiLook): MarketId | undefined {
  return look.state.order.find((id) => {
    const { usedUp } = marketOf(look, id);
    return usedUp !== undefined && boardInPlay(look, id).side === undefined && usedUp(at(look, id));
  });
}

/** After every atomic step: each External Market that is used up, once, brings a new one (TV-COLLAPSE-03). */
export function checkCollapse(table: TsukijiTable): void {
  if (!table.options.collapse) return;
  for (let id = justUsedUp(table); id !== undefined; id = justUsedUp(table)) {
    useUp(table, id, sideOf(table, id));
    drawMarket(table, 'external');
  }
}
