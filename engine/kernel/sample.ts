/** Random actions that lie in a form: what bots and property tests play. */
import type { Values } from './accepts.ts';
import { accepts, pieces } from './accepts.ts';
import type { ActionShape } from './catalogue.ts';
import type { Constraint, Domain, Form } from './form.ts';
import { assertNever, known } from './invariant.ts';
import type { Random } from './random.ts';

const TRIES = 40;

/**
 * A random action of the form. Fields are chosen in order, each within what the joint constraints leave to it; what that does not
 * settle (a worth, a multiple) is tried again a bounded number of times, and then the example is played.
 */
export function sample<A extends ActionShape>(form: Form<A>, random: Random): A {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const action = attemptOne(form, random);
    // The form's domains describe A's fields: an action that the form accepts is one.
    if (action !== undefined && accepts(form, action)) return action as A;
  }
  return form.example;
}

function attemptOne(form: Form, random: Random): ActionShape | undefined {
  const chosen: { [name: string]: unknown } = {};
  for (const [name, domain] of Object.entries(form.fields)) {
    const left = form.constraints.reduce(
      (narrowed, constraint) => narrow(narrowed, { name, constraint, chosen }),
      domain,
    );
    if (isEmpty(left)) return undefined;
    chosen[name] = pick(left, random);
  }
  return { type: form.action, ...present(chosen) };
}

function pick(domain: Domain, random: Random): unknown {
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
      return domain.of.flatMap(({ count, each }) => Array.from({ length: count }, () => pick(each, random)));
    case 'either':
      return pick(known(domain.of[random(domain.of.length)], 'domain'), random);
    case 'optional':
      return random(2) === 0 ? undefined : pick(domain.of, random);
    default:
      return assertNever(domain);
  }
}

type Of<Kind extends Domain['kind']> = Extract<Domain, { kind: Kind }>;

function pickMultiset(domain: Of<'multiset'>, random: Random): { readonly [member: string]: number } {
  const pool = Object.entries(domain.of).flatMap(([member, held]) => Array.from({ length: held }, () => member));
  const chosen: { [member: string]: number } = {};
  for (const member of pickSome(pool, domain, random)) chosen[member] = (chosen[member] ?? 0) + 1;
  return chosen;
}

function pickSubset(domain: Of<'subset'>, random: Random): readonly string[] {
  return pickSome(domain.of, domain, random);
}

/** `min` to `max` of the pool, without replacement. */
function pickSome(
  pool: readonly string[],
  bounds: { readonly min: number; readonly max: number },
  random: Random,
): string[] {
  const rest = [...pool];
  const most = Math.min(bounds.max, rest.length);
  const count = bounds.min + random(most - bounds.min + 1);
  return Array.from({ length: count }, () => known(rest.splice(random(rest.length), 1)[0], 'piece'));
}

function pickRecord(domain: Of<'record'>, random: Random): Values {
  return present(Object.fromEntries(Object.entries(domain.fields).map(([name, field]) => [name, pick(field, random)])));
}

/** Without the fields that were left out. */
function present(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

interface Narrowing {
  readonly name: string;
  readonly constraint: Constraint;
  readonly chosen: Values;
}

/** What a constraint leaves of a field's domain, given the fields chosen before it. */
function narrow(domain: Domain, { name, constraint, chosen }: Narrowing): Domain {
  if (constraint.kind === 'worth' || !constraint.fields.includes(name)) return domain;
  if (constraint.kind === 'held') return domain.kind === 'multiset' ? leaveHeld(domain, constraint, chosen) : domain;
  const used = constraint.fields.reduce((total, field) => total + pieces(chosen[field]), 0);
  const isLast = constraint.fields.every((field) => field === name || field in chosen);
  const min = isLast && constraint.min !== undefined ? constraint.min - used : undefined;
  const max = constraint.max === undefined ? undefined : constraint.max - used;
  return bound(domain, min, max);
}

function leaveHeld(domain: Of<'multiset'>, constraint: Extract<Constraint, { kind: 'held' }>, chosen: Values): Domain {
  const taken = (member: string): number =>
    constraint.fields.reduce((total, field) => total + pieces((chosen[field] as Values | undefined)?.[member]), 0);
  const left = Object.entries(domain.of).map(([member, count]) => {
    const free = (constraint.of[member] ?? 0) - taken(member);
    return [member, Math.max(0, Math.min(count, free))] as const;
  });
  return { ...domain, of: Object.fromEntries(left) };
}

function bound(domain: Domain, min: number | undefined, max: number | undefined): Domain {
  if (domain.kind !== 'range' && domain.kind !== 'multiset' && domain.kind !== 'subset') return domain;
  const highest = Math.min(domain.max, max ?? domain.max);
  const short = Math.max(0, (min ?? domain.min) - domain.min);
  const step = domain.kind === 'range' ? domain.step : 1;
  return { ...domain, min: domain.min + Math.ceil(short / step) * step, max: highest };
}

function isEmpty(domain: Domain): boolean {
  switch (domain.kind) {
    case 'range':
      return domain.min > domain.max;
    case 'multiset':
      return domain.min > Math.min(domain.max, pieces(domain.of));
    case 'subset':
      return domain.min > Math.min(domain.max, domain.of.length);
    default:
      return false;
  }
}
