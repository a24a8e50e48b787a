/** The door for actions from outside: unknown JSON is checked against the catalogue once, and never again inside. */
import type { ActionShape, Catalogue } from './catalogue.ts';
import type { Field, Fields } from './field.ts';
import { assertNever } from './invariant.ts';
import type { Fact, Violation } from './violation.ts';
import { isViolation, malformed, refuse } from './violation.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9.:#-]{0,39}$/;

/**
 * The action that a JSON value describes: fields and members in catalogue order, nothing else kept. Refused `action.unknown`
 * {action}, or `action.malformed` {action, field, expected}, where `field` is the path of the first bad field (`lots.0.count`)
 * and `expected` describes what belongs there (`{kind: 'nothing'}` for a field that does not exist).
 */
export function parseAction(catalogue: Catalogue, raw: unknown): ActionShape | Violation {
  if (!isObject(raw) || typeof raw.type !== 'string') {
    return malformed('', 'type', { kind: 'choice', of: Object.keys(catalogue) });
  }
  const { type, ...values } = raw;
  const spec = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
  if (spec === undefined) return refuse('action.unknown', { action: type.slice(0, 40) });
  const fields = parseFields(spec.fields, values, []);
  if (fields instanceof Mismatch) {
    return malformed(type, fields.path.join('.'), fields.expected);
  }
  return { type, ...fields };
}

/** The actions of a list, or the refusal of the first bad one with its `index`. */
export function parseActions(catalogue: Catalogue, raw: readonly unknown[]): readonly ActionShape[] | Violation {
  const actions: ActionShape[] = [];
  for (const [index, one] of raw.entries()) {
    const action = parseAction(catalogue, one);
    if (isViolation(action)) return refuse(action.code, { ...action.facts, index });
    actions.push(action);
  }
  return actions;
}

/** What belongs where something else was found. */
class Mismatch {
  readonly path: readonly string[];
  readonly expected: Fact;
  constructor(path: readonly string[], expected: Fact) {
    this.path = path;
    this.expected = expected;
  }
}

interface Values {
  readonly [name: string]: unknown;
}

function parseFields(fields: Fields, values: Values, path: readonly string[]): Values | Mismatch {
  const extra = Object.keys(values).find((name) => values[name] !== undefined && !Object.hasOwn(fields, name));
  if (extra !== undefined) return new Mismatch([...path, extra.slice(0, 40)], { kind: 'nothing' });
  const parsed: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const raw = Object.hasOwn(values, name) ? values[name] : undefined;
    const value = parseValue(field, raw, [...path, name]);
    if (value instanceof Mismatch) return value;
    if (value !== undefined) parsed.push([name, value]);
  }
  return Object.fromEntries(parsed);
}

function parseValue(field: Field, raw: unknown, path: readonly string[]): unknown {
  const mismatch = () => new Mismatch(path, expectationOf(field));
  switch (field.kind) {
    case 'choice':
      return typeof raw === 'string' && field.of.includes(raw) ? raw : mismatch();
    case 'id':
      return typeof raw === 'string' && ID.test(raw) ? raw : mismatch();
    case 'integer':
      return isStep(field, raw) ? raw : mismatch();
    case 'multiset':
      return parseMultiset(field.of.of, raw) ?? mismatch();
    case 'record':
      return isObject(raw) ? parseFields(field.fields, raw, path) : mismatch();
    case 'list':
      return parseList(field, raw, path);
    case 'optional':
      return raw === undefined ? undefined : parseValue(field.of, raw, path);
    default:
      return assertNever(field);
  }
}

function isStep(field: Extract<Field, { kind: 'integer' }>, raw: unknown): boolean {
  const { min, max, step } = field;
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min && raw <= max && (raw - min) % step === 0;
}

/** Counts start at 1: a member that is not meant is not named. */
function parseMultiset(members: readonly string[], raw: unknown): Values | undefined {
  if (!isObject(raw)) return undefined;
  const counted = Object.entries(raw).filter(([, count]) => count !== undefined);
  const good = counted.every(
    ([member, count]) => members.includes(member) && Number.isSafeInteger(count) && Number(count) >= 1,
  );
  if (!good) return undefined;
  return Object.fromEntries(
    members.filter((member) => Object.hasOwn(raw, member)).map((member) => [member, raw[member]]),
  );
}

function parseList(
  field: Extract<Field, { kind: 'list' }>,
  raw: unknown,
  path: readonly string[],
): readonly unknown[] | Mismatch {
  const fits = Array.isArray(raw) && raw.length >= field.min && raw.length <= field.max;
  if (!fits) return new Mismatch(path, expectationOf(field));
  const entries: unknown[] = [];
  for (const [index, entry] of raw.entries()) {
    const value = parseValue(field.of, entry, [...path, String(index)]);
    if (value instanceof Mismatch) return value;
    entries.push(value);
  }
  return entries;
}

/** A field's description as a fact. */
function expectationOf(field: Field): Fact {
  switch (field.kind) {
    case 'choice':
      return { kind: 'choice', of: field.of };
    case 'integer':
      return { kind: 'integer', min: field.min, max: field.max, step: field.step };
    case 'multiset':
      return { kind: 'multiset', of: field.of.of };
    case 'list':
      return { kind: 'list', min: field.min, max: field.max };
    case 'record':
      return { kind: 'record', fields: Object.keys(field.fields) };
    case 'id':
      return { kind: 'id' };
    case 'optional':
      return expectationOf(field.of);
    default:
      return assertNever(field);
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
