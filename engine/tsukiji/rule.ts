import type { ActionShape, ActionSpec } from '../kernel/catalogue.ts';
import type { Fields, ValuesOf } from '../kernel/field.ts';
import type { Form } from '../kernel/form.ts';
import type { Violation } from '../kernel/violation.ts';
import type { TsukijiLook, TsukijiTable } from './market.ts';

/**
 * Where a match stands: S2, S2b, S3 between actions, inside an action, in another seat's window after the turn, waiting for sealed
 * bids, for the name of a winner, for the answer to a market's question, or over.
 */
export type Moment =
  | 'start'
  | 'prepare'
  | 'main'
  | 'fishing'
  | 'buying'
  | 'visit'
  | 'window'
  | 'bidding'
  | 'naming'
  | 'asking'
  | 'over';

/** The moments of free steps (TB-TURN-05). */
export const freeMoments: readonly Moment[] = ['main', 'fishing', 'buying', 'visit'];

/** One action of the rules: `forms` and `check` say the same, so that what is listed and what is accepted never differ. */
export interface Rule<A extends ActionShape = ActionShape> {
  readonly spec: ActionSpec;
  readonly moments: readonly Moment[];
  /** whether it leads towards the end of the turn: then it stays legal beyond the bound of a turn (TB-RUL-76) */
  closing?(look: TsukijiLook, seat: number): boolean;
  /** an interaction of a market visit (TB-MKT-04) */
  readonly interaction?: boolean;
  /** Exact forms now. The moment is right and the seat is awaited. */
  forms(look: TsukijiLook, seat: number): readonly Form<A>[];
  /** Why the action is refused. The moment is right and the seat is awaited. */
  check(look: TsukijiLook, seat: number, action: A): Violation | undefined;
  /** Does it, with verbs. Called only after `check` found nothing. */
  run(table: TsukijiTable, seat: number, action: A): void;
}

/** Declares a rule with the action type that its spec describes. The cast is where rules of different actions meet. */
export function defineRule<Name extends string, F extends Fields>(
  _name: Name,
  spec: ActionSpec<F>,
  rule: Omit<Rule<{ readonly type: Name } & ValuesOf<F>>, 'spec'>,
): Rule {
  return { spec, ...rule } as unknown as Rule;
}

/** An action that always leads towards the end of the turn. */
export const closing = (): boolean => true;

/** Where the match stands now. */
export function momentOf({ state }: TsukijiLook): Moment {
  if (state.outcome !== undefined) return 'over';
  if (state.pending !== undefined) return state.pending.kind;
  if (state.turn.stage === 'start' || state.turn.stage === 'prepare') return state.turn.stage;
  return state.activity?.kind ?? 'main';
}
