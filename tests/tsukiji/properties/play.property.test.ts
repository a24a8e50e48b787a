import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../../../engine/kernel/canonical.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import { holds } from '../../support/holds.ts';
import {
  awaited,
  baseActions,
  baseEvents,
  chooser,
  harbour,
  legal,
  livelyAction,
  matchPlay,
  onward,
  playMatch,
  submit,
} from '../../support/tsukiji.ts';

/** Takes whatever does not end something, as long as there is any. */
const restless = chooser((name) => (['fishEnd', 'buyEnd', 'leave', 'endTurn', 'degrade'].includes(name) ? 0 : 3));

// TB-RUL-76
test.each([2, 4])('a turn of %i players who never want to end it holds 300 actions and the way out', (seats) => {
  const turns: number[] = [];
  let last = 0;
  for (const { before, after } of onward(harbour(seats, { roundLimit: 1 }), `restless ${seats}`, restless)) {
    if (after.state.turn.seat !== before.state.turn.seat) turns.push(last);
    last = after.state.turn.commands;
  }
  expect(Math.max(...turns)).toBeGreaterThanOrEqual(300);
  // At most: end what is open, two empty Fishing actions, end the turn.
  expect(Math.max(...turns)).toBeLessThanOrEqual(307);
});

// TB-RUL-77
test('any match ends with its round limit', () => {
  const match = fc.record({
    seed: fc.integer({ min: 0, max: 1e9 }),
    seats: fc.integer({ min: 2, max: 6 }),
    roundLimit: fc.integer({ min: 1, max: 4 }),
    moneyHidden: fc.boolean(),
  });
  const ends = ({ seed, seats, ...options }: { seed: number; seats: number; roundLimit: number }): void => {
    const { state } = playMatch(`end ${seed}`, seats, options, livelyAction);
    expect(state.outcome?.placings).toHaveLength(seats);
    expect(state.round).toBeLessThanOrEqual(options.roundLimit);
  };
  holds(match, ends, 12);
});

// TB-TURN-06
test('nobody but the active player is asked for anything but a bid', () => {
  for (const { before } of onward(harbour(4, { roundLimit: 3 }), 'asked')) {
    const others = awaited(before).filter(({ seat }) => seat !== before.state.turn.seat);
    expect(others.filter(({ kind, sealed }) => kind !== 'bid' || !sealed)).toEqual([]);
  }
});

test('a decision is never given out again', () => {
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const { after } of onward(harbour(4, { roundLimit: 3 }), 'decisions')) {
    const ids = tsukiji.awaiting(after).map(({ id }) => id);
    expect(ids.filter((id) => closed.has(id))).toEqual([]);
    for (const id of open) if (!ids.includes(id)) closed.add(id);
    for (const id of ids) open.add(id);
  }
  expect(closed.size).toBeGreaterThan(100);
});

test('a state that was stored plays as the one in memory', () => {
  const options = { roundLimit: 2 };
  for (const { before, seat, action, after } of onward(harbour(3, options), 'stored')) {
    const stored = {
      ...before,
      events: [],
      drawn: [],
      state: JSON.parse(canonical(before.state)) as typeof before.state,
    };
    expect(stored.state).toEqual(before.state);
    expect(legal(stored, seat)).toEqual(legal(before, seat));
    expect(livelyAction(stored, seat, randomFrom('chosen'))).toEqual(livelyAction(before, seat, randomFrom('chosen')));
    const played = submit(stored, seat, action);
    expect(played).toMatchObject({ state: after.state, events: after.events, drawn: after.drawn });
  }
});

test('the same seed plays the same match', () => {
  const log = () => [...matchPlay('again', 4, { roundLimit: 4 }, livelyAction)].flatMap(({ after }) => after.events);
  expect(log()).toEqual(log());
});

test('everything that can be done is done, and everything that can happen happens', () => {
  const open = new Set([...baseActions, ...baseEvents]);
  for (let match = 0; match < 60 && open.size > 0; match += 1) {
    const options = { roundLimit: 4, moneyHidden: match % 2 === 0 };
    for (const { action, after } of onward(harbour(2 + (match % 5), options), `try ${match}`)) {
      open.delete(action.type);
      for (const event of after.events) open.delete(event.type);
    }
  }
  expect([...open]).toEqual([]);
});
