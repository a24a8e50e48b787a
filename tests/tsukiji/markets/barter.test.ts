import { describe, expect, test } from 'vitest';
import { at, marketOf } from '../../../engine/tsukiji/ask.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  boardOf,
  eventsOf,
  expectRefused,
  legalNames,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const laid = (seats: number, seller: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({ seats, fish: ['mackerel', 'octopus', 'eel'], external: ['ships', 'barter'], players: [seller], ...more });

const visiting = (seats: number, seller: PlayerOnTable): Position =>
  laid(seats, seller, { activity: { kind: 'visit', market: 'barter' } });

/** Three players; the offers of seats 1 and 2 for two Mackerel of seat 0 are revealed. */
const offered = (first: number, second: number): Position =>
  play(visiting(3, { tokens: { mackerel: 2 } }), 'barterOffer mackerel*2', [1, `bid ${first}`], [2, `bid ${second}`]);

const yen = (position: Position): readonly number[] => [0, 1, 2].map((seat) => yenOf(position, seat));

// TB-SETUP-09
test('begins empty', () => {
  expect(boardOf(laid(2, {}), 'barter').own).toBeNull();
});

// TB-BART-01
test('all others make an offer for the whole group; with two players that is one', () => {
  const open = play(visiting(2, { tokens: { mackerel: 2, eel: 1 } }), 'barterOffer mackerel*2,eel*1');
  expect(awaited(open).map(({ seat }) => seat)).toEqual([1]);
  const answered = play(open, [1, 'bid 500']);
  expect(awaited(answered).map(({ seat }) => seat)).toEqual([0]);
  expect(legalNames(answered)).toEqual(['acceptOffer', 'rejectAll']);
});

// TB-BART-01
test('a group is of own tokens, at least one', () => {
  const position = visiting(3, { tokens: { mackerel: 1 } });
  expectRefused(position, 'barterOffer mackerel*1,eel*1', 'token.notOwned', { token: 'eel', wanted: 1, had: 0 });
  expectRefused(position, 'barterOffer -', 'token.none');
  expectRefused(laid(3, {}), 'enter barter', 'market.nothingToDo', { market: 'barter' });
});

// TB-RUL-48
test('Takoyaki may be offered', () => {
  const open = play(visiting(3, { tokens: { takoyaki: 2 } }), 'barterOffer takoyaki*2');
  expect(eventsOf(open, 'bidsOpened')).toMatchObject([{ bidders: [1, 2], tokens: { takoyaki: 2 }, from: 0 }]);
});

// TB-RUL-29
test('the group stays the seller’s until an offer is accepted', () => {
  expect(tokensOf(offered(400, 600), 0)).toEqual({ mackerel: 2 });
});

describe('the seller', () => {
  // TB-BART-02
  test('may accept an offer that is not the highest', () => {
    const accepted = play(offered(400, 600), 'acceptOffer 1');
    expect(yen(accepted)).toEqual([2400, 1600, 2000]);
    expect([0, 1, 2].map((seat) => tokensOf(accepted, seat))).toEqual([{}, { mackerel: 2 }, {}]);
  });

  // TB-BART-02
  test('may accept an offer of ¥0', () => {
    const accepted = play(offered(0, 600), 'acceptOffer 1');
    expect(yen(accepted)).toEqual([2000, 2000, 2000]);
    expect(tokensOf(accepted, 1)).toEqual({ mackerel: 2 });
  });

  // TB-BART-02
  test('may reject all: the tokens stay, the interaction is done', () => {
    const rejected = play(offered(400, 600), 'rejectAll');
    expect(yen(rejected)).toEqual([2000, 2000, 2000]);
    expect(tokensOf(rejected, 0)).toEqual({ mackerel: 2 });
    expectRefused(rejected, 'barterOffer mackerel*1', 'visit.once', { action: 'barterOffer' });
    expect(legalNames(rejected)).toContain('leave');
    expect(legalNames(rejected)).not.toContain('barterOffer');
  });

  // TB-BART-01 TB-BART-02
  test('makes one offer per visit, but may come again', () => {
    const accepted = play(laid(3, { tokens: { mackerel: 2 } }), 'enter barter', 'barterOffer mackerel*1');
    const again = play(accepted, [1, 'bid 100'], [2, 'bid 0'], 'acceptOffer 1', 'leave', 'enter barter');
    expect(legalNames(again)).toContain('barterOffer');
  });

  // TB-BART-02
  test('accepts only an offer that was made', () => {
    expectRefused(offered(400, 600), 'acceptOffer 0', 'offer.none', { player: 0 });
  });

  // TB-BART-02
  test('answers offers that everyone sees', () => {
    const position = offered(400, 600);
    const facts = (look: Position) => marketOf(look, 'barter').facts?.(at(look, 'barter'));
    expect(facts(position)?.offers).toEqual([
      { seat: 1, amount: 400 },
      { seat: 2, amount: 600 },
    ]);
    expect(facts(play(position, 'rejectAll'))?.offers).toBeUndefined();
  });
});

// TB-TURN-05
test('no free step interrupts the answer', () => {
  const position = laid(3, { licences: { mackerel: 1 }, tokens: { mackerel: 1 } });
  const asked = play(position, 'enter barter', 'barterOffer mackerel*1', [1, 'bid 0'], [2, 'bid 0']);
  expect(legalNames(asked)).toEqual(['acceptOffer', 'rejectAll']);
});
