import { describe, expect, test } from 'vitest';
import { isViolation } from '../../engine/kernel/violation.ts';
import { dockIds, externalIds, fishIds, tokenKinds } from '../../engine/tsukiji/catalog/ids.ts';
import { boatFacts, kindsOfFish, tokenFacts } from '../../engine/tsukiji/catalog/pieces.ts';
import type { ByPlayers, PrintKey } from '../../engine/tsukiji/catalog/prints.ts';
import { defaultPrints, printSources } from '../../engine/tsukiji/catalog/prints.ts';
import { totalOf } from '../../engine/tsukiji/counts.ts';
import { tsukiji } from '../../engine/tsukiji/index.ts';
import { markets } from '../../engine/tsukiji/markets/index.ts';
import { isCorrectable } from '../../engine/tsukiji/options/print-overrides.ts';
import { partOf, printsPage } from '../../scripts/prints.ts';
import { textOf } from '../../scripts/source-files.ts';
import { boardOf, deal, expectAccepted, table } from '../support/tsukiji.ts';

const shipsAndBarge = ['1', '2', '3', '4', 'barge'] as const;
const keys = Object.keys(printSources) as PrintKey[];
const players = ['2', '3', '4', '5', '6'] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
/** The most that any number of players needs of each of these, together. */
const need = (stocks: readonly ByPlayers[]): number =>
  sum(stocks.map((stock) => Math.max(...players.map((p) => stock[p]))));

describe('components', () => {
  // TB-COMP-01
  test('63 barrels, 119 tokens and 33 licences are what the boards need at most', () => {
    const barrels = need(fishIds.map((fish) => defaultPrints[`fish.${fish}.barrels`]));
    const tokens = need([
      ...fishIds.map((fish) => defaultPrints[`fish.${fish}.tokens`]),
      defaultPrints['fish.octopus.takoyaki'],
    ]);
    // All Mackerel licences are needed at every number of players: those of the board and one for each.
    const mackerel = 8;
    const licences =
      mackerel +
      need(fishIds.filter((fish) => fish !== 'mackerel').map((fish) => defaultPrints[`fish.${fish}.licences`]));
    expect([barrels, tokens, licences]).toEqual([63, 119, 33]);
    expect(barrels).toBe(defaultPrints['components.barrels.total']);
    expect(tokens).toBe(defaultPrints['components.tokens.total']);
    expect(licences).toBe(defaultPrints['components.licences.total']);
  });

  // TB-COMP-01
  test('64 discs, 42 tokens of cardboard, 15 boats and 23,500 yen', () => {
    const yen = defaultPrints['components.yen'];
    expect(defaultPrints['components.barrels.total'] + 1).toBe(64);
    const { loan, share, items } = {
      loan: defaultPrints['ext.bank.loan'].count,
      share: defaultPrints['ext.bank.share'].count,
      items: defaultPrints['ext.rentals.items'],
    };
    expect(defaultPrints['components.licences.total'] + loan + share + items.freezers + items.handcarts).toBe(42);
    const boats = shipsAndBarge.map((kind) =>
      Math.max(...players.map((p) => defaultPrints['ext.ships.stock'][kind][p] + (kind === '1' ? Number(p) : 0))),
    );
    expect([boats, sum(boats)]).toEqual([[6, 4, 3, 1, 1], 15]);
    expect(35 * 100 + 10 * 500 + 15 * 1000).toBe(23_500);
    expect(yen).toEqual({ '100': 35, '500': 10, '1000': 15 });
  });

  // TB-COMP-02
  test('nine Fish Markets and nine External Markets, each with its own file', () => {
    expect(fishIds.toSorted()).toEqual([
      'crab',
      'eel',
      'fugu',
      'mackerel',
      'octopus',
      'salmon',
      'snapper',
      'squid',
      'tuna',
    ]);
    expect(externalIds.toSorted()).toEqual(
      ['aquarium', 'auction', 'bank', 'barter', 'government', 'rentals', 'ships', 'trading', 'usedShips'].toSorted(),
    );
    for (const id of [...fishIds, ...externalIds]) expect(markets[id].id).toBe(id);
  });

  // TB-COMP-03
  test('a Port: three docks, four licence spaces, price columns that end in ???', () => {
    expect(defaultPrints['port.docks'].map(({ id, ships, barge }) => [id, ships, barge])).toEqual([
      ['L', 1, false],
      ['M', 1, false],
      ['R', 2, true],
    ]);
    expect(defaultPrints['port.docks'].map(({ id }) => id)).toEqual([...dockIds]);
    expect(defaultPrints['port.licenceSpaces']).toBe(4);
    expect(defaultPrints['port.columns']).toEqual([100, 200, 300, 400, 500, '???']);
    expect(sum(shipsAndBarge.map((kind) => boatFacts[kind].slots))).toBe(1 + 2 + 3 + 4 + 6);
  });
});

describe('prints', () => {
  test('each says where it comes from', () => {
    const wrong = keys.filter((key) => !['rulebook', 'derived', 'sourced', 'assumed'].includes(printSources[key]));
    expect(wrong).toEqual([]);
  });

  test('every board has its entry cost, every fish its stock, price and values', () => {
    for (const fish of fishIds) {
      for (const fact of ['barrels', 'tokens', 'licences', 'entry', 'licencePrice', 'sell', 'resource']) {
        expect(keys).toContain(`fish.${fish}.${fact}`);
      }
    }
    for (const id of externalIds) expect(keys).toContain(`ext.${id}.entry`);
  });

  test('every kind of token belongs to one fish', () => {
    expect(Object.values(kindsOfFish).flat().toSorted()).toEqual([...tokenKinds].toSorted());
    for (const kind of tokenKinds) expect(kindsOfFish[tokenFacts[kind].fish]).toContain(kind);
  });

  test('the pieces of a bag are as many as its tokens', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const position = table({ seats, fish: ['crab', 'tuna'] });
      expect(totalOf(boardOf(position, 'crab').tokens)).toBe(defaultPrints['fish.crab.tokens'][String(seats) as '2']);
      expect(totalOf(boardOf(position, 'tuna').tokens)).toBe(defaultPrints['fish.tuna.tokens'][String(seats) as '2']);
    }
  });
});

describe('the option `prints`', () => {
  const refusal = (prints: unknown) => tsukiji.options({ prints }, 3);

  test('corrects a number that the rulebook does not give', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      turn: { ap: 1 },
      options: { prints: { 'fish.eel.entry': [{ yen: 200 }] } },
    });
    expectAccepted(position, 'enter eel');
    expect(
      deal('prints', 3, { prints: { 'fish.mackerel.barrels': { 2: 9, 3: 9, 4: 9, 5: 9, 6: 9 } } }).state.boards.mackerel
        ?.barrels,
    ).toBe(9);
  });

  test('leaves the rulebook alone', () => {
    expect(refusal({ 'player.startYen': 9000 })).toMatchObject({
      code: 'prints.fixed',
      facts: { key: 'player.startYen' },
    });
    expect(refusal({ 'fish.eel.price': 1 })).toMatchObject({ code: 'prints.fixed' });
    expect(refusal({ 'turn.actionLimit': 9 })).toMatchObject({ code: 'prints.fixed' });
  });

  test.each([
    ['fish.eel.entry', [{ ap: 3 }]],
    ['fish.eel.entry', [{ ap: 1, yen: 100 }]],
    ['fish.eel.entry', { ap: 1 }],
    ['fish.salmon.entry', [{ yen: 150 }]],
    ['fish.octopus.entry', [{ token: 'bread', count: 1 }]],
    ['fish.eel.barrels', { 2: 4 }],
    ['fish.eel.barrels', { 2: 0, 3: 6, 4: 8, 5: 10, 6: 12 }],
    ['port.columns', [100, 200]],
    ['port.columns', ['???', 100]],
    ['port.openPrice', { step: 100, min: 500, max: 400 }],
    ['ext.auction.fees', []],
    ['ext.trading.spaces', Array.from({ length: 21 }, (_, index) => ({ minR: index, yen: 100 * index }))],
    [
      'ext.auction.fees',
      [
        { minR: 5, fee: 300 },
        { minR: 0, fee: 100 },
      ],
    ],
    ['ext.trading.spaces', [{ minR: 6, yen: 850 }]],
    ['ext.government.spaces', { left: { places: 3, yen: 400 } }],
  ])('refuses for %s: %j', (key, value) => {
    expect(refusal({ [key]: value })).toMatchObject({ refused: true, code: 'prints.invalid', facts: { key } });
  });

  test('takes any default as it is', () => {
    const refused = keys.filter(isCorrectable).filter((key) => isViolation(refusal({ [key]: defaultPrints[key] })));
    expect(refused).toEqual([]);
  });
});

describe('other options', () => {
  test.each([
    [{ moneyHiden: true }],
    [{ moneyHidden: 'yes' }],
    [{ roundLimit: 0 }],
    [{ roundLimit: 1.5 }],
    [7],
    [{ prints: [] }],
  ])('refused: %j', (raw) => {
    expect(tsukiji.options(raw, 3)).toMatchObject({ refused: true, code: 'options.invalid' });
  });

  test('all may be left out', () => {
    expect(tsukiji.options({}, 3)).toMatchObject({ players: 3, moneyHidden: false, beginner: false });
  });
});

describe('docs/prints.md', () => {
  test('is what `npm run docs` makes', () => {
    expect(textOf('docs/prints.md')).toBe(printsPage());
  });

  test('lists every number that is still a guess and may be corrected', () => {
    const guessed = keys.filter((key) => isCorrectable(key) && printSources[key] !== 'derived');
    expect(guessed.filter((key) => partOf(key) === undefined)).toEqual([]);
    expect(guessed.filter((key) => !printsPage().includes(`| \`${key}\` |`))).toEqual([]);
  });
});
