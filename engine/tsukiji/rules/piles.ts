import { at, fishInPlay, fishingOf, marketOf, seatsFrom } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { countOf, one } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { changePile, returnBarrels } from '../verbs/barrels.ts';
import { openBids } from '../verbs/bids.ts';
import { drawFromBag } from '../verbs/tokens.ts';
import { checkOverfishing } from './overfishing.ts';

interface DuePile {
  readonly fish: FishId;
  readonly size: number;
}

/** The pile that is large enough for an auction and comes first (TB-FISH-07 no. 4, TB-RUL-15). */
export function duePile(look: TsukijiLook): DuePile | undefined {
  const piles = fishingOf(look)?.piles ?? {};
  const due = fishInPlay(look).flatMap((fish) => {
    const { pile } = marketOf(look, fish);
    if (pile === undefined) return [];
    const size = pile.size(at(look, fish));
    return countOf(piles, fish) >= size ? [{ fish, size, order: pile.order }] : [];
  });
  return due.toSorted((a, b) => a.order - b.order)[0];
}

/**
 * Forms one catch auction (TB-CRAB-01, TB-TUNA-01): the barrels go back, a token is drawn, overfishing is resolved, then all
 * players bid. Without a token left there is no auction (TB-RUL-27).
 */
export function formAuction(table: TsukijiTable, { fish, size }: DuePile): void {
  changePile(table, fish, -size);
  returnBarrels(table, fish, size);
  const kind = drawFromBag(table, fish);
  if (kind === undefined) return;
  checkOverfishing(table);
  openBids(table, { market: fish, tokens: one(kind), from: 'supply' }, seatsFrom(table, table.state.turn.seat));
}
