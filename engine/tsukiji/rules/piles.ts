import { at, fishInPlay, fishingOf, marketOf } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { countOf, one } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { changePile, returnBarrels } from '../verbs/barrels.ts';
import { layOut } from '../verbs/bids.ts';
import { takeForAuction } from '../verbs/tokens.ts';

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
 * Forms one catch auction (TB-CRAB-01, TB-TUNA-01): the barrels go back and a token is laid out. All players bid for it once
 * overfishing is resolved. Without a token left there is no auction (TB-RUL-27).
 */
export function formAuction(table: TsukijiTable, { fish, size }: DuePile): void {
  changePile(table, fish, -size);
  returnBarrels(table, fish, size);
  const kind = takeForAuction(table, fish);
  if (kind !== undefined) layOut(table, { market: fish, tokens: one(kind), from: 'supply' });
}
