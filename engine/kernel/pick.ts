/** Random values of a domain. */
import type { DomainOf, Values } from './domain.ts';
import { sizesOf } from './domain.ts';
import type { Domain } from './form.ts';
import { assertNever, known } from './invariant.ts';
import type { Random } from './random.ts';

/** A random value of a domain that is not empty. `undefined` is a field left out. */
export function pick(domain: Domain, random: Random): unknown {
  switch (domain.kind) {
    case 'choice':
      return domain.of[random(domain.of.length)];
    case 'range':
      return domain.min + domain.step * random(Math.floor((domain.max - domain.min) / domain.step) + 1);
    case 'multiset':
      return pickMultiset(domain, random);
    case 'subset':
      return pickSubset(domain, random);
    case 'record':
      return pickRecord(domain, random);
    case 'bag':
      return pickBag(domain, random);
    case 'sequence':
      return domain.of.map((each) => pick(each, random));
    case 'either':
      return pick(known(domain.of[random(domain.of.length)], 'domain'), random);
    case 'optional':
      return random(2) === 0 ? undefined : pick(domain.of, random);
    default:
      return assertNever(domain);
  }
}

function pickMultiset(domain: DomainOf<'multiset'>, random: Random): { readonly [member: string]: number } {
  const pieces = Object.entries(domain.of).flatMap(([member, held]) => Array.from({ length: held }, () => member));
  // In the order of names: equal forms give equal actions, whether their state came from the store or from memory.
  const pool = pieces.sort();
  const chosen: { [member: string]: number } = {};
  for (const member of pickSome(pool, domain, random)) chosen[member] = (chosen[member] ?? 0) + 1;
  return chosen;
}

function pickSubset(domain: DomainOf<'subset'>, random: Random): readonly string[] {
  return pickSome(domain.of, domain, random);
}

/** A list that the bag holds. */
export function pickBag(domain: DomainOf<'bag'>, random: Random): readonly unknown[] {
  const places = domain.of.flatMap(({ count, each }) => Array.from({ length: count }, () => each));
  const { min, max } = sizesOf(domain);
  const some = min === places.length ? places : pickSome(places, { min, max }, random);
  return some.map((each) => pick(each, random));
}

/** `min` to `max` of the pool, without replacement. */
function pickSome<T>(pool: readonly T[], bounds: { readonly min: number; readonly max: number }, random: Random): T[] {
  const rest = [...pool];
  const most = Math.min(bounds.max, rest.length);
  const count = bounds.min + random(most - bounds.min + 1);
  return Array.from({ length: count }, () => known(rest.splice(random(rest.length), 1)[0], 'piece'));
}

function pickRecord(domain: DomainOf<'record'>, random: Random): Values {
  return present(Object.fromEntries(Object.entries(domain.fields).map(([name, field]) => [name, pick(field, random)])));
}

/** Without the fields that were left out. */
export function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
