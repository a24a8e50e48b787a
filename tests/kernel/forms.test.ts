import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Constraint, Domain } from '../../engine/kernel/form.ts';
import { accepts, form, multisetUpTo, oneOf, only, range, sample } from '../../engine/kernel/forms.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { holds } from '../support/holds.ts';

const example: ActionShape = { type: 'do' };
const inOne = (domain: Domain, value: unknown) =>
  accepts(form('do', { x: domain }, example), { type: 'do', x: value } as ActionShape);
const keeping = (constraints: readonly Constraint[], fields: { readonly [name: string]: unknown }) => {
  const set = multisetUpTo({ eel: 5, crab: 5 }, 0);
  const domains = {
    a: set,
    b: set,
    n: range(0, 100),
    list: { kind: 'subset', of: ['A', 'B', 'C'], min: 0, max: 3 } as const,
  };
  const given = { a: {}, b: {}, n: 0, list: [], ...fields };
  return accepts(form('do', domains, example, constraints), { type: 'do', ...given } as ActionShape);
};

describe('a domain holds exactly its values', () => {
  const lot: Domain = { kind: 'record', fields: { fish: oneOf(['eel', 'crab']), count: range(1, 3) } };
  const bag: Domain = {
    kind: 'bag',
    of: [
      { count: 1, each: oneOf(['eel', 'crab']) },
      { count: 2, each: only('eel') },
    ],
  };
  it.each<[string, Domain, readonly unknown[], readonly unknown[]]>([
    ['a word', only('eel'), ['eel'], ['crab', '', undefined, 1]],
    ['words', oneOf(['eel', 'crab']), ['eel', 'crab'], ['tuna', null]],
    ['a range', range(100, 500, 200), [100, 300, 500], [0, 200, 700, 100.5, '100', Number.NaN]],
    [
      'a multiset',
      multisetUpTo({ eel: 2, crab: 1 }, 1, 2),
      [{ eel: 2 }, { eel: 1, crab: 1 }, { crab: 1 }],
      [
        {},
        { eel: 3 },
        { eel: 2, crab: 1 },
        { tuna: 1 },
        { eel: 0, crab: 1 },
        { eel: 0.5 },
        { constructor: 1 },
        [],
        null,
      ],
    ],
    ['all there is', multisetUpTo({ eel: 2, crab: 1 }, 0), [{}, { eel: 2, crab: 1 }], [{ eel: 3 }]],
    [
      'a subset',
      { kind: 'subset', of: ['A', 'B', 'C'], min: 1, max: 2 },
      [['A'], ['C', 'A']],
      [[], ['A', 'A'], ['A', 'B', 'C'], ['D'], 'A'],
    ],
    [
      'a record',
      lot,
      [{ fish: 'eel', count: 3 }],
      [{ fish: 'eel' }, { fish: 'eel', count: 4 }, { fish: 'eel', count: 1, x: 1 }, []],
    ],
    [
      'a bag',
      bag,
      [
        ['eel', 'eel', 'crab'],
        ['crab', 'eel', 'eel'],
        ['eel', 'eel', 'eel'],
      ],
      [
        ['eel', 'crab', 'crab'],
        ['eel', 'eel'],
        ['eel', 'eel', 'eel', 'eel'],
        ['tuna', 'eel', 'eel'],
      ],
    ],
    ['either', { kind: 'either', of: [only('eel'), range(1, 2)] }, ['eel', 1, 2], ['crab', 3]],
    ['an optional', { kind: 'optional', of: only('eel') }, [undefined, 'eel'], ['crab', null]],
  ])('%s', (_, domain, inside, outside) => {
    expect(inside.map((value) => inOne(domain, value))).toEqual(inside.map(() => true));
    expect(outside.map((value) => inOne(domain, value))).toEqual(outside.map(() => false));
  });
});

describe('a form accepts', () => {
  const sail = form('sail', { boat: oneOf(['A', 'B']) }, { type: 'sail', boat: 'A' });
  it.each<[boolean, ActionShape]>([
    [true, { type: 'sail', boat: 'B' } as ActionShape],
    [true, { type: 'sail', boat: 'B', fish: undefined } as ActionShape],
    [false, { type: 'swim', boat: 'B' } as ActionShape],
    [false, { type: 'sail' }],
    [false, { type: 'sail', boat: 'B', fish: 'eel' } as ActionShape],
  ])('%s: %j', (accepted, action) => {
    expect(accepts(sail, action)).toBe(accepted);
  });
});

describe('a constraint', () => {
  it.each<
    [
      string,
      Constraint,
      readonly { readonly [name: string]: unknown }[],
      readonly { readonly [name: string]: unknown }[],
    ]
  >([
    [
      'total of pieces, entries and numbers',
      { kind: 'total', fields: ['a', 'list', 'n'], min: 2, max: 4 },
      [{ a: { eel: 2 } }, { list: ['A', 'B'], n: 2 }, { a: { crab: 1 }, list: ['C'], n: 1 }],
      [{}, { n: 1 }, { n: 5 }, { a: { eel: 3 }, list: ['A', 'B'] }],
    ],
    ['total in multiples', { kind: 'total', fields: ['n'], multipleOf: 4 }, [{}, { n: 8 }], [{ n: 2 }, { n: 9 }]],
    [
      'held together',
      { kind: 'held', fields: ['a', 'b'], of: { eel: 3 } },
      [{}, { a: { eel: 3 } }, { a: { eel: 1 }, b: { eel: 2 } }],
      [{ a: { eel: 2 }, b: { eel: 2 } }, { b: { crab: 1 } }],
    ],
    [
      'worth',
      { kind: 'worth', field: 'a', values: { eel: [0, 2, 3], crab: [0, 5] }, min: 3, max: 8 },
      [{ a: { eel: 2 } }, { a: { crab: 1 } }, { a: { eel: 2, crab: 1 } }],
      [{}, { a: { eel: 1 } }, { a: { eel: 3 } }, { a: { crab: 2 } }],
    ],
  ])('%s', (_, constraint, kept, broken) => {
    expect(kept.map((fields) => keeping([constraint], fields))).toEqual(kept.map(() => true));
    expect(broken.map((fields) => keeping([constraint], fields))).toEqual(broken.map(() => false));
  });
});

describe('a sample', () => {
  const members = ['eel', 'crab', 'tuna'];
  const counts = fc.record({ eel: fc.nat({ max: 4 }), crab: fc.nat({ max: 4 }), tuna: fc.nat({ max: 4 }) });
  const bounds = fc.record({ min: fc.nat({ max: 3 }), more: fc.nat({ max: 4 }), step: fc.integer({ min: 1, max: 3 }) });
  const simple: fc.Arbitrary<Domain> = fc.oneof(
    fc.subarray(members, { minLength: 1 }).map(oneOf),
    bounds.map(({ min, more, step }) => range(min, min + more, step)),
    fc.tuple(counts, bounds).map(([of, { more }]) => multisetUpTo(of, 0, more)),
    fc.subarray(members).map((of) => ({ kind: 'subset', of, min: 0, max: of.length }) as const),
  );
  const domain: fc.Arbitrary<Domain> = fc.oneof(
    simple,
    simple.map((of) => ({ kind: 'optional', of }) as const),
    fc.dictionary(fc.constantFrom('x', 'y'), simple).map((fields) => ({ kind: 'record', fields }) as const),
    fc.array(simple, { minLength: 1, maxLength: 3 }).map((of) => ({ kind: 'either', of }) as const),
    fc
      .array(fc.record({ count: fc.nat({ max: 2 }), each: simple }), { maxLength: 3 })
      .map((of) => ({ kind: 'bag', of }) as const),
  );
  const impossible = { type: 'do', nothing: 'is here' } as ActionShape;

  it('of any form without constraints lies in it', () => {
    holds(fc.tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), domain), fc.string()), ([fields, seed]) => {
      const open = form('do', fields, impossible);
      expect(accepts(open, sample(open, randomFrom(seed)))).toBe(true);
    });
  });

  it('keeps totals and holdings by construction', () => {
    const joint = form(
      'do',
      { a: multisetUpTo({ eel: 9, crab: 9 }, 0), b: multisetUpTo({ eel: 9, crab: 9 }, 0), n: range(0, 90, 10) },
      impossible,
      [
        { kind: 'held', fields: ['a', 'b'], of: { eel: 3, crab: 2 } },
        { kind: 'total', fields: ['a', 'b'], min: 5, max: 5 },
        { kind: 'total', fields: ['n'], min: 25, max: 55 },
      ],
    );
    holds(fc.string(), (seed) => {
      const action = sample(joint, randomFrom(seed));
      expect(accepts(joint, action)).toBe(true);
    });
  });

  it('is the example where chance finds nothing', () => {
    const worth = { kind: 'worth', field: 'a', values: { eel: [0, 1, 2] }, min: 9 } as const;
    const rich = form('do', { a: multisetUpTo({ eel: 2 }, 0) }, impossible, [worth]);
    expect(sample(rich, randomFrom('7'))).toBe(impossible);
  });

  it('reaches every action of a small form', () => {
    const small = form('do', { a: multisetUpTo({ eel: 2, crab: 1 }, 1, 2), b: range(1, 2) }, impossible);
    const random = randomFrom('all');
    const seen = new Set(Array.from({ length: 400 }, () => JSON.stringify(sample(small, random))));
    const sets = [{ eel: 1 }, { eel: 2 }, { crab: 1 }, { eel: 1, crab: 1 }, { crab: 1, eel: 1 }];
    const all = sets.flatMap((a) => [1, 2].map((b) => JSON.stringify({ type: 'do', a, b })));
    expect([...seen].sort()).toEqual(all.sort());
  });
});
