import type { ActionShape, Catalogue } from '../../../engine/kernel/catalogue.ts';
import type { Field, Fields, MultisetField } from '../../../engine/kernel/field.ts';
import { known } from '../../../engine/kernel/invariant.ts';
import type { Violation } from '../../../engine/kernel/violation.ts';
import { isViolation, refuse } from '../../../engine/kernel/violation.ts';
import { camelCase, enumValueOf } from './names.ts';

type Json = { readonly [name: string]: unknown };

/**
 * The action that a game's `@oneOf` input says, as plain JSON. GraphQL has checked its shape by now; ranges are checked later, with
 * those of actions that come as text. Refuses `action.malformed` a set that names a member twice.
 */
export function decodeAction(catalogue: Catalogue, input: Json): ActionShape | Violation {
  const type = known(Object.keys(input)[0], 'field of a @oneOf input');
  const spec = known(catalogue[type], `action ${type}`);
  if (Object.keys(spec.fields).length === 0) return { type };
  const values = decodeFields(spec.fields, input[type] as Json, '');
  return isViolation(values) ? refuse(values.code, { action: type, ...values.facts }) : { type, ...values };
}

function decodeFields(fields: Fields, input: Json, path: string): Json | Violation {
  const values: { [name: string]: unknown } = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = input[name];
    if (given === undefined || given === null) continue;
    const value = decodeValue(field, given, path === '' ? name : `${path}.${name}`);
    if (isViolation(value)) return value;
    values[name] = value;
  }
  return values;
}

function decodeValue(field: Field, given: unknown, path: string): unknown {
  switch (field.kind) {
    case 'optional':
      return decodeValue(field.of, given, path);
    case 'record':
      return decodeFields(field.fields, given as Json, path);
    case 'multiset':
      return decodeCounts(field, given as readonly Json[], path);
    case 'list': {
      const values = (given as readonly unknown[]).map((item, at) => decodeValue(field.of, item, `${path}.${at}`));
      return values.find(isViolation) ?? values;
    }
    default:
      return given;
  }
}

function decodeCounts(field: MultisetField, given: readonly Json[], path: string): Json | Violation {
  const counts: { [member: string]: unknown } = {};
  for (const entry of given) {
    const member = String(entry[camelCase(field.of.name)]);
    if (member in counts) return refuse('action.malformed', { field: path, expected: 'each member at most once' });
    counts[member] = entry.count;
  }
  return counts;
}

/** The inverse of {@link decodeAction}: an action as the value of a GraphQL variable. */
export function encodeAction(catalogue: Catalogue, action: ActionShape): Json {
  const spec = known(catalogue[action.type], `action ${action.type}`);
  const empty = Object.keys(spec.fields).length === 0;
  return { [action.type]: empty ? 'YES' : encodeFields(spec.fields, action as unknown as Json) };
}

function encodeFields(fields: Fields, values: Json): Json {
  const present = Object.entries(fields).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(present.map(([name, field]) => [name, encodeValue(field, values[name])]));
}

function encodeValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'optional':
      return encodeValue(field.of, value);
    case 'choice':
      return enumValueOf(field, String(value));
    case 'record':
      return encodeFields(field.fields, value as Json);
    case 'list':
      return (value as readonly unknown[]).map((item) => encodeValue(field.of, item));
    case 'multiset':
      return Object.entries(value as Json).map(([member, count]) => ({
        [camelCase(field.of.name)]: enumValueOf(field.of, member),
        count,
      }));
    default:
      return value;
  }
}
