import { expect, test } from 'vitest';
import { modes } from '../../engine/mall/catalog/ids.ts';
import { defaultLayout } from '../../engine/mall/catalog/layout-file.ts';
import { mall } from '../../engine/mall/index.ts';

const terms = mall.terms ?? {};

test('hold every row of the glossary, and the six drinks', () => {
  // 38 rows, two of which name two notions.
  expect(Object.keys(terms)).toHaveLength(38 + 2 + 6);
});

test('name every item of the default layout by its type, and both modes', () => {
  const words = [...defaultLayout.items.map(({ id }) => id), ...modes];
  expect(words.filter((word) => !Object.hasOwn(terms, word))).toEqual([]);
});

test.each([
  ['washer', ['washing machine', 'machine à laver', 'lavadora', 'Waschmaschine', 'lavatrice']],
  ['drink.red', ['red drink', 'boisson (rouge)', 'bebida (rojo)', 'Getränk (rot)', 'bibita (rosso)']],
  ['newspaper', ['newspaper', 'journal', 'periódico', 'Zeitung', 'giornale']],
  ['dot', ['blue dot', 'point bleu', 'punto azul', 'blauer Punkt', 'punto blu']],
  ['crate', ['crate', 'caisse', 'cajón', 'Kiste', 'cassa']],
])('name %s in each language', (key, words) => {
  expect(terms[key]).toEqual(words);
});
