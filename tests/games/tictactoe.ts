import type { Form } from '../../engine/kernel/form.ts';
import { form, multisetUpTo, oneOf, sample } from '../../engine/kernel/forms.ts';
import type { Bot, Game } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/invariant.ts';
import type { Audiences, Viewer } from '../../engine/kernel/viewer.ts';
import { isSeat, project } from '../../engine/kernel/viewer.ts';
import { refuse } from '../../engine/kernel/violation.ts';

import type {
  TictactoeAction,
  TictactoeEvent,
  TictactoeOptions,
  TictactoeState,
  TictactoeView,
} from './tictactoe-rules.ts';
import {
  cheer,
  decisionsIn,
  end,
  freeCells,
  HELD,
  isBetween,
  LARGEST,
  marking,
  outcomeOf,
  perform,
  refusalOf,
  tictactoeCatalogue,
} from './tictactoe-rules.ts';

export type {
  TictactoeAction,
  TictactoeEvent,
  TictactoeOptions,
  TictactoeState,
  TictactoeView,
} from './tictactoe-rules.ts';
export { tictactoeCatalogue } from './tictactoe-rules.ts';

const random: Bot<TictactoeView, TictactoeAction> = (_view, forms, pick) =>
  sample(known(forms[pick(forms.length)], 'form'), pick);

export const tictactoe: Game<TictactoeState, TictactoeAction, TictactoeOptions, TictactoeView, TictactoeEvent> = {
  name: 'tictactoe',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  catalogue: tictactoeCatalogue,
  bots: { random, first: (_view, forms) => known(forms[0], 'form').example },

  options(raw, seats) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('options.malformed');
    const written: { readonly size?: unknown; readonly line?: unknown } = raw;
    const { size = Math.max(3, seats + 1), line = 3, ...rest } = written;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) return refuse('options.unknown', { option: unknown });
    if (!isBetween(size, 3, LARGEST)) return refuse('options.size', { min: 3, max: LARGEST });
    if (!isBetween(line, 3, size)) return refuse('options.line', { min: 3, max: size });
    return Object.freeze({ size, line });
  },

  setup: ({ size }, seats) => ({
    phase: 'bidding',
    bids: Array.from({ length: seats }, () => null),
    board: Array.from({ length: size * size }, () => null),
    turn: 0,
    marked: null,
    turns: 0,
    winner: null,
  }),

  awaiting: ({ state }) => decisionsIn(state),

  legal({ state, options }, seat) {
    if (state.phase === 'bidding') return [form('bid', { chips: multisetUpTo(HELD, 0) }, { type: 'bid', chips: {} })];
    if (state.phase === 'over' || state.turn !== seat) return [];
    return state.marked === null ? marking(state, options) : [confirmation];
  },

  apply(table, seat, what) {
    const refusal = refusalOf(table, seat, what);
    if (refusal !== undefined) return refusal;
    perform(table, seat, what);
    return undefined;
  },

  fallback({ state, options }, decision) {
    if (decision.kind === 'bid') return { type: 'bid', chips: {} };
    const [first] = freeCells(state, options);
    return state.marked === null ? { type: 'mark', cell: known(first, 'free cell') } : { type: 'confirm' };
  },

  conclude: (table) => end(table, null),

  view: ({ state }, viewer) => ({
    phase: state.phase,
    board: state.board,
    turn: state.turn,
    marked: state.marked,
    bids: state.bids.map((bid, seat) => ({
      isIn: bid !== null,
      ...(bid !== null && (state.phase !== 'bidding' || isSeat(viewer, seat)) ? { chips: bid } : {}),
    })),
  }),

  see: (event, viewer) => project(event, audiences[event.type] as Audiences<TictactoeEvent>, viewer),

  narrate: (event, names) => `${'seat' in event ? (names[event.seat ?? -1] ?? 'Someone') : 'The table'}: ${event.type}`,

  outcome: ({ state }) => (state.phase === 'over' ? outcomeOf(state) : undefined),
};

const own = (whole: { readonly seat: number }, viewer: Viewer): boolean => isSeat(viewer, whole.seat);

const audiences: { readonly [T in TictactoeEvent['type']]: Audiences<Extract<TictactoeEvent, { type: T }>> } = {
  bidPlaced: { type: 'all', seat: 'all', chips: own },
  bidsRevealed: { type: 'all', bids: 'all', first: 'all' },
  marked: { type: 'all', seat: 'all', cell: 'all' },
  confirmed: { type: 'all', seat: 'all', cheer: 'all' },
  ended: { type: 'all', winner: 'all' },
};

const confirmation: Form<TictactoeAction> = form(
  'confirm',
  { cheer: { kind: 'optional', of: oneOf(cheer.of) } },
  { type: 'confirm' },
);
