/** Whether an action's fields keep a joint constraint. */
import type { Values } from './domain.ts';
import { inDomain, isValues } from './domain.ts';
import type { Constraint } from './form.ts';
import { assertNever } from './invariant.ts';

type ConstraintOf<Kind extends Constraint['kind']> = Extract<Constraint, { kind: Kind }>;

/** True if the values keep the constraint. */
export function keeps(constraint: Constraint, values: Values): boolean {
  switch (constraint.kind) {
    case 'total':
      return inBounds(constraint, sum(constraint.fields.map((name) => pieces(values[name]))));
    case 'held':
      return heldEnough(constraint, values);
    case 'worth': {
      const worth = worthOf(constraint, values[constraint.field]);
      return worth !== undefined && inBounds(constraint, worth);
    }
    case 'together':
      return inDomain(
        { kind: 'bag', of: constraint.of },
        constraint.fields.flatMap((name) => entriesOf(values[name])),
      );
    case 'uses':
      return withinUse(constraint, values);
    default:
      return assertNever(constraint);
  }
}

/** How many pieces a value is: the members of a multiset, the entries of a list, a number itself; nothing if left out. */
export function pieces(value: unknown): number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  if (!isValues(value)) return 0;
  return sum(Object.values(value).map((count) => (typeof count === 'number' ? count : 0)));
}

function heldEnough(constraint: ConstraintOf<'held'>, values: Values): boolean {
  const sets = constraint.fields.map((name) => values[name]).filter(isValues);
  const members = new Set(sets.flatMap((set) => Object.keys(set)));
  return [...members].every(
    (member) =>
      sum(sets.map((set) => pieces(set[member]))) <=
      (Object.hasOwn(constraint.of, member) ? (constraint.of[member] ?? 0) : 0),
  );
}

/** Nothing if a member, or a count of it, has no value. */
function worthOf(constraint: ConstraintOf<'worth'>, value: unknown): number | undefined {
  const counts = isValues(value) ? Object.entries(value) : [];
  let worth = 0;
  for (const [member, count] of counts) {
    const values = Object.hasOwn(constraint.values, member) ? constraint.values[member] : undefined;
    const part = values?.[pieces(count)];
    if (part === undefined) return undefined;
    worth += part;
  }
  return worth;
}

function withinUse({ ids, entries, of }: ConstraintOf<'uses'>, values: Values): boolean {
  const used = new Map<string, number>();
  const use = (member: string, times: number): void => {
    used.set(member, (used.get(member) ?? 0) + times);
  };
  for (const path of ids) for (const id of idsAt(values, path.split('.'))) use(id, 1);
  for (const { field, each, uses } of entries) {
    const count = entriesOf(values[field]).filter((entry) => inDomain(each, entry)).length;
    for (const [member, times] of Object.entries(uses)) use(member, times * count);
  }
  return [...used].every(([member, times]) => times <= (Object.hasOwn(of, member) ? (of[member] ?? 0) : 1));
}

/** All ids that a path leads to: through the entries of lists and the fields of records. */
function idsAt(value: unknown, [name, ...rest]: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => idsAt(entry, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  return isValues(value) && Object.hasOwn(value, name) ? idsAt(value[name], rest) : [];
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function inBounds(
  bounds: { readonly min?: number; readonly max?: number; readonly multipleOf?: number },
  total: number,
): boolean {
  const { min = total, max = total, multipleOf = 1 } = bounds;
  return total >= min && total <= max && total % multipleOf === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
