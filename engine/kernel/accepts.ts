/** The exact test whether an action lies in a form. */
import type { ActionShape } from './catalogue.ts';
import type { Constraint, Domain, Form } from './form.ts';
import { assertNever } from './invariant.ts';

/** True if the action lies in the form: every field in its domain, no other field, every constraint kept. */
export function accepts(form: Form, action: ActionShape): boolean {
  const values = fieldsOf(action);
  return (
    action.type === form.action &&
    inRecord(form.fields, values) &&
    form.constraints.every((constraint) => keeps(constraint, values))
  );
}

/** Named values of unknown type: an action's fields, or a record's. */
export interface Values {
  readonly [name: string]: unknown;
}

/** The fields of an action, without its `type`. */
export function fieldsOf(action: ActionShape): Values {
  const { type: _type, ...fields } = action;
  return fields;
}

/** True if the value lies in the domain. `undefined` is a field left out. */
export function inDomain(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'choice':
      return typeof value === 'string' && domain.of.includes(value);
    case 'range':
      return Number.isInteger(value) && inRange(domain, value as number);
    case 'multiset':
      return isValues(value) && inMultiset(domain, value);
    case 'subset':
      return Array.isArray(value) && inSubset(domain, value);
    case 'record':
      return isValues(value) && inRecord(domain.fields, value);
    case 'bag':
      return Array.isArray(value) && inBag(domain, value);
    case 'either':
      return domain.of.some((one) => inDomain(one, value));
    case 'optional':
      return value === undefined || inDomain(domain.of, value);
    default:
      return assertNever(domain);
  }
}

type Of<Kind extends Domain['kind']> = Extract<Domain, { kind: Kind }>;

function inRange(domain: Of<'range'>, value: number): boolean {
  return value >= domain.min && value <= domain.max && (value - domain.min) % domain.step === 0;
}

function inMultiset(domain: Of<'multiset'>, value: Values): boolean {
  const counts = Object.entries(value).filter(([, count]) => count !== undefined);
  const held = counts.every(
    ([member, count]) => isCount(count) && Object.hasOwn(domain.of, member) && count <= (domain.of[member] ?? 0),
  );
  const total = pieces(value);
  return held && total >= domain.min && total <= domain.max;
}

function inSubset(domain: Of<'subset'>, value: readonly unknown[]): boolean {
  const different = new Set(value).size === value.length;
  const among = value.every((id) => typeof id === 'string' && domain.of.includes(id));
  return different && among && value.length >= domain.min && value.length <= domain.max;
}

function inRecord(fields: { readonly [name: string]: Domain }, value: Values): boolean {
  const named = Object.keys(value).every((name) => value[name] === undefined || Object.hasOwn(fields, name));
  return named && Object.entries(fields).every(([name, domain]) => inDomain(domain, value[name]));
}

/** Parts may overlap, so each place asks for an entry of its own, and earlier places give way (Kuhn's matching). */
function inBag(domain: Of<'bag'>, value: readonly unknown[]): boolean {
  const places = domain.of.flatMap(({ count, each }) => Array.from({ length: count }, () => each));
  if (places.length !== value.length) return false;
  const placeOf: (number | undefined)[] = value.map(() => undefined);
  const seat = (place: number, each: Domain, tried: Set<number>): boolean =>
    value.some((entry, index) => {
      if (tried.has(index) || !inDomain(each, entry)) return false;
      tried.add(index);
      const holder = placeOf[index];
      const free = holder === undefined || seat(holder, places[holder] ?? each, tried);
      if (free) placeOf[index] = place;
      return free;
    });
  return places.every((each, place) => seat(place, each, new Set()));
}

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

function heldEnough(constraint: Extract<Constraint, { kind: 'held' }>, values: Values): boolean {
  const sets = constraint.fields.map((name) => values[name]).filter(isValues);
  const members = new Set(sets.flatMap((set) => Object.keys(set)));
  return [...members].every(
    (member) =>
      sum(sets.map((set) => pieces(set[member]))) <=
      (Object.hasOwn(constraint.of, member) ? (constraint.of[member] ?? 0) : 0),
  );
}

/** Nothing if a member, or a count of it, has no value. */
function worthOf(constraint: Extract<Constraint, { kind: 'worth' }>, value: unknown): number | undefined {
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

function inBounds(
  bounds: { readonly min?: number; readonly max?: number; readonly multipleOf?: number },
  total: number,
): boolean {
  const { min = total, max = total, multipleOf = 1 } = bounds;
  return total >= min && total <= max && total % multipleOf === 0;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
