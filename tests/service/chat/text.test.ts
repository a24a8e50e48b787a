import { describe, expect, test } from 'vitest';
import { isGoodText, mentionsIn } from '../../../service/chat/text.ts';

describe('a text', () => {
  test.each([
    'a',
    'Who buys tuna?\nNot me.',
    '魚河岸',
    '👨‍👩‍👧 @2',
    'می‌خواهم',
    ' leading and trailing ',
    'x'.repeat(1_000),
    '🐟'.repeat(1_000),
    '\u2801\u2800\u2803',
  ])('may be %j', (text) => {
    expect(isGoodText(text)).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['blank', ' \n  '],
    ['made of what cannot be seen', '\u200B\u200D\uFE0F\u3164'],
    ['made of a sign without ink', '\u2800 \u2800'],
    ['made of other signs without ink', '\uFFF9\uFFFB\u{1D159}\u{13441}\u{13442}'],
    ['too long', 'x'.repeat(1_001)],
    ['too long in characters of two units', '🐟'.repeat(1_001)],
    ['far too long', 'x'.repeat(100_000)],
    ['with half a character', 'fish \uD83D'],
    ['with the other half', '\uDC1F fish'],
    ['with a NUL', 'a\u0000b'],
    ['with a tab', 'a\tb'],
    ['with a carriage return', 'a\r\nb'],
    ['with an escape', '\u001B[31mred'],
    ['with a control of the second block', 'a\u0085b'],
    ['with other line ends', 'a\u2028b'],
    ['that turns what follows', 'pay \u202E001'],
    ['that isolates what follows', 'pay \u2067001'],
  ])('may not be %s', (_, text) => {
    expect(isGoodText(text)).toBe(false);
  });
});

describe('mentions', () => {
  test.each([
    ['@1', [1]],
    ['hello @0, and you, @2!', [0, 2]],
    ['@2 @1 @2', [1, 2]],
    ['(@1)\n@0', [0, 1]],
    ['@02', [2]],
    ['@3 @9 @99', []],
    ['@1a x@1 @@1 @123 ben@2.example', []],
    ['魚@1', []],
    ['@', []],
  ] as const)('%j of three seats names %j', (text, seats) => {
    expect(mentionsIn(text, 3)).toEqual(seats);
  });
});
