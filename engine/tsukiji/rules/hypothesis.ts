import { fault } from '../../kernel/invariant.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import type { Board, State } from '../state.ts';

/**
 * A table to try verbs on: what verbs replace is copied, everything deeper is shared, nothing is told. Never for a step that
 * draws or reveals.
 */
export function hypothesis({ state, options }: TsukijiLook): TsukijiTable {
  const boards = Object.fromEntries(Object.entries(state.boards).map(([id, board]) => [id, { ...(board as Board) }]));
  const copy: State = {
    ...state,
    players: state.players.map((player) => ({ ...player })),
    boards,
    turn: { ...state.turn },
    ...(state.activity === undefined ? {} : { activity: { ...state.activity } }),
  };
  return {
    state: copy,
    options,
    tell: () => undefined,
    draw: () => fault('a draw in a hypothesis'),
    reveal: () => fault('a reveal in a hypothesis'),
  };
}
