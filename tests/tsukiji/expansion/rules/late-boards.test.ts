import { describe, expect, test } from 'vitest';
import type { ExternalId, FishId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Laid, Position } from '../../../support/tsukiji.ts';
import { boardOf, eventsOf, expectAccepted, look, play, table, yenOf } from '../../../support/tsukiji.ts';

/** Seat 0 visits Influence, and these boards may still come. */
const visiting = (box: { fish?: readonly FishId[]; external?: readonly ExternalId[] }, more: Partial<Laid> = {}) =>
  table({
    seats: 3,
    fish: ['mackerel', 'eel'],
    external: ['ships', 'influence'],
    activity: { kind: 'visit', market: 'influence' },
    box: { fish: [], external: [], ...box },
    options: { expansion: true },
    ...more,
  });
const opened = (position: Position) => eventsOf(position, 'marketOpened').map(({ market }) => market);

describe('the pair of aquariums', () => {
  // TX-LATE-04, TX-RUL-30, EX-LATE-c
  test.each([
    ['aquarium', 'newAquarium'],
    ['newAquarium', 'aquarium'],
  ] as const)('comes together: one draw of %s brings %s too', (drawn, partner) => {
    const position = visiting({ external: [drawn, partner] }, { draws: { 'market/external': [0] } });
    const after = play(position, 'buyExtension external');
    expect(opened(after)).toEqual([drawn, partner]);
    expect(yenOf(after, 0)).toBe(1800);
    expect(after.drawn).toHaveLength(1);
    expect(look(after).box.external).toEqual([]);
  });

  // TX-LATE-04
  test('is left alone by any other draw', () => {
    const position = visiting({ external: ['aquarium', 'bank', 'newAquarium'] }, { draws: { 'market/external': [1] } });
    expect(opened(play(position, 'buyExtension external'))).toEqual(['bank']);
  });
});

// TX-LATE-05, TX-INFL-09
test('an empty box brings nothing', () => {
  const position = visiting(
    {},
    {
      activity: { kind: 'fishing' },
      players: [{ licences: { eel: 1 }, boats: [{ id: 'A', kind: '1', at: 'sea' }] }],
      boards: { eel: { barrels: 1 } },
    },
  );
  expect(opened(play(position, 'catch A eel'))).toEqual([]);
});

// TX-LATE-06
test('a board that has just come may be used in the same turn', () => {
  const after = play(visiting({ external: ['bank'] }), 'buyExtension external', 'leave', 'enter bank');
  expectAccepted(after, 'loan 1');
});

// TX-LATE-04, TX-SETUP-13
test('special tokens lie on a board that comes late', () => {
  const after = play(visiting({ external: ['shipRental'] }), 'buyExtension external');
  expect(boardOf(after, 'shipRental').own).toEqual({ tokens: 6, boxed: 0 });
});
