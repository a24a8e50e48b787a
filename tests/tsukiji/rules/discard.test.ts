import { expect, test } from 'vitest';
import type { Laid, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  boatOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const loaded = { kind: '2', at: 'sea', cargo: { mackerel: 2 } } as const;
const captain = (laid: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    players: [{ boats: [loaded, { kind: 'barge', at: 'sea', cargo: { mackerel: 1 } }] }],
    boards: { mackerel: { barrels: 7 } },
    ...laid,
  });

// TB-DISC-01
test('barrels of a boat at sea go back, without compensation', () => {
  const after = play(captain(), 'discard A mackerel*1');
  expect([boatOf(after, 'A').cargo, boardOf(after, 'mackerel').barrels]).toEqual([{ mackerel: 1 }, 8]);
  expect([yenOf(after, 0), tokensOf(after, 0), look(after).turn.ap]).toEqual([2000, {}, 2]);
});

// TB-DISC-01
test('of the barge too, and any number of them', () => {
  const after = play(captain(), 'discard B mackerel*1', 'discard A mackerel*2');
  expect([boatOf(after, 'A').cargo, boatOf(after, 'B').cargo]).toEqual([{}, {}]);
  expect(boardOf(after, 'mackerel').barrels).toBe(10);
});

// TB-DISC-01
test('the first action closes the window', () => {
  expectRefused(play(captain(), 'fishBegin', 'fishEnd'), 'discard A mackerel*1', 'turn.begun');
  expectRefused(play(captain(), 'fishBegin'), 'discard A mackerel*1', 'turn.notNow');
  const free = captain({
    external: ['ships', 'government'],
    players: [{ boats: [loaded], tokens: { mackerel: 1 } }],
  });
  expectRefused(
    play(free, 'enter government', 'donate left=mackerel*1', 'leave'),
    'discard A mackerel*1',
    'turn.begun',
  );
});

// TB-DISC-01, TB-RUL-02
test('free steps leave it open', () => {
  expectAccepted(play(captain(), 'openDock', 'transfer A 1'), 'discard A mackerel*1');
});

// TB-DISC-01
test('what is not aboard at sea cannot be discarded', () => {
  const position = captain({ players: [{ boats: [{ kind: '1', at: 'L' }, loaded] }] });
  expectRefused(position, 'discard A mackerel*1', 'boat.notAtSea', { boat: 'A' });
  expectRefused(position, 'discard B mackerel*3', 'barrels.short', { boat: 'B' });
  expectRefused(position, 'discard B eel*1', 'barrels.short', { boat: 'B' });
  expectRefused(position, 'discard B -', 'barrels.none');
  expectRefused(position, 'discard C mackerel*1', 'boat.unknown', { boat: 'C' });
});

// TB-DISC-01, TB-OVER-03
test('barrels of an overfished fish go to the box', () => {
  const position = captain({ boards: { mackerel: { barrels: 0, overfished: true } } });
  const after = play(position, 'discard A mackerel*2');
  expect([boardOf(after, 'mackerel').barrels, look(after).boxed]).toEqual([0, { mackerel: 2 }]);
});
