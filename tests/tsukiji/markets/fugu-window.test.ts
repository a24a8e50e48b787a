import { expect, test } from 'vitest';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectRefused,
  itemsOf,
  legalNames,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** Seat 1 has nothing left to do but end its turn; then seat 0 begins. */
const nextTurn = (player: PlayerOnTable, laid: Partial<Laid> = {}): Position =>
  table({ seats: 2, fish: ['mackerel', 'fugu'], players: [player], turn: { seat: 1, ap: 0 }, ...laid });

const begun = (player: PlayerOnTable, laid: Partial<Laid> = {}): Position => play(nextTurn(player, laid), 'endTurn');

/** Seat 0 holds freezers that show so many uses. */
function withFreezers(freezers: readonly { readonly uses: number }[]): Partial<Laid> {
  const held = freezers.map(({ uses }) => ({ seat: 0, good: 'freezer', uses }));
  return {
    fish: ['mackerel', 'fugu', 'salmon'],
    external: ['ships', 'rentals'],
    boards: { rentals: { own: { stock: { freezers: 2 - held.length, handcarts: 2 }, held } } },
  };
}

// TB-DEG-03 TB-FUGU-05
test('the owner may buy degraded Fugu, one by one, from the supply', () => {
  const position = begun({
    yen: 700,
    items: [
      { fish: 'fugu', row: 'lower', price: 300 },
      { fish: 'fugu', row: 'lower', price: 500 },
      { fish: 'fugu', row: 'upper', price: 100 },
    ],
  });
  expect(legalNames(position)).toEqual(['degrade', 'fuguBuy']);
  expectRefused(position, 'fuguBuy i3', 'item.notDegraded', { item: 'i3' });
  const barrels = boardOf(position, 'fugu').barrels;
  const bought = play(position, 'fuguBuy i1');
  expect(yenOf(bought, 0)).toBe(400);
  expect(yenOf(bought, 1)).toBe(2000);
  expect(tokensOf(bought, 0)).toEqual({ fugu: 1 });
  // Nothing more is affordable: the ¥500 barrel returns unbought, the ¥100 barrel degrades and stays.
  expect(boardOf(bought, 'fugu').barrels).toBe(barrels + 2);
  expect(itemsOf(bought, 0)).toMatchObject([{ id: 'i3', row: 'lower', price: 100 }]);
  expectRefused(bought, 'fuguBuy i3', 'turn.notNow');
});

// TB-MONEY-01, TB-DEG-05
test('with hidden money nobody learns from the question whether the owner could pay', () => {
  const items = [{ fish: 'fugu', row: 'lower', price: 500 }] as const;
  const poor = begun({ yen: 200, items }, { options: { moneyHidden: true } });
  const rich = begun({ yen: 900, items }, { options: { moneyHidden: true } });
  expect(legalNames(poor)).toEqual(['degrade']);
  expect(legalNames(rich)).toEqual(['degrade', 'fuguBuy']);
  expect(tsukiji.view(poor, { kind: 'seat', seat: 1 })).toEqual(tsukiji.view(rich, { kind: 'seat', seat: 1 }));
  expect(legalNames(begun({ yen: 200, items }))).not.toContain('degrade');
});

// TB-DEG-03
test('either degraded barrel may be the one that is bought, and the window may be left', () => {
  const position = begun({
    yen: 700,
    items: [
      { fish: 'fugu', row: 'lower', price: 300 },
      { fish: 'fugu', row: 'lower', price: 500 },
    ],
  });
  expect(yenOf(play(position, 'fuguBuy i2'), 0)).toBe(200);
  const left = play(position, 'degrade');
  expect(yenOf(left, 0)).toBe(700);
  expect(itemsOf(left, 0)).toEqual([]);
});

// TB-DEG-03
test('the last token ends the window: Fugu is overfished and a new board comes', () => {
  const position = begun(
    {
      yen: 700,
      items: [
        { fish: 'fugu', row: 'lower', price: 100 },
        { fish: 'fugu', row: 'lower', price: 100 },
      ],
    },
    { boards: { fugu: { tokens: { fugu: 1 }, barrels: 1 } }, box: { fish: ['squid'] } },
  );
  const bought = play(position, 'fuguBuy i1');
  expect(tokensOf(bought, 0)).toEqual({ fugu: 1 });
  expect(boardOf(bought, 'fugu')).toMatchObject({ overfished: true, barrels: 0, tokens: {} });
  expect(bought.state.order).toContain('squid');
  // 1 on the board, the one bought and the one that was left on the Port
  expect(bought.state.boxed).toEqual({ fugu: 3 });
  expect(itemsOf(bought, 0)).toEqual([]);
  expect(legalNames(bought)).toContain('fishBegin');
});

// TB-DEG-03
test('a barrel is not bought back without a token for it', () => {
  const position = begun(
    { items: [{ fish: 'fugu', row: 'lower', price: 100 }] },
    { boards: { fugu: { tokens: {}, barrels: 0, overfished: true } } },
  );
  expect(tokensOf(position, 0)).toEqual({});
  expect(legalNames(position)).toContain('fishBegin');
});

// TB-DEG-03
test('only the own, degraded Fugu barrels are for sale to their owner', () => {
  const position = begun({
    yen: 300,
    items: [
      { fish: 'fugu', row: 'lower', price: 300 },
      { fish: 'fugu', row: 'lower', price: 400 },
      { fish: 'mackerel', row: 'lower', price: 100 },
    ],
  });
  expectRefused(position, 'fuguBuy i2', 'money.short', { needed: 400, had: 300 });
  expectRefused(position, 'fuguBuy i3', 'item.otherFish', { item: 'i3', fish: 'mackerel' });
  expectRefused(position, 'fuguBuy i9', 'item.unknown', { item: 'i9' });
});

// TB-DEG-04
test('a freezer cancels the whole step', () => {
  const position = begun(
    {
      items: [
        { fish: 'salmon', row: 'upper', price: 400 },
        { fish: 'fugu', row: 'lower', price: 200 },
      ],
    },
    withFreezers([{ uses: 2 }]),
  );
  expect(legalNames(position)).toEqual(['degrade', 'fuguBuy', 'useFreezer']);
  const frozen = play(position, 'useFreezer');
  expect(itemsOf(frozen, 0)).toMatchObject([{ row: 'upper' }, { row: 'lower' }]);
  expect(boardOf(frozen, 'rentals').own).toMatchObject({ held: [{ seat: 0, good: 'freezer', uses: 1 }] });
  expectRefused(frozen, 'fuguBuy i2', 'turn.notNow');
});

// TB-DEG-04
test('after a self-purchase no freezer may be used', () => {
  const position = begun(
    {
      items: [
        { fish: 'fugu', row: 'lower', price: 200 },
        { fish: 'fugu', row: 'lower', price: 200 },
      ],
    },
    withFreezers([{ uses: 2 }]),
  );
  const bought = play(position, 'fuguBuy i1');
  expect(legalNames(bought)).toEqual(['degrade', 'fuguBuy']);
  expectRefused(bought, 'useFreezer', 'start.bought');
});

// TB-RUL-71
test('when nothing more can be bought and no freezer may be used, degradation follows by itself', () => {
  const position = begun(
    {
      yen: 300,
      items: [
        { fish: 'fugu', row: 'lower', price: 200 },
        { fish: 'fugu', row: 'lower', price: 200 },
      ],
    },
    withFreezers([{ uses: 2 }]),
  );
  const bought = play(position, 'fuguBuy i1');
  expect(itemsOf(bought, 0)).toEqual([]);
  expect(legalNames(bought)).toContain('fishBegin');
});

// TB-RUL-69
test('with freezers showing 2 and 1 the player says which one is used; unsaid, it is the one showing 1', () => {
  const position = begun(
    { items: [{ fish: 'mackerel', row: 'upper', price: 200 }] },
    withFreezers([{ uses: 2 }, { uses: 1 }]),
  );
  expect(boardOf(play(position, 'useFreezer'), 'rentals').own).toMatchObject({
    stock: { freezers: 1 },
    held: [{ uses: 2 }],
  });
  expect(boardOf(play(position, 'useFreezer uses=2'), 'rentals').own).toMatchObject({
    stock: { freezers: 0 },
    held: [{ uses: 1 }, { uses: 1 }],
  });
});

// TB-DEG-05
test('without freezer or affordable Fugu nobody is asked', () => {
  const position = begun({ yen: 200, items: [{ fish: 'fugu', row: 'lower', price: 500 }] });
  expect(itemsOf(position, 0)).toEqual([]);
  expect(legalNames(position)).toContain('fishBegin');
  expect(eventsOf(position, 'degraded')).toHaveLength(1);
});
