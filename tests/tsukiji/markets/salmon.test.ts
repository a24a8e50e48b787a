import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectRefused, play, playerOf, resourcesOf, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

const laid = (players: readonly PlayerOnTable[], more: Partial<Laid> = {}): Position =>
  table({ seats: 2, fish: ['mackerel', 'salmon'], players, ...more });

// TB-SALM-01
test('a ship takes one Salmon barrel, whatever its slots', () => {
  const position = laid([{ licences: { salmon: 2 }, boats: [{ kind: '3', at: 'sea', cargo: { salmon: 1 } }] }], {
    activity: { kind: 'fishing' },
  });
  expectRefused(position, 'catch A salmon', 'cargo.noRoom');
});

// TB-SALM-01
test('the barge takes one Salmon barrel beside other fish', () => {
  const boats = [
    { kind: '1', at: 'sea', cargo: { salmon: 1 } },
    { kind: '1', at: 'sea', cargo: { salmon: 1 } },
    { kind: 'barge', at: 'sea', cargo: { mackerel: 2 } },
  ] as const;
  const loaded = play(laid([{ boats }]), 'transfer A 1');
  expect(playerOf(loaded, 0).boats[2]?.cargo).toEqual({ mackerel: 2, salmon: 1 });
  expectRefused(loaded, 'transfer B 1', 'cargo.noRoom');
});

// TB-SALM-02
test.each([
  ['upper', { salmonFresh: 1 }],
  ['lower', { salmon4: 1 }],
] as const)('a barrel of the %s row gives a token that shows so', (row, token) => {
  const position = laid([{}, { items: [{ fish: 'salmon', row, price: 400 }] }]);
  const bought = play(position, 'buy 1 i1');
  expect(tokensOf(bought, 0)).toEqual(token);
  expect(boardOf(bought, 'salmon').tokens).toEqual({ salmonFresh: 9 });
});

// TB-SALM-02
test('the face travels with the token', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'salmon'],
    external: ['ships', 'barter'],
    players: [{ tokens: { salmon4: 1 } }],
    activity: { kind: 'visit', market: 'barter' },
  });
  const sold = play(position, 'barterOffer salmon4*1', [1, 'bid 0'], [0, 'acceptOffer 1']);
  expect(tokensOf(sold, 1)).toEqual({ salmon4: 1 });
});

// TB-SALM-03
test('a licence costs ¥400, and nothing is bought back', () => {
  const position = laid([{ yen: 1200, tokens: { salmonFresh: 1 } }]);
  const entered = play(position, 'enter salmon');
  expectRefused(entered, 'sell tokens=salmonFresh*1', 'market.notHere', { action: 'sell' });
  const two = play(entered, 'buyLicence 2');
  expect(yenOf(two, 0)).toBe(0);
  expect(playerOf(two, 0).licences).toEqual({ salmon: 2 });
});

// TB-SALM-04
test('the "4" face is worth 4 R, the fresh face as many R as players own Salmon', () => {
  expect(resourcesOf(laid([{ tokens: { salmonFresh: 1 } }]), 0)).toBe(1);
  expect(resourcesOf(laid([{ tokens: { salmonFresh: 1 } }, { tokens: { salmonFresh: 4, salmon4: 5 } }]), 0)).toBe(10);
  expect(resourcesOf(laid([{ tokens: { salmon4: 2 } }]), 0)).toBe(8);
});

// TB-VAL-03
test('tokens of both faces count for the fresh ones, tokens on other boards do not', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'salmon'],
    external: ['ships', 'aquarium'],
    players: [{ tokens: { salmonFresh: 2, salmon4: 1 } }, { tokens: { salmon4: 2 } }],
    activity: { kind: 'visit', market: 'aquarium' },
    turn: { seat: 1 },
  });
  expect([resourcesOf(position, 0), resourcesOf(position, 1)]).toEqual([14, 8]);
  const sold = play(position, 'aquariumSell salmon4*1');
  expect([resourcesOf(sold, 0), resourcesOf(sold, 1)]).toEqual([12, 4]);
});

// TB-VAL-03
test('a lot under bids is still its seller’s', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'salmon'],
    external: ['ships', 'barter'],
    players: [{ tokens: { salmonFresh: 2, salmon4: 1 } }, { tokens: { salmon4: 2 } }],
    activity: { kind: 'visit', market: 'barter' },
  });
  const offered = play(position, 'barterOffer salmonFresh*1,salmon4*1');
  expect([resourcesOf(offered, 0), resourcesOf(offered, 1)]).toEqual([14, 8]);
});
