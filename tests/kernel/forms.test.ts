import { describe, expect, it } from 'vitest';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Constraint, Domain } from '../../engine/kernel/form.ts';
import { accepts, form, multisetUpTo, oneOf, only, range } from '../../engine/kernel/forms.ts';

const example: ActionShape = { type: 'do' };
const inOne = (domain: Domain, value: unknown) =>
  accepts(form('do', { x: domain }, example), { type: 'do', x: value } as ActionShape);
const berth: Domain = { kind: 'record', fields: { id: oneOf(['A', 'B', 'C']), at: range(1, 3) } };
const keeping = (constraints: readonly Constraint[], fields: { readonly [name: string]: unknown }) => {
  const set = multisetUpTo({ eel: 5, crab: 5 }, 0);
  const domains = {
    a: set,
    b: set,
    n: range(0, 100),
    list: { kind: 'subset', of: ['A', 'B', 'C'], min: 0, max: 3 } as const,
    more: { kind: 'bag', of: [{ count: 3, each: berth }], min: 0 } as const,
  };
  const given = { a: {}, b: {}, n: 0, list: [], more: [], ...fields };
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
    [
      'a bag of some',
      { ...bag, min: 1, max: 2 },
      [['eel'], ['crab'], ['crab', 'eel'], ['eel', 'eel']],
      [[], ['crab', 'crab'], ['eel', 'eel', 'eel'], ['tuna']],
    ],
    [
      'a sequence',
      { kind: 'sequence', of: [only('eel'), range(1, 2)] },
      [
        ['eel', 1],
        ['eel', 2],
      ],
      [[], ['eel'], [1, 'eel'], ['eel', 1, 1], ['eel', 3], 'eel'],
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
    [
      'lists that are a bag together',
      {
        kind: 'together',
        fields: ['list', 'more'],
        of: [
          { count: 1, each: oneOf(['A', 'B']) },
          { count: 1, each: { kind: 'either', of: [berth, only('C')] } },
        ],
      },
      [{ list: ['C', 'A'] }, { list: ['B'], more: [{ id: 'B', at: 1 }] }],
      [{}, { list: ['A', 'B'] }, { list: ['A', 'C'], more: [{ id: 'A', at: 1 }] }, { more: [{ id: 'A', at: 1 }] }],
    ],
    [
      'ids that are used once',
      { kind: 'uses', ids: ['list', 'more.id', 'none'], entries: [], of: { C: 2 } },
      [{}, { list: ['A', 'C'], more: [{ id: 'C', at: 1 }] }],
      [{ list: ['A'], more: [{ id: 'A', at: 1 }] }, { more: [1, 2].map((at) => ({ id: 'B', at })) }],
    ],
    [
      'what entries use besides',
      {
        kind: 'uses',
        ids: ['list'],
        entries: [
          {
            field: 'more',
            each: { kind: 'record', fields: { id: only('A'), at: range(1, 3) } },
            uses: { B: 1, gold: 2 },
          },
          { field: 'more', each: berth, uses: { gold: 3 } },
        ],
        of: { gold: 8 },
      },
      [
        { list: ['B'] },
        {
          more: [
            { id: 'A', at: 1 },
            { id: 'B', at: 1 },
          ],
        },
      ],
      [{ list: ['B'], more: [{ id: 'A', at: 1 }] }, { more: [1, 2, 3].map((at) => ({ id: 'C', at })) }],
    ],
  ])('%s', (_, constraint, kept, broken) => {
    expect(kept.map((fields) => keeping([constraint], fields))).toEqual(kept.map(() => true));
    expect(broken.map((fields) => keeping([constraint], fields))).toEqual(broken.map(() => false));
  });
});
