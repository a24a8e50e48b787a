import { describe, expect, it } from 'vitest';
import { canonical, isJson, isWellFormed } from '../../engine/kernel/canonical.ts';

describe('canonical', () => {
  it('sorts members by UTF-16 code units and writes numbers as RFC 8785 does', () => {
    const value = {
      '\u20ac': 'Euro',
      '\r': 'CR',
      '\u{1F600}': 'smile',
      '1': 'one',
      '\u0080': 'control',
      '\ufb33': 'dagesh',
    };
    const names = [...canonical(value).matchAll(/"(CR|one|control|Euro|smile|dagesh)"/g)].map((match) => match[1]);
    expect(names).toEqual(['CR', 'one', 'control', 'Euro', 'smile', 'dagesh']);
    expect(canonical([Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
  });

  it('takes an undefined member for an absent one', () => {
    expect(canonical({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});

describe('isJson', () => {
  it.each([
    ['null', null],
    ['nested lists and objects', { a: [1, 'two', true, { b: null }] }],
    ['an absent member', { a: undefined }],
  ])('takes %s', (_, value) => {
    expect(isJson(value)).toBe(true);
    expect(() => canonical(value)).not.toThrow();
  });

  const deep = Array.from({ length: 70 }).reduce<unknown>((inner) => [inner], 0);
  it.each([
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['a lone surrogate', { a: '\ud800' }],
    ['a lone surrogate in a name', { '\udc00': 1 }],
    ['a function', { a: () => 1 }],
    ['a date', new Date(0)],
    ['a bigint', 1n],
    ['a member that would speak for the whole', { toJSON: 1 }],
    ['more levels than anyone needs', deep],
  ])('refuses %s', (_, value) => {
    expect(isJson(value)).toBe(false);
  });
});

describe('isWellFormed', () => {
  it('knows a lone surrogate from a pair', () => {
    expect([isWellFormed('\u{1F41F}'), isWellFormed('a\ud83d'), isWellFormed('\udc1fb')]).toEqual([true, false, false]);
  });
});
