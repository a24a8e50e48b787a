/** Goods that players hold and that wear out: each shows how many uses are left (TB-RENT-03). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { integer, optional } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import type { Violation } from '../../kernel/violation.ts';
import { refuse } from '../../kernel/violation.ts';
import type { Acting, At, MarketAction, MarketMoment } from '../market.ts';
import { marketAction } from '../market.ts';

export interface WornGood {
  readonly seat: number;
  readonly good: string;
  /** uses left */
  readonly uses: number;
}

/** The part of a board's private state that says who holds what. */
export interface Lending {
  readonly held: readonly WornGood[];
}

/** The goods after a use. One without uses left is no longer among them: it goes back to its board. */
export interface AfterUse {
  readonly held: readonly WornGood[];
  readonly usesLeft: number;
}

interface Use<Own extends Lending> {
  readonly good: string;
  readonly help: string;
  readonly when: MarketMoment;
  /** why no such good can be used now */
  barred?(at: At<Own>): Violation | undefined;
  /** stores the goods after this use */
  keep(at: Acting<Own>, after: AfterUse): void;
  /** what the use is good for */
  effect(at: Acting<Own>, seat: number): void;
}

const usesField = optional(integer(1, 100_000, 'the uses that it still shows; if left out, the one with the fewest'));
type Using = ActionFrom<string, { readonly help: string; readonly fields: { readonly uses: typeof usesField } }>;

/** The action of using a good. Of several the player says which, or it is the one with the fewest uses left (TB-RUL-69). */
export function useOf<Own extends Lending>(type: string, use: Use<Own>): MarketAction<Own> {
  const { good, help, when } = use;
  return marketAction<Own, Using>({
    spec: action(help, { uses: usesField }),
    when,
    forms(at, seat) {
      const shown = [...new Set(goodsOf(at.own, seat, good).map(({ uses }) => uses))];
      if (shown.length === 0 || use.barred?.(at) !== undefined) return [];
      const either = { kind: 'either', of: shown.map((uses) => range(uses, uses)) } as const;
      return [form<Using>(type, { uses: { kind: 'optional', of: either } }, { type })];
    },
    check(at, seat, { uses }) {
      const barred = use.barred?.(at);
      if (barred !== undefined) return barred;
      if (chosen(at.own, seat, good, uses) !== undefined) return undefined;
      return refuse('good.none', uses === undefined ? { good } : { good, uses });
    },
    run(at, seat, { uses }) {
      const after = wear(at.own, known(chosen(at.own, seat, good, uses), good));
      use.keep(at, after);
      at.tell({ type: 'goodUsed', seat, market: at.id, good, usesLeft: after.usesLeft });
      use.effect(at, seat);
    },
  });
}

/** A seat's goods of one sort, those with the fewest uses left first. */
function goodsOf({ held }: Lending, seat: number, good: string): readonly WornGood[] {
  return held.filter((each) => each.seat === seat && each.good === good).toSorted((a, b) => a.uses - b.uses);
}

function chosen(own: Lending, seat: number, good: string, uses: number | undefined): WornGood | undefined {
  return goodsOf(own, seat, good).find((each) => uses === undefined || each.uses === uses);
}

function wear({ held }: Lending, used: WornGood): AfterUse {
  const usesLeft = used.uses - 1;
  const index = held.indexOf(used);
  const after = usesLeft === 0 ? held.toSpliced(index, 1) : held.with(index, { ...used, uses: usesLeft });
  return { held: after, usesLeft };
}
