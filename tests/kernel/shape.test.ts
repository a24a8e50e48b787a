import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJson } from '../../engine/kernel/canonical.ts';
import { parseAction, parseActions } from '../../engine/kernel/shape.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { arbitraryAction } from '../support/arbitrary-action.ts';
import { everything } from '../support/catalogue.ts';
import { holds } from '../support/holds.ts';

const malformed = (raw: unknown) => {
  const parsed = parseAction(everything, raw);
  return isViolation(parsed) ? [parsed.code, parsed.facts.field, parsed.facts.expected] : parsed;
};

it('takes every action of the catalogue as it is', () => {
  holds(arbitraryAction(everything), (action) => expect(parseAction(everything, action)).toEqual(action));
});

it('never throws, whatever comes in', () => {
  const named = fc.constantFrom(...Object.keys(everything), 'constructor', '__proto__', 'toString');
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ type: named, boat: fc.anything(), lot: fc.anything(), hauls: fc.anything(), deep: fc.anything() }),
  );
  holds(anything, (raw) => {
    const parsed = parseAction(everything, raw);
    expect(isViolation(parsed) ? isJson(parsed.facts) : isJson(parsed)).toBe(true);
  });
});

it('writes members in the order of the catalogue', () => {
  const parsed = parseAction(everything, { haul: { crab: 1, eel: 2 }, type: 'haul' });
  expect(JSON.stringify(parsed)).toBe('{"type":"haul","haul":{"eel":2,"crab":1}}');
});

describe('refuses', () => {
  it.each([['constructor'], ['__proto__'], ['Sail'], ['']])('the unknown action %j', (type) => {
    expect(parseAction(everything, { type })).toEqual({
      refused: true,
      code: 'action.unknown',
      facts: { action: type },
    });
  });

  it.each([[null], [7], ['pass'], [[]], [{}], [{ type: 3 }]])('%j, which is no action', (raw) => {
    expect(malformed(raw)).toMatchObject(['action.malformed', 'type', { kind: 'choice' }]);
  });

  const lot = { fish: 'eel', count: 1 };
  it.each<[string, unknown, string, unknown]>([
    ['an extra field', { type: 'pass', boat: 'A' }, 'boat', { kind: 'nothing' }],
    ['a missing field', { type: 'sail', boat: 'A' }, 'fish', { kind: 'choice', of: ['eel', 'crab', 'mackerel'] }],
    ['null for a field left out', { type: 'sail', boat: 'A', fish: 'eel', after: null }, 'after', { kind: 'choice' }],
    ['an id with a space', { type: 'sail', boat: 'A 1', fish: 'eel' }, 'boat', { kind: 'id' }],
    ['a number for a word', { type: 'sail', boat: 'A', fish: 1 }, 'fish', { kind: 'choice' }],
    [
      'a price between the steps',
      { type: 'pay', price: 150, odd: 1 },
      'price',
      { kind: 'integer', min: 100, step: 100 },
    ],
    ['an even number', { type: 'pay', price: 100, odd: 2 }, 'odd', { kind: 'integer', min: 1, max: 9, step: 2 }],
    ['a number below', { type: 'pay', price: 0, odd: 1 }, 'price', { kind: 'integer' }],
    ['a number above', { type: 'pay', price: 1300, odd: 1 }, 'price', { kind: 'integer' }],
    ['a fraction', { type: 'pay', price: 100, odd: 1.5 }, 'odd', { kind: 'integer' }],
    ['a number in quotes', { type: 'pay', price: '100', odd: 1 }, 'price', { kind: 'integer' }],
    ['a count of 0', { type: 'haul', haul: { eel: 0 } }, 'haul', { kind: 'multiset', of: ['eel', 'crab', 'mackerel'] }],
    ['a negative count', { type: 'haul', haul: { eel: -1 } }, 'haul', { kind: 'multiset' }],
    ['a count of half', { type: 'haul', haul: { eel: 0.5 } }, 'haul', { kind: 'multiset' }],
    ['a count without end', { type: 'haul', haul: { eel: 1e300 } }, 'haul', { kind: 'multiset' }],
    ['a member that is none', { type: 'haul', haul: { tuna: 1 } }, 'haul', { kind: 'multiset' }],
    ['a list for a set', { type: 'haul', haul: [] }, 'haul', { kind: 'multiset' }],
    ['a list too long', { type: 'moor', boats: ['A', 'B', 'C', 'D', 'E'] }, 'boats', { kind: 'list', min: 0, max: 4 }],
    ['a list too short', { type: 'moor', boats: [], fishes: [] }, 'fishes', { kind: 'list', min: 1, max: 3 }],
    ['a bad entry', { type: 'moor', boats: ['A', ''] }, 'boats.1', { kind: 'id' }],
    [
      'a bad field of a record',
      { type: 'sell', lot: { ...lot, count: 99 }, lots: [] },
      'lot.count',
      { kind: 'integer' },
    ],
    ['an extra field of a record', { type: 'sell', lot: { ...lot, x: 1 }, lots: [] }, 'lot.x', { kind: 'nothing' }],
    [
      'a bad field of an entry',
      { type: 'sell', lot, lots: [lot, { fish: 'eel' }] },
      'lots.1.count',
      { kind: 'integer' },
    ],
    [
      'a word for a record',
      { type: 'sell', lot: 'eel', lots: [] },
      'lot',
      { kind: 'record', fields: ['fish', 'count', 'price'] },
    ],
  ])('%s', (_, raw, field, expected) => {
    expect(malformed(raw)).toMatchObject(['action.malformed', field, expected]);
  });
});

describe('a list of actions', () => {
  it('is taken whole', () => {
    expect(parseActions(everything, [{ type: 'pass' }, { type: 'pass' }])).toEqual([
      { type: 'pass' },
      { type: 'pass' },
    ]);
  });

  it('is refused with the index of its first bad one', () => {
    expect(parseActions(everything, [{ type: 'pass' }, { type: 'pass', x: 1 }, 'bad'])).toMatchObject({
      code: 'action.malformed',
      facts: { index: 1, field: 'x' },
    });
  });
});
