/** Arbitrary actions of a catalogue: right in shape, seldom right in the game. */
import * as fc from 'fast-check';
import type { ActionShape, Catalogue } from '../../engine/kernel/catalogue.ts';
import type { Field, Fields } from '../../engine/kernel/field.ts';
import { assertNever } from '../../engine/kernel/invariant.ts';

/** Lists are tried up to so many entries, whatever more the catalogue allows. */
const LONGEST = 4;

/** Any action that has the shape of one in the catalogue. */
export function arbitraryAction(catalogue: Catalogue): fc.Arbitrary<ActionShape> {
  const actions = Object.entries(catalogue).map(([type, spec]) =>
    arbitraryFields(spec.fields).map((fields) => ({ type, ...fields })),
  );
  return fc.oneof(...actions);
}

/** Any value of a field. */
export function arbitraryValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'id':
      return fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9.:#-]{0,5}$/);
    case 'integer':
      return fc
        .integer({ min: 0, max: Math.floor((field.max - field.min) / field.step) })
        .map((steps) => field.min + steps * field.step);
    case 'multiset':
      return fc.subarray([...field.of.of]).chain((members) => {
        const counts = members.map((member) => [member, fc.integer({ min: 1, max: 40 })] as const);
        return fc.record(Object.fromEntries(counts));
      });
    case 'record':
      return arbitraryFields(field.fields);
    case 'list':
      return fc.array(arbitraryValue(field.of), {
        minLength: field.min,
        maxLength: Math.max(field.min, Math.min(field.max, LONGEST)),
      });
    case 'optional':
      return arbitraryValue(field.of);
    default:
      return assertNever(field);
  }
}

function arbitraryFields(fields: Fields): fc.Arbitrary<{ readonly [name: string]: unknown }> {
  const entries = Object.entries(fields);
  const values = Object.fromEntries(entries.map(([name, field]) => [name, arbitraryValue(field)]));
  const requiredKeys = entries.filter(([, field]) => field.kind !== 'optional').map(([name]) => name);
  return fc.record(values, { requiredKeys }).map((value) => ({ ...value }));
}
