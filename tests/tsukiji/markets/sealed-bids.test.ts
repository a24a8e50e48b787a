import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  eventsOf,
  expectAccepted,
  expectRefused,
  legal,
  legalNames,
  play,
  table,
  tokensOf,
  viewOf,
} from '../../support/tsukiji.ts';

/** Seat 0 fishes with a two-slot ship that carries 2 Crab; the bag gives a "4" first. */
const twoCrab = (yen: readonly number[], laid: Partial<Laid> = {}, active: PlayerOnTable = {}): Position =>
  table({
    seats: yen.length,
    fish: ['mackerel', 'crab'],
    players: yen.map((each, seat) =>
      seat === 0 ? { yen: each, boats: [{ kind: '2', at: 'sea', cargo: { crab: 2 } }], ...active } : { yen: each },
    ),
    activity: { kind: 'fishing' },
    draws: { 'bag/crab': [0] },
    ...laid,
  });

const openBids = (yen: readonly number[], laid: Partial<Laid> = {}): Position => play(twoCrab(yen, laid), 'dock A L');
const yensOf = (position: Position): readonly number[] => position.state.players.map(({ yen }) => yen);
const asked = (position: Position): readonly number[] => awaited(position).map(({ seat }) => seat);

// TB-BID-01 TB-CRAB-02
test('the active player pays the supply, any other winner pays the active player', () => {
  const open = openBids([900, 700, 0]);
  const active = play(open, [0, 'bid 600'], [1, 'bid 500']);
  expect(yensOf(active)).toEqual([1000 - 600, 700, 0]);
  expect(tokensOf(active, 0)).toEqual({ crab4: 1 });
  const other = play(open, [0, 'bid 500'], [1, 'bid 600']);
  expect(yensOf(other)).toEqual([1000 + 600, 100, 0]);
  expect(tokensOf(other, 1)).toEqual({ crab4: 1 });
});

// TB-BID-01
test('all players bid, the active one included', () => {
  expect(openBids([500, 500, 500]).state.pending).toMatchObject({ bidders: [0, 1, 2] });
});

// TB-BID-02 TB-RUL-23
test('a bid is a multiple of ¥100 up to the own yen', () => {
  const open = openBids([2000, 400]);
  expectRefused(open, [1, 'bid 500'], 'money.short', { needed: 500, had: 400 });
  expectRefused(open, [1, 'bid 350'], 'action.malformed');
  expectRefused(open, [1, 'bid -100'], 'action.malformed');
  expectAccepted(open, [1, 'bid 400']);
  expectAccepted(open, [1, 'bid 0']);
  expect(legal(open, 1)).toMatchObject([{ action: 'bid', fields: { amount: { min: 0, max: 400, step: 100 } } }]);
});

// TB-BID-03
test('bids stay secret until all are in; then losing ones are shown too and cost nothing', () => {
  const open = openBids([2000, 2000, 2000]);
  const bid = play(open, [1, 'bid 700']);
  for (const viewer of [0, 2]) {
    expect(viewOf(bid, viewer)).toEqual(viewOf(play(open, [1, 'bid 300']), viewer));
    expect(JSON.stringify(viewOf(bid, viewer))).not.toContain('700');
  }
  const revealed = play(bid, [0, 'bid 100'], [2, 'bid 900']);
  expect(eventsOf(revealed, 'bidsRevealed')).toEqual([
    {
      type: 'bidsRevealed',
      market: 'crab',
      bids: [
        { seat: 0, amount: 100 },
        { seat: 1, amount: 700 },
        { seat: 2, amount: 900 },
      ],
    },
  ]);
  expect(yensOf(revealed)).toEqual([2100 + 900, 2000, 1100]);
});

// TB-BID-03
test('a bid may be replaced until all are in', () => {
  const open = openBids([2000, 2000]);
  const replaced = play(open, [1, 'bid 700'], [1, 'bid 0'], [0, 'bid 100']);
  expect(tokensOf(replaced, 0)).toEqual({ crab4: 1 });
  expect(yensOf(replaced)).toEqual([2000, 2000]);
});

// TB-BID-04 TB-RUL-24
test('the drawn token is seen by everyone before they bid', () => {
  const open = openBids([500, 500], { draws: { 'bag/crab': [8] } });
  expect(eventsOf(open, 'bidsOpened')).toMatchObject([{ tokens: { crab8: 1 }, from: 'supply' }]);
  expect(viewOf(open, { kind: 'public' })).toMatchObject({ pending: { stake: { tokens: { crab8: 1 } }, worth: 8 } });
});

// TB-BID-05
test('while bids are pending everything else is frozen', () => {
  const open = openBids([500, 500], { turn: { ap: 1 } });
  expect(asked(open)).toEqual([0, 1]);
  expect(legalNames(open, 0)).toEqual(['bid']);
  expectRefused(open, [0, 'openDock'], 'turn.notNow');
  expectRefused(open, [0, 'fishEnd'], 'turn.notNow');
});

// TB-BID-05
test('open money: a bidder with ¥0 is entered as ¥0; hidden money: everyone is asked', () => {
  expect(asked(openBids([500, 0, 700]))).toEqual([0, 2]);
  expect(asked(openBids([500, 0, 700], { options: { moneyHidden: true } }))).toEqual([0, 1, 2]);
});

// TB-BID-05 TB-RUL-26
test('nobody with yen: all bid ¥0 at once, and the active player names any of them', () => {
  const position = table({
    seats: 3,
    fish: ['mackerel', 'tuna'],
    players: [{ yen: 0, boats: [{ kind: '1', at: 'sea', cargo: { tuna: 1 } }] }, { yen: 0 }, { yen: 0 }],
    activity: { kind: 'fishing', piles: { tuna: 2 }, unloaded: 2 },
  });
  const tied = play(position, 'dock A L');
  expect(tied.state.pending).toMatchObject({ kind: 'naming', tied: [0, 1, 2], amount: 0 });
  for (const winner of [0, 1, 2]) {
    const named = play(tied, `nameWinner ${winner}`);
    expect(Object.values(tokensOf(named, winner))).toEqual([1]);
    expect(yensOf(named)).toEqual([0, 0, 0]);
  }
});

// TB-RUL-26
test('¥0 from everyone who bids is an ordinary tie', () => {
  const tied = play(openBids([500, 500]), [0, 'bid 0'], [1, 'bid 0']);
  const named = play(tied, 'nameWinner 1');
  expect(tokensOf(named, 1)).toEqual({ crab4: 1 });
  expect(yensOf(named)).toEqual([600, 500]);
});

// TB-RUL-25
test('the active player names one of the tied, itself included, and nobody else', () => {
  const tied = play(openBids([500, 500, 500]), [0, 'bid 300'], [1, 'bid 100'], [2, 'bid 300']);
  expect(asked(tied)).toEqual([0]);
  expectRefused(tied, 'nameWinner 1', 'winner.notTied', { player: 1, tied: [0, 2] });
  expect(yensOf(play(tied, 'nameWinner 0'))).toEqual([600 - 300, 500, 500]);
  expect(yensOf(play(tied, 'nameWinner 2'))).toEqual([600 + 300, 500, 200]);
});
