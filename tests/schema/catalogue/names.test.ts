import { expect, test } from 'vitest';
import { camelCase, enumValueOf, pascalCase } from '../../../schema/graphql/catalogue/names.ts';

test.each([
  ['redSnapper', 'RED_SNAPPER'],
  ['red-snapper', 'RED_SNAPPER'],
  ['tuna15', 'TUNA15'],
  ['L', 'L'],
  ['1', 'BOAT_KIND_1'],
  ['2nd hand', 'BOAT_KIND_2ND_HAND'],
])('the word %s is the enum value %s', (word, value) => {
  expect(enumValueOf({ name: 'BoatKind' }, word)).toBe(value);
});

test('types and fields are spelt as GraphQL spells them', () => {
  expect(pascalCase('dockPrice')).toBe('DockPrice');
  expect(camelCase('DockPrice')).toBe('dockPrice');
});
