/** A barrel becomes a token: in a purchase, or when a lot is won. */
import { known } from '../kernel/invariant.ts';
import { marketOf } from './ask.ts';
import type { FishId, TokenKind } from './catalog/ids.ts';
import { kindsOfFish } from './catalog/pieces.ts';
import type { TsukijiLook, TsukijiTable } from './market.ts';
import type { Item } from './state.ts';
import { acting } from './verbs/markets.ts';
import { takeToken } from './verbs/tokens.ts';

/** What matters of a barrel for the token that it brings. */
export interface Barrel {
  readonly fish: FishId;
  /** upper = fresh (TB-SALM-02) */
  readonly row: Item['row'];
}

/** The kind of token that is given for a barrel, where it is simply taken from the board (TB-BUY-07). */
export function tokenFor(look: TsukijiLook, barrel: Barrel): TokenKind {
  const [plain] = kindsOfFish[barrel.fish];
  return marketOf(look, barrel.fish).tokenFor?.(barrel) ?? known(plain, `token of ${barrel.fish}`);
}

/** Gives a seat the token for a barrel; one is left, and the caller puts the barrel where it belongs. */
export function giveTokenFor(table: TsukijiTable, seat: number, barrel: Barrel): void {
  const { gain } = marketOf(table, barrel.fish);
  if (gain === undefined) takeToken(table, barrel.fish, seat, tokenFor(table, barrel));
  else gain(acting(table, barrel.fish), seat);
}
