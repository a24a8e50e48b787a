/** Random actions that lie in a form: what bots and property tests play. */
import { accepts } from './accepts.ts';
import type { ActionShape } from './catalogue.ts';
import type { DomainOf, Values } from './domain.ts';
import { inDomain, sizesOf } from './domain.ts';
import type { Constraint, Domain, Form } from './form.ts';
import { known } from './invariant.ts';
import { pieces } from './keeps.ts';
import { pick, pickBag, present } from './pick.ts';
import type { Random } from './random.ts';

const TRIES = 40;

/**
 * A random action of the form. Fields are chosen in order, each within what the joint constraints leave to it; what that does not
 * settle (a worth, a multiple, a use) is tried again a bounded number of times, and then the example is played.
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
  const chosen: { [name: string]: unknown } = dealt(form, random);
  for (const [name, domain] of Object.entries(form.fields)) {
    if (Object.hasOwn(chosen, name)) continue;
    const left = form.constraints.reduce(
      (narrowed, constraint) => narrow(narrowed, { name, constraint, chosen }),
      domain,
    );
    if (isEmpty(left)) return undefined;
    chosen[name] = pick(left, random);
  }
  return { type: form.action, ...present(chosen) };
}

/** Lists that are a bag together: its entries are chosen at once, and each goes to one of the lists that can hold it. */
function dealt(form: Form, random: Random): { [name: string]: unknown[] } {
  const lists: { [name: string]: unknown[] } = {};
  for (const constraint of form.constraints) {
    if (constraint.kind !== 'together') continue;
    for (const name of constraint.fields) lists[name] = [];
    for (const entry of pickBag({ kind: 'bag', of: constraint.of }, random)) {
      const open = constraint.fields.filter((name) => canHold(form.fields[name], entry));
      if (open.length > 0) lists[known(open[random(open.length)], 'list')]?.push(entry);
    }
  }
  return lists;
}

function canHold(domain: Domain | undefined, entry: unknown): boolean {
  return domain?.kind === 'bag' && domain.of.some(({ each }) => inDomain(each, entry));
}

interface Narrowing {
  readonly name: string;
  readonly constraint: Constraint;
  readonly chosen: Values;
}

/** What a constraint leaves of a field's domain, given the fields chosen before it. */
function narrow(domain: Domain, { name, constraint, chosen }: Narrowing): Domain {
  if (constraint.kind !== 'total' && constraint.kind !== 'held') return domain;
  if (!constraint.fields.includes(name)) return domain;
  if (constraint.kind === 'held') return domain.kind === 'multiset' ? leaveHeld(domain, constraint, chosen) : domain;
  const used = constraint.fields.reduce((total, field) => total + pieces(chosen[field]), 0);
  const isLast = constraint.fields.every((field) => field === name || field in chosen);
  const min = isLast && constraint.min !== undefined ? constraint.min - used : undefined;
  const max = constraint.max === undefined ? undefined : constraint.max - used;
  return bound(domain, min, max);
}

function leaveHeld(
  domain: DomainOf<'multiset'>,
  constraint: Extract<Constraint, { kind: 'held' }>,
  chosen: Values,
): Domain {
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
    case 'bag': {
      const { min, max } = sizesOf(domain);
      return min > max;
    }
    default:
      return false;
  }
}
