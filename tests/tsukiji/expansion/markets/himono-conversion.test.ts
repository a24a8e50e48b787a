import { describe, expect, test } from 'vitest';
import type { Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  eventsOf,
  expectRefused,
  himonoHolder,
  himonoLicence,
  himonoLicences,
  himonoShip,
  itemsOf,
  legalNames,
  look,
  play,
  resourcesOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const start = { turn: { stage: 'start' } } as const;
/** What lies on a licence. */
const on = (position: Position, id = 'himono1') => {
  const { barrels, tokens } = himonoLicence(position, id) ?? {};
  return { barrels, tokens };
};

describe('the start of a turn', () => {
  const full = { barrels: { mackerel: 2 } };

  // TX-HIMONO-09, TX-TURN-01, TX-RUL-60
  test('turns two pieces into a Himono barrel, and asks for its price', () => {
    const position = play(himonoHolder([full], {}, start), 'degrade');
    expect(look(position).turn.stage).toBe('prepare');
    expect(legalNames(position)).toEqual(['himonoPrice']);
    // Nothing half done is stored.
    expect(boardOf(position, 'mackerel').barrels).toBe(15);
    const priced = play(position, 'himonoPrice 6 price=900');
    expect(boardOf(priced, 'mackerel').barrels).toBe(17);
    expect(boardOf(priced, 'himono').barrels).toBe(4);
    expect(itemsOf(priced, 0)).toMatchObject([{ fish: 'himono', row: 'upper', column: 6, price: 900 }]);
    expect(on(priced)).toEqual({ barrels: {}, tokens: {} });
    expect(look(priced).turn.stage).toBe('main');
    expectRefused(position, 'himonoPrice 6', 'price.missing');
    expectRefused(position, 'himonoPrice 7', 'column.unknown');
    expectRefused(position, 'fishBegin', 'turn.notNow', { moment: 'prepare' });
  });

  // TX-HIMONO-09
  test('leaves one piece alone', () => {
    const position = play(himonoHolder([{ tokens: { mackerel: 1 } }], {}, start), 'degrade');
    expect(look(position).turn.stage).toBe('main');
    expect(on(position).tokens).toEqual({ mackerel: 1 });
  });

  // TX-RUL-47
  test('converts after degradation', () => {
    const items = [{ fish: 'mackerel', row: 'lower', price: 100 }] as const;
    const position = play(himonoHolder([full], { items }, start), 'degrade', 'himonoPrice 1');
    expect(eventsOf(position).map(({ type }) => type)).toEqual([
      'degraded',
      'barrelsReturned',
      'barrelsReturned',
      'itemsPlaced',
    ]);
  });

  // EX-HIMONO-a
  test('follows two catches and a docking', () => {
    const position = himonoHolder([{}], { boats: [himonoShip({}, { kind: '2' })] }, { turn: { ap: 2 } });
    const step = ['fishBegin', 'catch A mackerel licence=himono', 'fishEnd'];
    const caught = play(position, ...step, ...step);
    expect(boatOf(caught, 'A').tags).toHaveLength(2);
    expect(himonoLicence(caught, 'himono1')).toMatchObject({ faceUp: false });
    const fishEmpty = ['fishBegin', 'fishEnd'];
    const other = [...fishEmpty, ...fishEmpty, 'endTurn'];
    const docked = play(
      caught,
      'endTurn',
      ...other,
      'fishBegin',
      'dock A L placement=mackerel:himono1,mackerel:himono1',
    );
    expect(yenOf(docked, 0)).toBe(1100);
    expect(himonoLicence(docked, 'himono1')).toMatchObject({ faceUp: true, barrels: { mackerel: 2 } });
    const next = play(docked, 'fishEnd', ...fishEmpty, 'endTurn', ...other, 'himonoPrice 1');
    expect(boardOf(next, 'mackerel').barrels).toBe(15);
    expect(itemsOf(next, 0)).toMatchObject([{ fish: 'himono' }]);
  });

  // EX-HIMONO-d
  test('takes a token and a degraded barrel as well', () => {
    const items = [{ fish: 'horseMackerel', row: 'lower', price: 100 }] as const;
    const position = himonoHolder([{}], { items, tokens: { mackerel: 1 } });
    const added = play(position, 'himonoAdd himono1 token=mackerel', 'himonoAdd himono1 item=i1');
    expect(resourcesOf(added, 0)).toBe(0);
    const state = { ...look(added), turn: { ...look(added).turn, stage: 'start' as const } };
    const priced = play({ ...added, state }, 'degrade', 'himonoPrice 1');
    expect(boardOf(priced, 'mackerel').tokens).toEqual({ mackerel: 31 });
    expect(itemsOf(priced, 0)).toMatchObject([{ fish: 'himono' }]);
  });

  // EX-HIMONO-e, TX-RUL-14
  test('returns the pieces all the same where no barrel is left', () => {
    const laid = [{ barrels: { mackerel: 2 } }, { barrels: { sardines: 2 } }];
    const boards = { himono: { barrels: 1, ...himonoLicences(...laid) } };
    const after = play(himonoHolder(laid, {}, { ...start, boards }), 'degrade', 'himonoPrice 1');
    expect(boardOf(after, 'himono').overfished).toBe(true);
    expect(look(after).order).toContain('nori');
    expect(boardOf(after, 'sardines').barrels).toBe(7);
    expect(itemsOf(after, 0)).toHaveLength(1);
    expect([on(after, 'himono1').barrels, on(after, 'himono2').barrels]).toEqual([{}, {}]);
    expect(look(after).turn.stage).toBe('main');
  });

  // EX-HIMONO-f
  test('returns Himono barrels before it takes one', () => {
    const laid = [{ barrels: { himono: 2 } }];
    const boards = { himono: { barrels: 1, ...himonoLicences(...laid) } };
    const after = play(himonoHolder(laid, {}, { ...start, boards }), 'degrade', 'himonoPrice 1');
    expect(boardOf(after, 'himono').barrels).toBe(2);
    expect(itemsOf(after, 0)).toMatchObject([{ fish: 'himono' }]);
  });

  // EX-HIMONO-g
  test('comes after a freezer too', () => {
    const rentals = { own: { stock: { freezers: 1, handcarts: 2 }, held: [{ seat: 0, good: 'freezer', uses: 2 }] } };
    const position = himonoHolder(
      [full],
      { items: [{ fish: 'eel', row: 'lower', price: 100 }] },
      {
        ...start,
        external: ['rentals'],
        boards: { rentals },
      },
    );
    const frozen = play(position, 'useFreezer');
    expect(itemsOf(frozen, 0)).toMatchObject([{ fish: 'eel', row: 'lower' }]);
    expect(itemsOf(play(frozen, 'himonoPrice 1'), 0)).toHaveLength(2);
  });
});
