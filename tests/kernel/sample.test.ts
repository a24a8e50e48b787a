import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Domain } from '../../engine/kernel/form.ts';
import { accepts, form, multisetUpTo, oneOf, range, sample } from '../../engine/kernel/forms.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { holds } from '../support/holds.ts';

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
    fc.array(simple, { maxLength: 3 }).map((of) => ({ kind: 'sequence', of }) as const),
    fc
      .array(fc.record({ count: fc.nat({ max: 2 }), each: simple }), { maxLength: 3 })
      .map((of) => ({ kind: 'bag', of }) as const),
    fc
      .array(fc.record({ count: fc.nat({ max: 2 }), each: simple }), { maxLength: 3 })
      .map((of) => ({ kind: 'bag', of, min: 0, max: 2 }) as const),
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

  it('deals lists that are a bag together by construction', () => {
    const parts = [
      { count: 2, each: oneOf(['A', 'B']) },
      { count: 1, each: range(1, 3) },
    ];
    const letters = { kind: 'bag', of: [{ count: 3, each: oneOf(['A', 'B']) }], min: 0 } as const;
    const numbers = { kind: 'bag', of: [{ count: 1, each: range(1, 9) }], min: 0 } as const;
    const joint = form('do', { a: letters, b: letters, n: numbers }, impossible, [
      { kind: 'together', fields: ['a', 'b', 'n'], of: parts },
    ]);
    holds(fc.string(), (seed) => {
      expect(accepts(joint, sample(joint, randomFrom(seed)))).toBe(true);
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
