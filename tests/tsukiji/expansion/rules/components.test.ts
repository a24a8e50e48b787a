import { expect, test } from 'vitest';
import { expansionExternalIds, expansionFishIds, marketIds } from '../../../../engine/tsukiji/catalog/ids.ts';
import { boatFacts, kindsOfFish, kindsOfShape, pair, partnerOf } from '../../../../engine/tsukiji/catalog/pieces.ts';
import type { ByPlayers } from '../../../../engine/tsukiji/catalog/prints.ts';
import { defaultPrints } from '../../../../engine/tsukiji/catalog/prints.ts';
import { totalOf } from '../../../../engine/tsukiji/counts.ts';
import { markets } from '../../../../engine/tsukiji/markets/index.ts';
import { boardOf, table } from '../../../support/tsukiji.ts';

const players = ['2', '3', '4', '5', '6'] as const;
const most = (stock: ByPlayers): number => Math.max(...players.map((p) => stock[p]));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

// TX-COMP-01
test('twelve boards, each with its own file', () => {
  expect([expansionFishIds.length, expansionExternalIds.length]).toEqual([6, 6]);
  expect(Object.keys(markets).toSorted()).toEqual([...marketIds].toSorted());
  for (const id of marketIds) expect(markets[id].id).toBe(id);
});

// TX-COMP-01, TX-COMP-02
test('36 barrels, 65 tokens and 23 licences are what the boards need at most', () => {
  const barrels = sum(expansionFishIds.map((fish) => most(defaultPrints[`fish.${fish}.barrels`])));
  const tokens = sum(expansionFishIds.map((fish) => most(defaultPrints[`fish.${fish}.tokens`])));
  const licences = sum(expansionFishIds.map((fish) => most(defaultPrints[`fish.${fish}.licences`])));
  expect([barrels, tokens, licences]).toEqual([36, 65, 23]);
  expect(barrels).toBe(defaultPrints['components.expansion.barrels.total']);
  expect(tokens).toBe(defaultPrints['components.expansion.tokens.total']);
  expect(licences).toBe(defaultPrints['components.expansion.licences.total']);
});

// TX-COMP-01
test('ten other tokens and three boats', () => {
  const { buyer, extension } = defaultPrints['ext.influence.items'];
  const shipRental = defaultPrints['ext.shipRental.tokens'];
  expect({ buyer, extension, shipRental }).toEqual(defaultPrints['components.expansion.otherTokens']);
  expect(buyer + extension + shipRental).toBe(10);
  const { blueShip, barges } = defaultPrints['ext.ships.stockExpansion'];
  expect({ blueShip, barge4: barges.two4.barge4 }).toEqual(defaultPrints['components.expansion.boats']);
});

// TX-COMP-01, EX-COMP
test('with the base game 99 barrels, 184 tokens and 56 licences', () => {
  const totals = (['barrels', 'tokens', 'licences'] as const).map(
    (piece) => defaultPrints[`components.${piece}.total`] + defaultPrints[`components.expansion.${piece}.total`],
  );
  expect(totals).toEqual([99, 184, 56]);
});

// TX-COMP-03
test('licences cost what their boards say', () => {
  expect([
    defaultPrints['fish.clamsOysters.licencePrice'],
    defaultPrints['fish.himono.licencePrice'],
    defaultPrints['fish.horseMackerel.licencePrice'],
    defaultPrints['fish.nori.licencePrice'],
    defaultPrints['fish.swordfish.licencePrice'],
  ]).toEqual([500, 400, 200, 0, 600]);
  expect(defaultPrints['fish.sardines.licencePrice']).toEqual({ 2: 500, 1: 300 });
});

// TX-BARGE-01, TX-BLUE-05
test('the new boats have four slots', () => {
  expect(boatFacts.barge4).toMatchObject({ slots: 4, barge: true });
  expect(boatFacts.blue).toMatchObject({ slots: 4, barge: false, uses: 2, notForRent: true });
});

// TX-HMACK-04, TX-SUSHI-02
test('some tokens share an outline', () => {
  expect(kindsOfShape('mackerel')).toEqual(['mackerel', 'horseMackerel']);
  expect(defaultPrints['ext.aquarium.horseMackerelSpace']).toBe('mackerel');
  expect(kindsOfShape('clamsOysters')).toEqual(['clam', 'oyster']);
  expect([kindsOfShape('octopus'), kindsOfShape('takoyaki')]).toEqual([['octopus'], ['takoyaki']]);
  expect(kindsOfShape('tuna')).toEqual(kindsOfFish.tuna);
});

// TX-SETUP-05
test('two boards are a pair', () => {
  expect(pair.map(partnerOf)).toEqual([...pair].reverse());
  expect(partnerOf('ships')).toBeUndefined();
});

// TX-SETUP-13
test('Influence and Ship Rental begin with their tokens, the other four new External Markets with nothing', () => {
  const position = table({ seats: 4, external: ['ships', ...expansionExternalIds], options: { expansion: true } });
  const own = (id: (typeof expansionExternalIds)[number]) => boardOf(position, id).own;
  expect(own('influence')).toEqual({ buyers: 2, extensions: 2, onPort: [0, 0, 0, 0], assigned: [] });
  expect(own('shipRental')).toEqual({ tokens: 6, boxed: 0 });
  expect([own('newAquarium'), own('foreignMarket'), own('overfishing')]).toEqual([{}, null, null]);
  expect(own('sushiShop')).toEqual({ spaces: [{}, {}, {}, {}, {}] });
  for (const id of expansionExternalIds) expect(totalOf(boardOf(position, id).tokens)).toBe(0);
});
