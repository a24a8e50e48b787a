/**
 * Tic-tac-toe with a sealed opening bid for who begins: a second game that shares nothing with a market. 2 to 6 seats on a square
 * board; chips are bid, equal bids are settled by a draw; a turn is a mark (chosen, or tossed) and a confirmation.
 */
import type { ActionOf } from '../../engine/kernel/catalogue.ts';
import { action } from '../../engine/kernel/catalogue.ts';
import type { Decision } from '../../engine/kernel/decision.ts';
import { choice, multiset, optional } from '../../engine/kernel/field.ts';
import type { Form } from '../../engine/kernel/form.ts';
import { form, oneOf } from '../../engine/kernel/forms.ts';
import type { Outcome } from '../../engine/kernel/game.ts';
import { assertNever, known } from '../../engine/kernel/invariant.ts';
import type { Look, Table } from '../../engine/kernel/table.ts';
import type { Violation } from '../../engine/kernel/violation.ts';
import { refuse } from '../../engine/kernel/violation.ts';

export const LARGEST = 8;
const WORTH = { red: 1, blue: 5 } as const;
export const HELD: Chips = { red: 5, blue: 2 };

type Chip = keyof typeof WORTH;
type Chips = { readonly [chip in Chip]?: number };

const cellsOf = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, at) => `${'abcdefgh'.charAt(at % size)}${Math.floor(at / size) + 1}`);

const cell = choice('Cell', cellsOf(LARGEST), 'A cell: column and row');
const chips = multiset(choice('Chip', ['red', 'blue'], 'A chip'), 'Chips: red is worth 1, blue 5');
export const cheer = choice('Cheer', ['hooray', 'alas'], 'What to shout');

export const tictactoeCatalogue = {
  bid: action('Bid chips for the first turn; the highest bid begins.', { chips }),
  mark: action('Mark a free cell.', { cell }),
  toss: action('Let chance choose a free cell.', {}),
  confirm: action('End the turn.', { cheer: optional(cheer) }),
};

export type TictactoeAction = ActionOf<typeof tictactoeCatalogue>;

export interface TictactoeOptions {
  readonly size: number;
  readonly line: number;
}

export interface TictactoeState {
  phase: 'bidding' | 'playing' | 'over';
  bids: (Chips | null)[];
  board: (number | null)[];
  turn: number;
  /** The cell marked in this turn, not confirmed yet. */
  marked: number | null;
  turns: number;
  winner: number | null;
}

export type TictactoeEvent =
  | { readonly type: 'bidPlaced'; readonly seat: number; readonly chips: Chips }
  | { readonly type: 'bidsRevealed'; readonly bids: readonly Chips[]; readonly first: number }
  | { readonly type: 'marked'; readonly seat: number; readonly cell: string }
  | { readonly type: 'confirmed'; readonly seat: number; readonly cheer?: string }
  | { readonly type: 'ended'; readonly winner: number | null };

export interface TictactoeView {
  readonly phase: TictactoeState['phase'];
  readonly board: readonly (number | null)[];
  readonly turn: number;
  readonly marked: number | null;
  /** Who has bid; and what, as far as the viewer may know. */
  readonly bids: readonly { readonly isIn: boolean; readonly chips?: Chips }[];
}

type Position = Look<TictactoeState, TictactoeOptions>;
type Board = Table<TictactoeState, TictactoeOptions, TictactoeEvent>;

export function decisionsIn(state: TictactoeState): readonly Decision[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'playing') {
    const step = state.marked === null ? 'mark' : 'confirm';
    return [{ id: `${step}${state.turns}`, seat: state.turn, kind: 'turn', sealed: false }];
  }
  return state.bids.map((bid, seat) => ({
    ...{ id: `bid${seat}`, seat, kind: 'bid', sealed: true },
    ...(bid === null ? {} : { answered: true }),
  }));
}

export function marking(state: TictactoeState, options: TictactoeOptions): readonly Form<TictactoeAction>[] {
  const free = freeCells(state, options);
  const first = known(free[0], 'free cell');
  return [form('mark', { cell: oneOf(free) }, { type: 'mark', cell: first }), form('toss', {}, { type: 'toss' })];
}

export function freeCells(state: TictactoeState, { size }: TictactoeOptions): readonly string[] {
  return cellsOf(size).filter((_, at) => state.board[at] === null);
}

export function refusalOf({ state, options }: Position, seat: number, what: TictactoeAction): Violation | undefined {
  if (what.type === 'bid') {
    if (state.phase !== 'bidding') return refuse('bid.closed');
    return holds(what.chips) ? undefined : refuse('bid.notHeld', { red: HELD.red ?? 0, blue: HELD.blue ?? 0 });
  }
  if (state.phase !== 'playing' || state.turn !== seat) return refuse('turn.notYours');
  if (what.type === 'confirm') return state.marked === null ? refuse('turn.notMarked') : undefined;
  if (state.marked !== null) return refuse('turn.marked');
  if (what.type === 'toss') return undefined;
  return freeCells(state, options).includes(what.cell) ? undefined : refuse('cell.taken', { cell: what.cell });
}

export function perform(table: Board, seat: number, what: TictactoeAction): void {
  switch (what.type) {
    case 'bid':
      bid(table, seat, what.chips);
      break;
    case 'mark':
      mark(table, seat, what.cell);
      break;
    case 'toss':
      mark(table, seat, tossed(table));
      break;
    case 'confirm':
      confirm(table, seat, what.cheer);
      break;
    default:
      assertNever(what);
  }
}

function bid(table: Board, seat: number, bidden: Chips): void {
  const { state } = table;
  state.bids[seat] = bidden;
  table.tell({ type: 'bidPlaced', seat, chips: bidden });
  const bids = state.bids.flatMap((one) => one ?? []);
  if (bids.length < state.bids.length) return;
  table.reveal();
  const highest = Math.max(...bids.map(worth));
  const tied = bids.flatMap((one, bidder) => (worth(one) === highest ? [bidder] : []));
  const first = tied.length === 1 ? tied[0] : tied[table.draw('first', tied.length)];
  state.turn = known(first, 'first seat');
  state.phase = 'playing';
  table.tell({ type: 'bidsRevealed', bids, first: state.turn });
}

function tossed({ state, options, draw }: Board): string {
  const free = freeCells(state, options);
  return known(free[draw('toss', free.length)], 'free cell');
}

function mark({ state, options, tell }: Board, seat: number, name: string): void {
  const at = cellsOf(options.size).indexOf(name);
  state.board[at] = seat;
  state.marked = at;
  tell({ type: 'marked', seat, cell: name });
}

function confirm(table: Board, seat: number, shout: string | undefined): void {
  const { state, options } = table;
  table.tell({ type: 'confirmed', seat, ...(shout === undefined ? {} : { cheer: shout }) });
  const marked = known(state.marked ?? undefined, 'mark');
  const won = hasLine(state, options, marked);
  if (won || !state.board.includes(null)) {
    end(table, won ? seat : null);
    return;
  }
  state.marked = null;
  state.turns += 1;
  state.turn = (seat + 1) % state.bids.length;
}

export function end({ state, tell }: Board, winner: number | null): void {
  state.phase = 'over';
  state.winner = winner;
  tell({ type: 'ended', winner });
}

function hasLine({ board }: TictactoeState, { size, line }: TictactoeOptions, at: number): boolean {
  const [column, row] = [at % size, Math.floor(at / size)];
  const owner = board[at];
  const isOwn = (x: number, y: number): boolean =>
    x >= 0 && x < size && y >= 0 && y < size && board[y * size + x] === owner;
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (isOwn(column + dx * (steps + 1), row + dy * (steps + 1))) steps += 1;
    return steps;
  };
  const ways = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const;
  return ways.some(([dx, dy]) => 1 + reach(dx, dy) + reach(-dx, -dy) >= line);
}

export function outcomeOf({ winner, bids }: TictactoeState): Outcome {
  const placings = bids.map((_, seat) => {
    const won = seat === winner;
    const place = won || winner === null ? 1 : 2;
    return { seat, place, score: won ? 1 : 0, reasons: won ? [{ reason: 'line', amount: 1 }] : [] };
  });
  return { placings };
}

function worth(some: Chips): number {
  return (some.red ?? 0) * WORTH.red + (some.blue ?? 0) * WORTH.blue;
}

function holds(some: Chips): boolean {
  return (some.red ?? 0) <= (HELD.red ?? 0) && (some.blue ?? 0) <= (HELD.blue ?? 0);
}

export function isBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
