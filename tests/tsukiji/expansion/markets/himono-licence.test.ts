import { describe, expect, test } from 'vitest';
import type { Position } from '../../../support/tsukiji.ts';
import {
  boardOf,
  expectAccepted,
  expectRefused,
  himonoHolder,
  himonoLicence,
  himonoShip,
  itemsOf,
  look,
  play,
  playerOf,
  resourcesOf,
  tokensOf,
  yenOf,
} from '../../../support/tsukiji.ts';

const start = { turn: { stage: 'start' } } as const;
const fishing = { turn: { ap: 1, acted: true }, activity: { kind: 'fishing' } } as const;
/** What lies on a licence. */
const on = (position: Position, id = 'himono1') => {
  const { barrels, tokens } = himonoLicence(position, id) ?? {};
  return { barrels, tokens };
};

describe('a licence', () => {
  // TX-HIMONO-01, TX-COMP-03
  test('costs ¥400, one in a visit, and several may be owned', () => {
    const position = himonoHolder([{}], {}, { activity: { kind: 'visit', market: 'himono' } });
    const bought = play(position, 'buyLicence 1');
    expect(yenOf(bought, 0)).toBe(600);
    expect(playerOf(bought, 0).licences).toEqual({ himono: 2 });
    expect(himonoLicence(bought, 'himono2')).toEqual({ id: 'himono2', seat: 0, faceUp: true, barrels: {}, tokens: {} });
    expectRefused(bought, 'buyLicence 1', 'licence.visitLimit', { left: 0 });
    expectRefused(bought, 'sell tokens=himono*1', 'market.notHere');
  });

  // TX-HIMONO-02
  test('catches one barrel in a Fishing action', () => {
    const position = himonoHolder([{}], { boats: [himonoShip({}), himonoShip({})] }, fishing);
    const once = play(position, 'catch A mackerel licence=himono');
    expectRefused(once, 'catch B mackerel licence=himono', 'licence.used');
  });

  // TX-HIMONO-03, TX-INV-04
  test('lies face down while two of its barrels are at sea', () => {
    const position = himonoHolder([{}], { boats: [himonoShip({ mackerel: 2 })], openDocks: 3 }, fishing);
    expect(himonoLicence(position, 'himono1')).toMatchObject({ faceUp: false });
    expectRefused(position, 'catch A mackerel licence=himono', 'licence.used');
    const docked = play(position, 'dock A L placement=mackerel:himono1,mackerel:himono1');
    expect(himonoLicence(docked, 'himono1')).toMatchObject({ faceUp: true, barrels: { mackerel: 2 } });
  });

  // EX-HIMONO-h
  test('turns face up when one of its barrels is discarded, not when it is transferred', () => {
    const barge = himonoShip({ mackerel: 2 }, { kind: 'barge' });
    const position = himonoHolder([{}], { boats: [barge, { kind: '2', at: 'sea' }] });
    expect(himonoLicence(position, 'himono1')).toMatchObject({ faceUp: false });
    expectRefused(play(position, 'fishBegin'), 'catch B mackerel licence=himono', 'licence.used');
    const one = play(position, 'discard A mackerel*1');
    expect(himonoLicence(one, 'himono1')).toMatchObject({ faceUp: true });
    expectAccepted(play(one, 'fishBegin'), 'catch B mackerel licence=himono');
  });

  // TX-HIMONO-07, TX-HIMONO-08, TX-RUL-58
  test('gives back what lies on it when it leaves the Port', () => {
    const laid = { barrels: { mackerel: 1 }, tokens: { sardine: 1 } };
    const position = himonoHolder([laid, {}], {}, { boards: { sardines: { own: { iwashi: 2 } } } });
    expectRefused(position, 'returnLicence himono', 'licence.which', { licences: ['himono1', 'himono2'] });
    const after = play(position, 'returnLicence himono licence=himono1');
    expect(boardOf(after, 'mackerel').barrels).toBe(16);
    expect(boardOf(after, 'sardines')).toMatchObject({ tokens: { sardine: 13 }, own: { iwashi: 2 } });
    expect(playerOf(after, 0).licences).toEqual({ himono: 1 });
    expect(himonoLicence(after, 'himono1')).toBeUndefined();
    expectAccepted(after, 'returnLicence himono');
    expectRefused(after, 'returnLicence himono licence=himono1', 'licence.unknown');
    expectRefused(
      himonoHolder([{}], { licences: { himono: 1, eel: 1 } }),
      'returnLicence eel licence=himono1',
      'licence.needless',
    );
  });

  // TX-HIMONO-08
  test('gives tokens back to their board even if their fish is overfished, barrels to the box', () => {
    const laid = { barrels: { mackerel: 1 }, tokens: { mackerel: 1 } };
    const boards = { mackerel: { barrels: 0, overfished: true } };
    const after = play(himonoHolder([laid], {}, { boards }), 'returnLicence himono');
    expect(boardOf(after, 'mackerel')).toMatchObject({ barrels: 0, tokens: { mackerel: 31 } });
    expect(look(after).boxed).toEqual({ mackerel: 1 });
  });

  // TX-HIMONO-07, TX-RUL-13, EX-HIMONO-i
  test('that was lost leaves a tag that still means something', () => {
    const boats = [himonoShip({ mackerel: 1 })];
    const position = himonoHolder([{ barrels: { sardines: 1 } }], { boats }, fishing);
    const lost = play(position, 'returnLicence himono');
    expect(boardOf(lost, 'sardines').barrels).toBe(6);
    const docked = play(lost, 'dock A L');
    expect(itemsOf(docked, 0)).toEqual([]);
    expect(boardOf(docked, 'mackerel').barrels).toBe(16);
    expect(look(docked).activity).toMatchObject({ unloaded: 1 });
  });

  // TX-RUL-13
  test('bought later is a new one, with room for what an older one caught', () => {
    const boats = [himonoShip({ mackerel: 2 })];
    const position = himonoHolder([{}], { boats }, { activity: { kind: 'visit', market: 'himono' }, turn: { ap: 1 } });
    const rebought = play(position, 'returnLicence himono', 'buyLicence 1');
    expect(himonoLicence(rebought, 'himono2')).toMatchObject({ faceUp: true, barrels: {} });
    const docked = play(rebought, 'leave', 'fishBegin', 'dock A L placement=mackerel:himono2,mackerel:himono2');
    expect(on(docked, 'himono2').barrels).toEqual({ mackerel: 2 });
  });
});

// TX-HIMONO-10
test('a Himono barrel on a Port keeps for good, can be repriced, and brings a Himono token', () => {
  const items = [
    { fish: 'himono', price: 100 },
    { fish: 'himono', row: 'lower', price: 200 },
    { fish: 'eel', price: 100 },
  ] as const;
  const position = himonoHolder([], { items, licences: {} }, { ...start, turn: { stage: 'start', seat: 0 } });
  const degraded = play(position, 'degrade');
  expect(itemsOf(degraded, 0).map(({ fish: each, row }) => [each, row])).toEqual([
    ['himono', 'upper'],
    ['himono', 'lower'],
    ['eel', 'lower'],
  ]);
  expectAccepted(play(degraded, 'fishBegin'), 'adjust i1 3');
  const rival = play(himonoHolder([], { licences: {} }, { players: [{}, { items }], turn: { ap: 2 } }), 'buy 1 i1');
  expect(tokensOf(rival, 0)).toEqual({ himono: 1 });
  expect(boardOf(rival, 'himono').barrels).toBe(6);
});

// TX-HIMONO-11
test('a Himono token is worth 5 R', () => {
  expect(resourcesOf(himonoHolder([], { licences: {}, tokens: { himono: 3 } }), 0)).toBe(15);
});
