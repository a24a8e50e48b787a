import { expect, test } from 'vitest';
import { defaultDeck } from '../../engine/poissonnier/catalog/deck-file.ts';
import { archetypes } from '../../engine/poissonnier/catalog/deck-sources.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';

const terms = poissonnier.terms ?? {};

test('hold every row of the glossary, and the three freshnesses', () => {
  // 34 rows, two of which name two notions and one five.
  expect(Object.keys(terms)).toHaveLength(34 + 2 + 4 + 3);
});

test('name every kind, freshness and sort of client of the default deck by its id', () => {
  const ids = [...defaultDeck.kinds, ...defaultDeck.freshness, ...archetypes].map(({ id }) => id);
  expect(ids.filter((id) => !Object.hasOwn(terms, id))).toEqual([]);
});

test.each([
  ['joker', ['Lucky Catch', 'Pêche miraculeuse', 'Pesca milagrosa', 'Glücksfang', 'Pesca miracolosa']],
  ['cat', ['Market Cat', 'Chat du marché', 'Gato del mercado', 'Marktkatze', 'Gatto del mercato']],
  ['net', ['Landing Net', 'Épuisette', 'Salabre', 'Kescher', 'Retino']],
  ['ice', ['Crushed Ice', 'Glace pilée', 'Hielo picado', 'Crushed Ice', 'Ghiaccio tritato']],
  ['seabass', ['sea bass', 'bar', 'lubina', 'Wolfsbarsch', 'branzino']],
  ['queueTail', ['tail of the queue', 'fin de la file', 'final de la cola', 'Ende der Schlange', 'fine della fila']],
  ['A', ["today's catch", 'du jour', 'del día', 'tagesfrisch', 'di giornata']],
])('name %s in each language', (key, words) => {
  expect(terms[key]).toEqual(words);
});

test('tell the card Under the Counter from a counter-offer', () => {
  expect(Object.keys(poissonnier.catalogue)).toEqual(expect.arrayContaining(['counter', 'serve']));
  expect(terms).not.toHaveProperty('counter');
  expect(terms.counterCard?.[3]).toBe('Unter der Theke');
  expect(terms.serve?.[1]).toBe('satisfaire une commande');
});
