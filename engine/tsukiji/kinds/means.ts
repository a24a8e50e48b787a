/** What a seat can put on the table: yen and tokens of its own area. Shared by the markets that take them. */
import type { Constraint } from '../../kernel/form.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { playerAt, worthOf } from '../ask.ts';
import type { TokenKind, Tokens } from '../catalog/ids.ts';
import { entriesOf, one, plus, totalOf } from '../counts.ts';
import type { TsukijiLook } from '../market.ts';
import { mustOwn } from '../refusals.ts';

/** How many of this price the seat can pay, at most `limit`. */
export function affordable(look: TsukijiLook, seat: number, price: number, limit: number): number {
  return price === 0 ? limit : Math.min(limit, Math.floor(playerAt(look, seat).yen / price));
}

/** `token.none` for an empty set, `token.notOwned` unless all of it lies in the seat's own area. */
export function mustLayDown(look: TsukijiLook, seat: number, tokens: Tokens): Violation | undefined {
  return totalOf(tokens) === 0 ? refuse('token.none') : mustOwn(look, seat, tokens);
}

/** Bounds of a set's worth in R. */
export interface Worth {
  readonly min?: number;
  readonly max?: number;
}

/** R of 0, 1, 2, … of each kind held; kinds add up (TB-VAL-02), as the owner of all that is held has them (TX-RUL-16). */
type WorthTable = { readonly [member: string]: readonly number[] };

function worthTable(look: TsukijiLook, held: Tokens): WorthTable {
  const rows = entriesOf(held).map(([kind, count]) => {
    const row = Array.from({ length: count + 1 }, (_, n) => (n === 0 ? 0 : worthOf(look, one(kind, n), held)));
    return [kind, row] as const;
  });
  return Object.fromEntries(rows);
}

/**
 * The sets of at least one held token whose worth keeps the bounds: as a constraint on the field `tokens`, with one such
 * set. Undefined if there is none.
 */
export function setsWorth(
  look: TsukijiLook,
  held: Tokens,
  bounds: Worth,
): { readonly example: Tokens; readonly constraints: readonly Constraint[] } | undefined {
  const values = worthTable(look, held);
  const example = findSet(values, held, bounds);
  if (example === undefined) return undefined;
  const bounded = bounds.max !== undefined || (bounds.min ?? 0) > 0;
  return { example, constraints: bounded ? [{ kind: 'worth', field: 'tokens', values, ...bounds }] : [] };
}

/** Tries, for every worth that can be reached, one set that has it: exact, and small for the tokens one seat can hold. */
function findSet(
  values: WorthTable,
  held: Tokens,
  { min = 0, max = Number.POSITIVE_INFINITY }: Worth,
): Tokens | undefined {
  const reached = new Map<number, Tokens>([[0, {}]]);
  for (const [kind, count] of entriesOf<TokenKind>(held)) {
    for (const [sum, set] of addedTo(reached, kind, values[kind]?.slice(0, count + 1) ?? [])) {
      if (sum >= min && sum <= max) return set;
      if (sum <= max && !reached.has(sum)) reached.set(sum, set);
    }
  }
  return undefined;
}

/** Every set so far with 1, 2, … more of a kind that is worth so much. */
function addedTo(
  reached: ReadonlyMap<number, Tokens>,
  kind: TokenKind,
  worth: readonly number[],
): readonly (readonly [number, Tokens])[] {
  return [...reached].flatMap(([sum, set]) =>
    worth.slice(1).map((more, index) => [sum + more, plus(set, one(kind, index + 1))] as const),
  );
}
