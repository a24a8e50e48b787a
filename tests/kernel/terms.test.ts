import { expect, test } from 'vitest';
import { languages, termsIn } from '../../engine/kernel/terms.ts';

const terms = {
  cell: ['cell', 'case', 'casilla', 'Feld', 'casella'],
  line: ['line', 'ligne', 'línea', 'Reihe', 'linea'],
};

test.each(languages.map((language, place) => [language, place] as const))('words in %s', (language, place) => {
  expect(termsIn(terms, language)).toEqual([
    { key: 'cell', text: terms.cell[place] },
    { key: 'line', text: terms.line[place] },
  ]);
});

test('a word that a language lacks is a bug', () => {
  expect(() => termsIn({ cell: ['cell'] }, 'fr')).toThrow('cell in fr');
});
