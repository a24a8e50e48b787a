import { at, marketOf, worthOfFish } from '../ask.ts';
import type { FishId, TokenKind } from '../catalog/ids.ts';
import { kindsOfFish, tokenFacts } from '../catalog/pieces.ts';
import { countOf, one } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';

/**
 * What tokens of one kind are worth together in one owner's hands. Index n stands for n of them, from 0 to one more than any
 * player owns, and at least to what a sale must be a multiple of; kinds add up.
 */
export interface TokenValue {
  readonly token: TokenKind;
  /** R (TB-VAL) */
  readonly resources: readonly number[];
  /** yen that their own board pays for them (TB-MKT-07); absent where it takes none back */
  readonly sale?: readonly number[];
}

/** The values of all kinds of token of a fish in play, as they are now. */
export function tokenValues(look: TsukijiLook, fish: FishId): readonly TokenValue[] {
  return kindsOfFish[fish].map((token) => tokenValue(look, fish, token));
}

function tokenValue(look: TsukijiLook, fish: FishId, token: TokenKind): TokenValue {
  const most = Math.max(...look.state.players.map((player) => countOf(player.tokens, token)));
  const { sale } = marketOf(look, fish);
  const board = at(look, fish);
  const per = sale?.per?.(board) ?? 1;
  const counts = Array.from({ length: Math.max(most + 1, per) + 1 }, (_, n) => n);
  const resources = counts.map((n) => (n === 0 ? 0 : worthOfFish(look, fish, one(token, n), one(token, n))));
  if (sale === undefined || tokenFacts[token].extra) return { token, resources };
  return { token, resources, sale: counts.map((n) => (n < per ? 0 : sale.yen(board, one(token, n - (n % per)), 0))) };
}
