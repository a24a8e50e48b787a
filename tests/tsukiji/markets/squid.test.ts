import { expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../../support/tsukiji.ts';
import { boardOf, expectRefused, play, playerOf, resourcesOf, table, tokensOf, yenOf } from '../../support/tsukiji.ts';

const visiting = (player: PlayerOnTable): Position =>
  table({ seats: 2, fish: ['mackerel', 'squid'], players: [player], activity: { kind: 'visit', market: 'squid' } });

// TB-SQUID-01
test('tokens sell for ¥600 each and are worth 0 R', () => {
  const position = visiting({ yen: 0, tokens: { squid: 3 } });
  expect(resourcesOf(position, 0)).toBe(0);
  const sold = play(position, 'sell tokens=squid*3');
  expect(yenOf(sold, 0)).toBe(1800);
  expect(tokensOf(sold, 0)).toEqual({});
});

// TB-SQUID-01
test('a licence costs ¥300', () => {
  const bought = play(visiting({ yen: 300 }), 'buyLicence 1');
  expect(yenOf(bought, 0)).toBe(0);
  expect(playerOf(bought, 0).licences).toEqual({ squid: 1 });
});

// TB-MKT-06
test('licences are bought while spaces are free; one returned frees its space', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'squid'],
    players: [{ yen: 1200, licences: { mackerel: 2 } }],
    boards: { squid: { licences: 3 } },
    activity: { kind: 'visit', market: 'squid' },
  });
  expectRefused(position, 'buyLicence 3', 'spaces.full', { wanted: 3, free: 2 });
  const two = play(position, 'buyLicence 2');
  expect(yenOf(two, 0)).toBe(600);
  expectRefused(two, 'buyLicence 1', 'spaces.full', { wanted: 1, free: 0 });
  const three = play(two, 'returnLicence mackerel', 'buyLicence 1');
  expect(playerOf(three, 0).licences).toEqual({ mackerel: 1, squid: 3 });
  expect(yenOf(three, 0)).toBe(300);
  expect(boardOf(three, 'squid').licences).toBe(0);
});

// TB-MKT-06
test('licences are bought as far as the yen go', () => {
  expectRefused(visiting({ yen: 500 }), 'buyLicence 2', 'money.short', { needed: 600, had: 500 });
  expect(yenOf(play(visiting({ yen: 500 }), 'buyLicence 1'), 0)).toBe(200);
});

// TB-MKT-07
test('tokens may be sold step by step', () => {
  const sold = play(visiting({ yen: 0, tokens: { squid: 2 } }), 'sell tokens=squid*1', 'sell tokens=squid*1');
  expect(yenOf(sold, 0)).toBe(600 + 600);
});

// TB-MKT-07
test('only own tokens of the fish are bought', () => {
  const position = visiting({ tokens: { squid: 1, takoyaki: 1 } });
  expectRefused(position, 'sell tokens=squid*2', 'token.notOwned', { token: 'squid', wanted: 2, had: 1 });
  expectRefused(position, 'sell tokens=takoyaki*1', 'token.notTaken', { token: 'takoyaki' });
  expectRefused(position, 'sell tokens=-', 'sale.nothing');
});

// TB-MKT-07
test('sold tokens are stock again but never undo overfishing', () => {
  const position = table({
    seats: 2,
    fish: ['mackerel', 'squid'],
    players: [{ yen: 0, tokens: { squid: 1 } }],
    boards: { squid: { overfished: true, barrels: 0, tokens: {} } },
    activity: { kind: 'visit', market: 'squid' },
  });
  const sold = play(position, 'sell tokens=squid*1');
  expect(yenOf(sold, 0)).toBe(600);
  expect(boardOf(sold, 'squid')).toMatchObject({ overfished: true, tokens: { squid: 1 } });
});
