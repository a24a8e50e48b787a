import { boardInPlay, boardOf, fishInPlay, hasStock, marketOf } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { boxBoard, postponeAftermath, takePostponed } from '../verbs/barrels.ts';
import { acting, drawMarket, openMarket } from '../verbs/markets.ts';

/** Fish in play, by entry into play, that have just run out of barrels or tokens (TB-OVER-01). */
function justRunOut(look: TsukijiLook): readonly FishId[] {
  return fishInPlay(look).filter((fish) => {
    const board = boardInPlay(look, fish);
    return !board.overfished && (board.barrels === 0 || !hasStock(board));
  });
}

/** Somebody buys: what follows from overfishing waits for the end of it (TX-CHECK-01). */
function isBuying({ state: { activity } }: TsukijiLook): boolean {
  return activity?.kind === 'buying' || activity?.kind === 'window';
}

/** The board that enters by rule, if it is not in play yet (TX-HMACK-06). */
function bringMarket(table: TsukijiTable, fish: FishId): void {
  const id = marketOf(table, fish).aftermath?.brings;
  if (id !== undefined && boardOf(table, id) === undefined) openMarket(table, id);
}

/** Yen that change hands first, then boards that enter by rule, then one drawn board for each fish (TX-CHECK-01 no. 2 to 4). */
function follow(table: TsukijiTable, gone: readonly FishId[], draws: readonly FishId[]): void {
  for (const fish of gone) marketOf(table, fish).aftermath?.settle(acting(table, fish));
  for (const fish of gone) bringMarket(table, fish);
  for (let drawn = 0; drawn < draws.length; drawn += 1) drawMarket(table, 'fish');
}

/**
 * After every atomic step (TX-CHECK-01): fish that ran out are overfished for good, and each brings a new board (TB-OVER,
 * TB-RUL-51, -53, TX-RUL-53). While somebody buys, what else follows is postponed, and with it the draw that comes after it.
 */
export function checkOverfishing(table: TsukijiTable): void {
  const waits = (fish: FishId): boolean => marketOf(table, fish).aftermath?.brings !== undefined;
  if (!isBuying(table)) {
    const late = takePostponed(table);
    follow(table, late, late.filter(waits));
  }
  for (let gone = justRunOut(table); gone.length > 0; gone = justRunOut(table)) {
    for (const fish of gone) boxBoard(table, fish);
    if (!isBuying(table)) {
      follow(table, gone, gone);
      continue;
    }
    for (const fish of gone) if (marketOf(table, fish).aftermath !== undefined) postponeAftermath(table, fish);
    follow(
      table,
      [],
      gone.filter((fish) => !waits(fish)),
    );
  }
}

/** On a table to try things on: overfishing, and boards that enter by rule. What would be drawn is not known (TX-RUL-56). */
export function foreseeOverfishing(table: TsukijiTable): void {
  const gone = justRunOut(table);
  for (const fish of gone) boxBoard(table, fish);
  for (const fish of gone) bringMarket(table, fish);
}
