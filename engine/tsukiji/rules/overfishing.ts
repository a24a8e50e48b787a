import { known } from '../../kernel/invariant.ts';
import { boardInPlay, fishInPlay, stockOf } from '../ask.ts';
import type { FishId } from '../catalog/ids.ts';
import { totalOf } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { boxBoard } from '../verbs/barrels.ts';
import { openMarket } from '../verbs/markets.ts';

/** The first fish in play, by entry into play, that has just run out of barrels or tokens (TB-OVER-01). */
function justRunOut(look: TsukijiLook): FishId | undefined {
  return fishInPlay(look).find((fish) => {
    const board = boardInPlay(look, fish);
    return !board.overfished && (board.barrels === 0 || totalOf(stockOf(board)) === 0);
  });
}

/** A random Fish Market from the box comes into play, if one is left (TB-OVER-05, TB-RUL-53). */
function drawFishMarket(table: TsukijiTable): void {
  const { fish } = table.state.box;
  if (fish.length > 0) openMarket(table, known(fish[table.draw('market/fish', fish.length)], 'a board in the box'));
}

/** After every atomic step: each fish that ran out is overfished for good and brings a new board (TB-OVER, TB-RUL-51). */
export function checkOverfishing(table: TsukijiTable): void {
  for (let fish = justRunOut(table); fish !== undefined; fish = justRunOut(table)) {
    boxBoard(table, fish);
    drawFishMarket(table);
  }
}
