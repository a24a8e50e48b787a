import { describe, expect, test } from 'vitest';
import { sample } from '../../../engine/kernel/forms.ts';
import type { Played } from '../../../engine/kernel/play-list.ts';
import { playList } from '../../../engine/kernel/play-list.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import type { Viewer } from '../../../engine/kernel/viewer.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import type { TsukijiEvent } from '../../../engine/tsukiji/events.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import { drawsOf } from '../../support/tsukiji/position.ts';
import type { Position, TsukijiAction } from '../../support/tsukiji.ts';
import { concealed, harbour, legal, nearMiss, onward } from '../../support/tsukiji.ts';

type Result = Played<Position['state'], TsukijiEvent>;

/** What becomes of an action: its refusal, or nothing. */
function refusalOf(position: Position, seat: number, action: TsukijiAction): unknown {
  const played = playList(tsukiji, position, { seat, actions: [action] }, drawsOf(position));
  return isViolation(played) ? played : undefined;
}

/** What a viewer sees of an action; of one that draws or reveals, only that it does. */
function seenOf({ options }: Position, played: Result, viewer: Viewer) {
  const { state, events, concluded } = played;
  if (concluded) return { concluded };
  return {
    concluded,
    view: tsukiji.view({ state, options }, viewer),
    events: events.map((event) => tsukiji.see(event, viewer)),
  };
}

describe.each([
  { seats: 3, moneyHidden: true },
  { seats: 4, moneyHidden: false },
  { seats: 5, moneyHidden: true },
])('$seats players, hidden money: $moneyHidden', ({ seats, moneyHidden }) => {
  const path = [...onward(harbour(seats, { roundLimit: 2, moneyHidden }), `secrets ${seats}`)];
  const random = randomFrom(`secrets ${seats}`);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);

  // TB-MONEY-01, TB-BID-03
  test('a seat sees, may and is refused the same, whatever the others hide', () => {
    for (const { before } of path) {
      for (const seat of everySeat) {
        const other = { ...before, state: concealed(before, seat, random) };
        const viewer: Viewer = { kind: 'seat', seat };
        expect(tsukiji.view(other, viewer)).toEqual(tsukiji.view(before, viewer));
        expect(tsukiji.awaiting(other)).toEqual(tsukiji.awaiting(before));
        const forms = legal(before, seat);
        expect(legal(other, seat)).toEqual(forms);
        const tried = forms.map((form) => nearMiss(sample(form, random), random));
        expect(tried.map((action) => refusalOf(other, seat, action))).toEqual(
          tried.map((action) => refusalOf(before, seat, action)),
        );
      }
    }
  });

  // TB-MONEY-01, TB-BID-03
  test('an action shows every seat the same, whatever the others hide, unless it reveals', () => {
    let shown = 0;
    for (const { before, seat, action } of path) {
      for (const viewing of everySeat) {
        const viewer: Viewer = { kind: 'seat', seat: viewing };
        const outcomes = [before, { ...before, state: concealed(before, viewing, random) }].map((position) => {
          const played = playList(tsukiji, position, { seat, actions: [action] }, drawsOf(before));
          return isViolation(played) ? undefined : seenOf(position, played, viewer);
        });
        const [real, other] = outcomes;
        // With less money its player could not have done it.
        if (real === undefined || other === undefined) continue;
        expect(other).toEqual(real);
        if (!real.concluded) shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(path.length);
  });

  // TB-MONEY-01, TB-BID-03
  test('who sits nowhere sees the same, whatever all hide', () => {
    for (const { before } of path) {
      const other = { ...before, state: concealed(before, -1, random) };
      for (const kind of ['spectator', 'organizer', 'public'] as const) {
        expect(tsukiji.view(other, { kind })).toEqual(tsukiji.view(before, { kind }));
      }
    }
  });

  // TB-BID-03
  test('the log tells a bid to its bidder only, until all are revealed', () => {
    const placed = path.flatMap(({ after }) => after.events.filter((event) => event.type === 'bidPlaced'));
    expect(placed.length).toBeGreaterThan(0);
    for (const event of placed) {
      for (const seat of everySeat) {
        expect(tsukiji.see(event, { kind: 'seat', seat })).toEqual(
          seat === event.seat ? event : { type: 'bidPlaced', seat: event.seat },
        );
      }
      expect(tsukiji.see(event, { kind: 'organizer' })).toEqual({ type: 'bidPlaced', seat: event.seat });
    }
  });
});
