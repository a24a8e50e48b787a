import { expect, test } from 'vitest';
import { allFishIds, marketIds } from '../../engine/tsukiji/catalog/ids.ts';
import { tsukiji } from '../../engine/tsukiji/index.ts';
import { marketNames } from '../../engine/tsukiji/text/names.ts';

const terms = tsukiji.terms ?? {};

test('hold every row of both glossaries', () => {
  // 92 rows of the base game, one of which names two notions; 37 of the expansion: one names two, five stand in the base game too.
  expect(Object.keys(terms)).toHaveLength(92 + 1 + 37 + 1 - 5);
});

test('name every Market, and every fish, by its id', () => {
  const unnamed = [...marketIds, ...allFishIds].filter((id) => terms[id]?.[0] !== marketNames[id]);
  expect(unnamed).toEqual([]);
});

test.each([
  ['sail', 'Appareiller'],
  ['catch', 'Capturer'],
  ['dock', 'Accoster'],
  ['transfer', 'transférer'],
  ['discard', 'défausser'],
  ['adjust', 'ajuster les prix'],
  ['enter', 'entrer dans'],
  ['buyLicence', 'acheter des permis de pêche'],
  ['sell', 'vendre des jetons Poisson'],
  ['bid', 'mise'],
  ['share', 'Action'],
  ['loan', 'Emprunt'],
  ['rent', 'louer'],
  ['donate', 'donner'],
])('name the action %s: %s', (action, french) => {
  expect(Object.keys(tsukiji.catalogue)).toContain(action);
  expect(terms[action]?.[1]).toBe(french);
});

test.each([
  ['takoyaki', ['Takoyaki', 'Takoyaki', 'Takoyaki', 'Takoyaki', 'Takoyaki']],
  ['clam', ['Clam', 'Palourde', 'Almeja', 'Muschel', 'Vongola']],
  ['oyster', ['Oyster', 'Huître', 'Ostra', 'Auster', 'Ostrica']],
  ['barge', ['barge', 'barge', 'Gabarra', 'Lastkahn', 'Chiatta']],
  ['portDock', ['dock', 'quai', 'Muelle', 'Liegeplatz', 'Banchina']],
  ['overfishing', ['Overfishing', 'Surpêche', 'Mercado de Sobrepesca', 'Überfischung', 'Sovrapesca']],
  ['overfishingOfFish', ['overfishing', 'Surpêche', 'Sobrepesca', 'Überfischung', 'Sovrapesca']],
  ['faceDown', ['face down', 'face cachée', 'boca abajo', 'verdeckt', 'a faccia in giù']],
])('name %s in each language', (key, words) => {
  expect(terms[key]).toEqual(words);
});
