/**
 * Two seats climb a ladder of ten rungs in turn, as many as they like before they pass: a game with long turns, to be undone step by
 * step. A roll climbs 1 to 3 rungs; a peek learns the seat's own hidden rung.
 */
import { canonical } from '../../engine/kernel/canonical.ts';
import type { ActionOf } from '../../engine/kernel/catalogue.ts';
import { action } from '../../engine/kernel/catalogue.ts';
import type { Form } from '../../engine/kernel/form.ts';
import { form } from '../../engine/kernel/forms.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { isSeat } from '../../engine/kernel/viewer.ts';
import { refuse } from '../../engine/kernel/violation.ts';

export const ladderCatalogue = {
  climb: action('Climb one rung.', {}),
  roll: action('Climb by chance.', {}),
  peek: action('Look which rung is yours.', {}),
  pass: action('Let the other climb.', {}),
};

type LadderAction = ActionOf<typeof ladderCatalogue>;

export interface LadderState {
  rung: number;
  turn: number;
  /** Accepted actions so far: each closes its decision. */
  steps: number;
  readonly hidden: readonly number[];
  readonly peeked: boolean[];
  isOver: boolean;
}

interface LadderEvent {
  readonly type: LadderAction['type'];
  readonly seat: number;
  readonly rung?: number;
}

const plain = (type: LadderAction['type']): Form<LadderAction> => form(type, {}, { type });

export const ladder: Game<LadderState, LadderAction, null, unknown, LadderEvent> = {
  name: 'ladder',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  catalogue: ladderCatalogue,
  bots: {},
  options: (raw) => (canonical(raw ?? {}) === '{}' ? null : refuse('options.unknown')),
  setup: (_options, seats, draw) => ({
    rung: 0,
    turn: 0,
    steps: 0,
    hidden: Array.from({ length: seats }, () => draw('hidden', 10)),
    peeked: Array.from({ length: seats }, () => false),
    isOver: false,
  }),
  awaiting: ({ state }) =>
    state.isOver ? [] : [{ id: `step${state.steps}`, seat: state.turn, kind: 'turn', sealed: false }],
  legal({ state }, seat) {
    if (state.isOver || state.turn !== seat) return [];
    return [plain('climb'), plain('roll'), plain('pass'), ...(state.peeked[seat] === true ? [] : [plain('peek')])];
  },
  apply({ state, draw, reveal, tell }, seat, { type }) {
    if (state.isOver || state.turn !== seat) return refuse('turn.notYours');
    if (type === 'peek' && state.peeked[seat] === true) return refuse('peek.twice');
    if (type === 'climb') state.rung += 1;
    if (type === 'roll') state.rung += 1 + draw('roll', 3);
    if (type === 'pass') state.turn = 1 - seat;
    if (type === 'peek') {
      state.peeked[seat] = true;
      reveal();
    }
    tell({ type, seat, ...(type === 'peek' ? { rung: state.hidden[seat] ?? 0 } : {}) });
    state.steps += 1;
    // Passing to and fro for ever is no game.
    state.isOver = state.rung >= 10 || state.steps >= 60;
    return undefined;
  },
  fallback: () => ({ type: 'pass' }),
  conclude({ state }) {
    state.isOver = true;
  },
  view: ({ state: { hidden, peeked, ...open } }, viewer) => ({
    ...open,
    hidden: hidden.map((rung, seat) => (peeked[seat] === true && isSeat(viewer, seat) ? rung : null)),
  }),
  see({ rung, ...event }, viewer) {
    return rung !== undefined && isSeat(viewer, event.seat) ? { ...event, rung } : event;
  },
  narrate: ({ type, seat = -1 }, names) => `${names[seat]}: ${type}`,
  outcome({ state: { isOver, turn, hidden } }) {
    const placings = hidden.map((_, seat) => ({ seat, place: seat === turn ? 1 : 2, score: 0, reasons: [] }));
    return isOver ? { placings } : undefined;
  },
};
