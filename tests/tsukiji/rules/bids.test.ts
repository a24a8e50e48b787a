import { describe, expect, test } from 'vitest';
import { known } from '../../../engine/kernel/invariant.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  eventsOf,
  expectRefused,
  legalNames,
  look,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

/** Seat 0 has just unloaded a pile: everyone bids for a Crab. */
function bidding(players: readonly PlayerOnTable[], laid: Partial<Laid> = {}): Position {
  const [first = {}, ...others] = players;
  const boats = [{ kind: '2', at: 'sea', cargo: { crab: 2 } }] as const;
  const position = table({
    seats: players.length,
    fish: ['mackerel', 'crab'],
    turn: { ap: 1 },
    activity: { kind: 'fishing' },
    players: [{ ...first, boats }, ...others],
    ...laid,
  });
  return play(position, 'dock A L');
}
const askedSeats = (position: Position): readonly number[] =>
  awaited(position)
    .map(({ seat }) => seat)
    .toSorted();

describe('a bidder without yen', () => {
  // TB-RUL-80, TB-BID-05
  test('is entered with nothing at once when money is open', () => {
    const position = bidding([{ yen: 500 }, { yen: 0 }, { yen: 100 }]);
    expect(askedSeats(position)).toEqual([0, 2]);
    const after = play(position, [0, 'bid 100'], [2, 'bid 0']);
    expect(eventsOf(after, 'bidsRevealed')[0]?.bids).toContainEqual({ seat: 1, amount: 0 });
  });

  // TB-RUL-80, TB-BID-05
  test('is asked like everyone when money is hidden', () => {
    const position = bidding([{ yen: 500 }, { yen: 0 }, { yen: 100 }], { options: { moneyHidden: true } });
    expect(askedSeats(position)).toEqual([0, 1, 2]);
  });

  // TB-RUL-80, TB-RUL-26
  test('is not waited for: the last answer closes the bids', () => {
    const position = bidding([{ yen: 0 }, { yen: 0 }]);
    const paid = play(position, [0, 'bid 0']);
    expect(look(paid).pending).toMatchObject({ kind: 'naming', tied: [0, 1], amount: 0 });
  });
});

// TB-RUL-30
test('a bidder who never answers bids nothing', () => {
  const position = bidding([{ yen: 500 }, { yen: 300 }]);
  const decision = known(
    awaited(position).find(({ seat }) => seat === 1),
    'a decision',
  );
  expect(tsukiji.fallback(position, decision)).toEqual({ type: 'bid', amount: 0 });
});

// TB-RUL-59
test('two players bid as any number do', () => {
  const after = play(bidding([{ yen: 500 }, { yen: 300 }]), [1, 'bid 300'], [0, 'bid 200']);
  expect([yenOf(after, 0), yenOf(after, 1), Object.values(tokensOf(after, 1))]).toEqual([900, 0, [1]]);
});

describe('the bids of a turn', () => {
  // TB-RUL-76
  test('are counted by bidder: nobody bids the turn of another away', () => {
    const position = bidding([{}, {}, {}], { turn: { ap: 1, bids: { 1: 298 } } });
    const replaced = play(position, [1, 'bid 100'], [1, 'bid 200']);
    expectRefused(replaced, [1, 'bid 300'], 'turn.tooLong', { commands: 300 });
    const after = play(replaced, [2, 'bid 0'], [2, 'bid 100'], [0, 'bid 0']);
    expect(look(after).turn).toMatchObject({ commands: 1, bids: { 0: 1, 1: 300, 2: 2 } });
    expect(legalNames(after)).toContain('openDock');
  });

  // TB-RUL-76, TB-BID-03
  test('leave each bidder a first answer', () => {
    const position = bidding([{}, {}], { turn: { ap: 0, commands: 299, bids: { 0: 300, 1: 300 } } });
    const after = play(position, [1, 'bid 500'], [0, 'bid 0']);
    expect(eventsOf(after, 'bidsRevealed')).toHaveLength(1);
    expect(legalNames(after)).toEqual(['fishEnd']);
  });
});

// TB-BID-03
test('a bid may be replaced until all are in', () => {
  const after = play(bidding([{ yen: 500 }, { yen: 300 }]), [1, 'bid 300'], [1, 'bid 100'], [0, 'bid 0']);
  expect(eventsOf(after, 'bidsRevealed')[0]?.bids).toContainEqual({ seat: 1, amount: 100 });
});

test('a decision to bid is never given out twice in one Fishing action', () => {
  const boats = [{ kind: 'barge', at: 'sea', cargo: { crab: 4 } }] as const;
  const position = table({
    seats: 2,
    fish: ['mackerel', 'crab'],
    turn: { ap: 1 },
    activity: { kind: 'fishing' },
    players: [{ openDocks: 3, boats }],
  });
  const first = play(position, 'dock A R');
  const second = play(first, [0, 'bid 100'], [1, 'bid 0']);
  const ids = [...awaited(first), ...awaited(second)].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
});
