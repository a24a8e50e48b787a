import { fault, invariant, known } from '../../kernel/invariant.ts';
import { boardOf, marketOf, stockOf } from '../ask.ts';
import type { FishId, MarketId, TokenKind, Tokens } from '../catalog/ids.ts';
import { tokenFacts } from '../catalog/pieces.ts';
import { countOf, entriesOf, holds, minus, one, plus, totalOf } from '../counts.ts';
import { draft } from '../draft.ts';
import type { Place } from '../events.ts';
import type { TsukijiTable } from '../market.ts';

/** Takes tokens out of a seat's own area. The caller puts them somewhere at once. */
function takeFrom(table: TsukijiTable, seat: number, tokens: Tokens): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  invariant(holds(player.tokens, tokens), 'tokens that are not there');
  player.tokens = minus(player.tokens, tokens);
}

function giveTo(table: TsukijiTable, seat: number, tokens: Tokens): void {
  const player = known(draft(table).players[seat], `seat ${seat}`);
  player.tokens = plus(player.tokens, tokens);
}

function tell(table: TsukijiTable, tokens: Tokens, from: Place, to: Place): void {
  table.tell({ type: 'tokensMoved', tokens, from, to });
}

/** Moves tokens from one seat's own area to another's. */
export function handOver(table: TsukijiTable, tokens: Tokens, from: number, to: number): void {
  if (from === to) return;
  takeFrom(table, from, tokens);
  giveTo(table, to, tokens);
  tell(table, tokens, from, to);
}

/** Puts tokens from a seat's own area back to their sources: board or bag (TB-MKT-01, TB-MKT-07). */
export function giveBack(table: TsukijiTable, seat: number, tokens: Tokens): void {
  takeFrom(table, seat, tokens);
  for (const [kind, count] of entriesOf(tokens)) returnToSource(table, kind, count);
  for (const [kind, count] of entriesOf(tokens)) tell(table, one(kind, count), seat, tokenFacts[kind].fish);
}

/** Puts tokens that are in nobody's area on their source board. */
export function returnToSource(table: TsukijiTable, kind: TokenKind, count: number): void {
  const { fish, stockKind } = tokenFacts[kind];
  const board = known(draft(table).boards[fish], `board ${fish}`);
  board.tokens = plus(board.tokens, one(stockKind ?? kind, count));
}

/** Gives a seat one token of the fish from its board, as the kind that the market names (TB-BUY-02, TB-SALM-02). */
export function takeToken(table: TsukijiTable, fish: FishId, seat: number, kind: TokenKind): void {
  removeFromSource(table, tokenFacts[kind].stockKind ?? kind, 1);
  giveTo(table, seat, one(kind));
  tell(table, one(kind), fish, seat);
}

/** Gives a seat tokens that lie on a board beside the stock, or on the Port as wares; the caller removed them. */
export function award(table: TsukijiTable, seat: number, tokens: Tokens, from: Place): void {
  giveTo(table, seat, tokens);
  tell(table, tokens, from, seat);
}

/** Takes tokens from a board; the caller puts them somewhere at once. */
export function removeFromSource(table: TsukijiTable, kind: TokenKind, count: number): void {
  const board = known(draft(table).boards[tokenFacts[kind].fish], `board of ${kind}`);
  invariant(countOf(board.tokens, kind) >= count, `${kind} on its board`);
  board.tokens = minus(board.tokens, one(kind, count));
}

/** Lays tokens of a seat on a board for good, or in the box; the market adds them to its private state (TB-AQUA-01, TX-SWORD-07). */
export function layDown(table: TsukijiTable, seat: number, tokens: Tokens, to: MarketId | 'box'): void {
  takeFrom(table, seat, tokens);
  tell(table, tokens, seat, to);
}

/** Takes a token that is to be auctioned: out of the bag, or off the board. Undefined if there is none (TX-SWORD-03). */
export function takeForAuction(table: TsukijiTable, fish: FishId): TokenKind | undefined {
  if (marketOf(table, fish).bag === true) return drawFromBag(table, fish);
  const board = boardOf(table, fish);
  const [kind] = entriesOf(board === undefined ? {} : stockOf(board))[0] ?? [];
  if (kind === undefined) return undefined;
  removeFromSource(table, kind, 1);
  tell(table, one(kind), fish, 'stake');
  return kind;
}

/** Draws one random token of the fish from the bag; it lies on the table as a stake (TB-CRAB-01). Undefined if there is none. */
export function drawFromBag(table: TsukijiTable, fish: FishId): TokenKind | undefined {
  const board = boardOf(table, fish);
  const stock = board === undefined ? {} : stockOf(board);
  const total = totalOf(stock);
  if (total === 0) return undefined;
  let rest = table.draw(`bag/${fish}`, total);
  for (const [kind, count] of entriesOf(stock).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    rest -= count;
    if (rest >= 0) continue;
    removeFromSource(table, kind, 1);
    tell(table, one(kind), fish, 'stake');
    return kind;
  }
  return fault('a draw beyond the bag');
}
