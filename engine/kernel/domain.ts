/** Whether a value lies in a domain. */
import type { Domain } from './form.ts';
import { assertNever } from './invariant.ts';

/** Named values of unknown type: an action's fields, or a record's. */
export interface Values {
  readonly [name: string]: unknown;
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
      return isValues(value) && inFields(domain.fields, value);
    case 'bag':
      return Array.isArray(value) && inBag(domain, value);
    case 'sequence':
      return Array.isArray(value) && inSequence(domain, value);
    case 'either':
      return domain.of.some((one) => inDomain(one, value));
    case 'optional':
      return value === undefined || inDomain(domain.of, value);
    default:
      return assertNever(domain);
  }
}

/** True if every field lies in its domain, and there is no other field. */
export function inFields(fields: { readonly [name: string]: Domain }, values: Values): boolean {
  const named = Object.keys(values).every((name) => values[name] === undefined || Object.hasOwn(fields, name));
  return named && Object.entries(fields).every(([name, domain]) => inDomain(domain, values[name]));
}

/** True for a record or a multiset, not for a list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type DomainOf<Kind extends Domain['kind']> = Extract<Domain, { kind: Kind }>;

/** How long a list in this bag may be. */
export function sizesOf({ of, min, max }: Pick<DomainOf<'bag'>, 'of' | 'min' | 'max'>): {
  readonly min: number;
  readonly max: number;
} {
  const all = of.reduce((total, { count }) => total + count, 0);
  return { min: min ?? all, max: Math.min(max ?? all, all) };
}

function inRange(domain: DomainOf<'range'>, value: number): boolean {
  return value >= domain.min && value <= domain.max && (value - domain.min) % domain.step === 0;
}

function inMultiset(domain: DomainOf<'multiset'>, value: Values): boolean {
  const counts = Object.entries(value).filter(([, count]) => count !== undefined);
  const held = counts.every(
    ([member, count]) => isCount(count) && Object.hasOwn(domain.of, member) && count <= (domain.of[member] ?? 0),
  );
  const total = counts.reduce((sum, [, count]) => sum + (typeof count === 'number' ? count : 0), 0);
  return held && total >= domain.min && total <= domain.max;
}

function inSubset(domain: DomainOf<'subset'>, value: readonly unknown[]): boolean {
  const different = new Set(value).size === value.length;
  const among = value.every((id) => typeof id === 'string' && domain.of.includes(id));
  return different && among && value.length >= domain.min && value.length <= domain.max;
}

function inSequence({ of }: DomainOf<'sequence'>, value: readonly unknown[]): boolean {
  return value.length === of.length && of.every((each, place) => inDomain(each, value[place]));
}

/** Parts may overlap, so each entry asks for a place of its own, and earlier entries give way (Kuhn's matching). */
function inBag(domain: DomainOf<'bag'>, value: readonly unknown[]): boolean {
  const { min, max } = sizesOf(domain);
  if (value.length < min || value.length > max) return false;
  const places = domain.of.flatMap(({ count, each }) => Array.from({ length: count }, () => each));
  const entryAt: (number | undefined)[] = places.map(() => undefined);
  const seat = (entry: number, tried: Set<number>): boolean =>
    places.some((each, place) => {
      if (tried.has(place) || !inDomain(each, value[entry])) return false;
      tried.add(place);
      const holder = entryAt[place];
      const free = holder === undefined || seat(holder, tried);
      if (free) entryAt[place] = entry;
      return free;
    });
  return value.every((_, entry) => seat(entry, new Set()));
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
