import { describe, expect, test } from 'vitest';
import type { Position } from '../../../support/tsukiji.ts';
import {
  eventsOf,
  expectAccepted,
  expectRefused,
  himonoHolder,
  himonoLicence,
  himonoShip,
  itemsOf,
  legalNames,
  play,
  resourcesOf,
  tokensOf,
} from '../../../support/tsukiji.ts';

const start = { turn: { stage: 'start' } } as const;
const fishing = { turn: { ap: 1, acted: true }, activity: { kind: 'fishing' } } as const;
/** What lies on a licence. */
const on = (position: Position, id = 'himono1') => {
  const { barrels, tokens } = himonoLicence(position, id) ?? {};
  return { barrels, tokens };
};

describe('adding a piece', () => {
  const items = [
    { fish: 'mackerel', price: 100 },
    { fish: 'horseMackerel', row: 'lower', price: 200 },
    { fish: 'himono', price: 100 },
    { fish: 'eel', price: 100 },
  ] as const;

  // TX-HIMONO-05
  test('takes fitting barrels of the own Port from either row, and tokens', () => {
    const position = himonoHolder([{}], { items, tokens: { sardine: 1, eel: 1 } });
    const two = play(position, 'himonoAdd himono1 item=i1', 'himonoAdd himono1 item=i2');
    expect(on(two).barrels).toEqual({ horseMackerel: 1, mackerel: 1 });
    expect(itemsOf(two, 0).map(({ id }) => id)).toEqual(['i3', 'i4']);
    expectRefused(two, 'himonoAdd himono1 token=sardine', 'licence.full', { licence: 'himono1' });
    expect(on(play(position, 'himonoAdd himono1 token=sardine')).tokens).toEqual({ sardine: 1 });
    expectRefused(position, 'himonoAdd himono1 item=i3', 'item.notTaken', { item: 'i3' });
    expectRefused(position, 'himonoAdd himono1 item=i4', 'item.notTaken');
    expectRefused(position, 'himonoAdd himono1 token=eel', 'token.notTaken', { token: 'eel' });
    expectRefused(position, 'himonoAdd himono1 token=mackerel', 'token.notOwned');
    expectRefused(position, 'himonoAdd himono1', 'piece.oneOnly');
    expectRefused(position, 'himonoAdd himono1 item=i1 token=sardine', 'piece.oneOnly');
    expectRefused(position, 'himonoAdd himono2 item=i1', 'licence.unknown');
    expectRefused(position, 'himonoAdd himono1 item=i9', 'item.unknown');
  });

  // TX-HIMONO-05
  test('is possible while the licence lies face down', () => {
    const boats = [himonoShip({ mackerel: 2 })];
    expectAccepted(himonoHolder([{}], { items, boats }), 'himonoAdd himono1 item=i1');
  });

  // TX-HIMONO-06
  test('makes a token nobody’s: it has no R, and cannot come back', () => {
    const position = himonoHolder([{}], { tokens: { mackerel: 2 } });
    const added = play(position, 'himonoAdd himono1 token=mackerel');
    expect(resourcesOf(position, 0) - resourcesOf(added, 0)).toBe(1);
    expect(tokensOf(added, 0)).toEqual({ mackerel: 1 });
    expect(eventsOf(added, 'tokensMoved')).toMatchObject([{ tokens: { mackerel: 1 }, from: 0, to: 'himono' }]);
  });

  // TX-TURN-02, TX-RUL-03
  test('is a free step of the main part, also inside Fishing and Buying and without points', () => {
    const player = { items, tokens: { mackerel: 1 } };
    const rival = { items: [{ fish: 'eel', price: 100 }] } as const;
    const players = [{ licences: { himono: 1 }, ...player }, rival];
    expect(legalNames(himonoHolder([{}], player, { turn: { ap: 0 } }))).toContain('himonoAdd');
    expectAccepted(play(himonoHolder([{}], player), 'fishBegin'), 'himonoAdd himono1 item=i1');
    expectAccepted(play(himonoHolder([{}], player, { players }), 'buy 1 i5'), 'himonoAdd himono1 item=i1');
    const window = himonoHolder(
      [{}],
      { items: [{ fish: 'fugu', row: 'lower', price: 100 }, ...items] },
      {
        ...start,
        fish: ['mackerel', 'himono', 'fugu'],
      },
    );
    expectRefused(window, 'himonoAdd himono1 item=i2', 'turn.notNow', { moment: 'start' });
  });

  // TX-TURN-02, EX-TURN-02
  test('leaves a visit the interaction that it still needs', () => {
    const player = { items, tokens: { mackerel: 1 } };
    const visit = himonoHolder([{}], player, {
      external: ['aquarium', 'newAquarium'],
      activity: { kind: 'visit', market: 'aquarium' },
    });
    expectRefused(visit, 'himonoAdd himono1 token=mackerel', 'market.nothingToDo', { market: 'aquarium' });
    expectAccepted(visit, 'himonoAdd himono1 item=i1');
    const richer = himonoHolder(
      [{}],
      { ...player, tokens: { mackerel: 2 } },
      {
        external: ['aquarium', 'newAquarium'],
        activity: { kind: 'visit', market: 'aquarium' },
      },
    );
    expectAccepted(play(richer, 'aquariumSell mackerel*1'), 'himonoAdd himono1 token=mackerel');
  });

  // TX-TURN-02
  test('waits while bids are open', () => {
    const pending = {
      kind: 'bidding',
      id: 1,
      stake: { market: 'crab', tokens: { crab4: 1 }, from: 'supply' },
      bidders: [0, 1],
      bids: {},
    } as const;
    const position = himonoHolder([{}], { items }, { ...fishing, fish: ['mackerel', 'himono', 'crab'], pending });
    expectRefused(position, [0, 'himonoAdd himono1 item=i1'], 'turn.notNow', { moment: 'bidding' });
  });
});
