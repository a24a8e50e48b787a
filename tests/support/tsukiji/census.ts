/** Counts every piece of a table, wherever it lies. */
import { at, marketOf } from '../../../engine/tsukiji/ask.ts';
import type { MarketId, TokenKind } from '../../../engine/tsukiji/catalog/ids.ts';
import { tokenFacts } from '../../../engine/tsukiji/catalog/pieces.ts';
import type { Stake, State } from '../../../engine/tsukiji/state.ts';
import { stockedBoard } from '../../../engine/tsukiji/verbs/markets.ts';
import type { Position } from './position.ts';

/** How many of each piece: `barrel eel`, `token crab4`, `licence fugu`, `boat barge`. Pieces that are nowhere are absent. */
export type Census = { readonly [piece: string]: number };

class Count {
  readonly #pieces = new Map<string, number>();

  add(kind: string, piece: string, count: number): void {
    const name = `${kind} ${piece}`;
    const total = (this.#pieces.get(name) ?? 0) + count;
    if (total === 0) this.#pieces.delete(name);
    else this.#pieces.set(name, total);
  }

  addAll(kind: string, pieces: { readonly [piece: string]: number | undefined }): void {
    for (const [piece, count] of Object.entries(pieces)) this.add(kind, piece, count ?? 0);
  }

  /** Tokens are counted as they lie on their board: faces show only with an owner (TB-SALM-02). */
  addTokens(tokens: { readonly [K in TokenKind]?: number }): void {
    for (const [kind, count] of Object.entries(tokens) as [TokenKind, number][]) {
      this.add('token', tokenFacts[kind].stockKind ?? kind, count);
    }
  }

  result(): Census {
    return Object.fromEntries([...this.#pieces].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** All pieces in the match. */
export function census(position: Position): Census {
  const { state } = position;
  const count = new Count();
  for (const id of state.order) countBoard(count, position, id);
  for (const player of state.players) {
    count.addAll('licence', player.licences);
    count.addTokens(player.tokens);
    for (const boat of player.boats) {
      count.add('boat', boat.kind, 1);
      count.addAll('barrel', boat.cargo);
    }
    for (const { fish, token } of player.items) {
      if (token === undefined) count.add('barrel', fish, 1);
      else count.addTokens({ [token]: 1 });
    }
  }
  count.addAll('barrel', state.boxed);
  if (state.activity?.kind === 'fishing') count.addAll('barrel', state.activity.piles);
  for (const stake of stakesOf(state)) {
    if (stake.from === 'supply') count.addTokens(stake.tokens);
    count.addAll('barrel', stake.barrels ?? {});
  }
  return count.result();
}

/** What is bid for, or about to be. */
function stakesOf({ pending, activity }: State): readonly Stake[] {
  const due = activity?.kind === 'fishing' ? activity.due : undefined;
  return [pending?.stake, due].filter((stake) => stake !== undefined);
}

/** The pieces that boards bring into play when they open; so many licences of each were dealt to every player before. */
export function stockOfBoards(position: Position, boards: readonly MarketId[], dealt = 1): Census {
  const count = new Count();
  for (const id of boards) {
    const board = stockedBoard(position.options, id, dealt);
    countBoard(count, { ...position, state: { ...position.state, boards: { [id]: board } } }, id);
  }
  return count.result();
}

/** Both together. */
export function sumOf(...parts: readonly Census[]): Census {
  const count = new Count();
  for (const part of parts) {
    for (const [name, pieces] of Object.entries(part)) {
      const [kind = '', piece = ''] = name.split(' ');
      count.add(kind, piece, pieces);
    }
  }
  return count.result();
}

function countBoard(count: Count, position: Position, id: MarketId): void {
  const board = position.state.boards[id];
  if (board === undefined) return;
  count.add('barrel', id, board.barrels);
  count.add('licence', id, board.licences);
  count.addTokens(board.tokens);
  const market = marketOf(position, id);
  count.addTokens(market.holds?.(board.own) ?? {});
  const { boats = [], licences = [] } = market.facts?.(at(position, id)) ?? {};
  for (const boat of boats) count.add('boat', boat.kind, 1);
  for (const { barrels } of licences) count.addAll('barrel', barrels);
}
