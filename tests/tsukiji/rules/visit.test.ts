import { describe, expect, test } from 'vitest';
import type { Laid, Position } from '../../support/tsukiji.ts';
import {
  boardOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  legalNames,
  look,
  play,
  playerOf,
  table,
  tokensOf,
  yenOf,
} from '../../support/tsukiji.ts';

const street = (laid: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel', 'octopus', 'salmon', 'tuna'],
    external: ['ships', 'government'],
    ...laid,
  });

describe('the entry cost', () => {
  // TB-MKT-01
  test('in Action Points takes handcart points first', () => {
    expect(look(play(street({ turn: { ap: 2, cartAp: 1 } }), 'enter mackerel')).turn).toMatchObject({
      ap: 2,
      cartAp: 0,
    });
    expect(look(play(street({ turn: { ap: 1, cartAp: 1 } }), 'enter tuna')).turn).toMatchObject({ ap: 0, cartAp: 0 });
    const carted = street({ turn: { ap: 0, cartAp: 1 } });
    expectAccepted(carted, 'enter mackerel');
    expectRefused(carted, 'fishBegin', 'points.none');
  });

  // TB-MKT-01
  test('in yen goes to the supply and takes no Action Point', () => {
    const after = play(street(), 'enter salmon');
    expect([yenOf(after, 0), look(after).turn.ap]).toEqual([1600, 2]);
    expectRefused(street({ players: [{ yen: 300 }] }), 'enter salmon', 'money.short', { needed: 400, had: 300 });
  });

  // TB-MKT-01
  test('in tokens goes back to their source', () => {
    const position = street({
      players: [{ tokens: { takoyaki: 1 } }],
      boards: { octopus: { tokens: { octopus: 8, takoyaki: 11 } } },
    });
    const entering = { type: 'enter', market: 'octopus', option: 2, pay: { tokens: { takoyaki: 1 } } };
    const after = play(position, entering);
    expect([tokensOf(after, 0), boardOf(after, 'octopus').tokens]).toEqual([{}, { octopus: 8, takoyaki: 12 }]);
    expect(look(after).turn.ap).toBe(2);
  });

  // TB-MKT-01
  test('with several options is the one that is chosen', () => {
    expectRefused(street(), 'enter octopus', 'entry.option', { options: 2 });
    expectRefused(street(), 'enter octopus option=3', 'entry.option', { options: 2 });
    expectRefused(street(), 'enter octopus option=2', 'entry.wrongPieces', { token: 'takoyaki', count: 1 });
    expect(look(play(street(), 'enter octopus option=1')).turn.ap).toBe(1);
  });

  // TB-MKT-01, TB-MKT-02
  test('none: a free Market is entered once per turn', () => {
    const position = street({ options: { prints: { 'fish.mackerel.entry': [] } } });
    const once = play(position, 'enter mackerel', 'buyLicence 1', 'leave');
    expect(look(once).turn.ap).toBe(2);
    expectRefused(once, 'enter mackerel', 'market.oncePerTurn', { market: 'mackerel' });
  });

  test('is for a Market in play', () => {
    expectRefused(street(), 'enter squid', 'market.notInPlay', { market: 'squid' });
  });
});

// TB-MKT-02
test('a Market with a cost may be entered again, with income each time', () => {
  const position = street({ players: [{ yen: 500, licences: { mackerel: 1 } }] });
  const after = play(position, 'enter mackerel', 'buyLicence 1', 'leave', 'enter mackerel', 'buyLicence 1', 'leave');
  expect([yenOf(after, 0), playerOf(after, 0).licences]).toEqual([600, { mackerel: 3 }]);
});

describe('licence income', () => {
  const licensed = (laid: Partial<Laid> = {}): Position =>
    table({
      seats: 3,
      fish: ['mackerel', 'eel'],
      external: ['ships'],
      turn: { seat: 1 },
      players: [{ licences: { eel: 2, mackerel: 1 } }, { licences: { eel: 1 } }, {}],
      ...laid,
    });

  // TB-MKT-03
  test('is paid to everyone on entering, and only then', () => {
    const entered = play(licensed(), 'enter eel');
    expect([0, 1, 2].map((seat) => yenOf(entered, seat))).toEqual([2200, 2100, 2000]);
    expect([0, 1, 2].map((seat) => yenOf(play(entered, 'buyLicence 1'), seat))).toEqual([2200, 1600, 2000]);
  });

  // TB-MKT-03
  test('comes before anything else', () => {
    const told = eventsOf(play(licensed(), 'enter eel', 'buyLicence 1')).map((event) => event.type);
    expect(told).toEqual(['marketEntered', 'yenPaid', 'yenPaid', 'yenPaid', 'licencesTaken']);
  });

  // TB-MKT-03, TB-OVER-04
  test('is paid by an overfished Market too', () => {
    const entered = play(licensed({ boards: { eel: { barrels: 0, overfished: true } } }), 'enter eel');
    expect([0, 1, 2].map((seat) => yenOf(entered, seat))).toEqual([2200, 2100, 2000]);
  });

  // TB-MKT-03
  test('is not paid by External Markets', () => {
    const position = licensed({ players: [{}, { boats: [{ kind: '1', at: 'L' }] }, {}] });
    expect([0, 1, 2].map((seat) => yenOf(play(position, 'enter ships'), seat))).toEqual([2000, 2000, 2000]);
  });

  // TB-RUL-37
  test('may be spent in the visit, but not on entering it', () => {
    const position = street({ players: [{ yen: 300, licences: { salmon: 2 } }] });
    expectRefused(position, 'enter salmon', 'money.short', { needed: 400, had: 300 });
    const poor = street({ players: [{ yen: 300, licences: { eel: 2 } }] });
    expect(yenOf(play(poor, 'enter eel', 'buyLicence 1'), 0)).toBe(0);
  });
});

describe('a visit', () => {
  // TB-MKT-04
  test('has at least one interaction', () => {
    const entered = play(street(), 'enter mackerel');
    expectRefused(entered, 'leave', 'visit.nothingDone');
    expect(legalNames(entered)).not.toContain('leave');
  });

  // TB-MKT-04
  test('may go on with any interactions, in any order', () => {
    const position = street({ players: [{ tokens: { eel: 2 } }], boards: { eel: { own: { marker: 6 } } } });
    const after = play(
      position,
      'enter eel',
      'sell tokens=eel*1',
      'buyLicence 1',
      'sell tokens=eel*1',
      'buyLicence 1',
      'leave',
    );
    expect(look(after).activity).toBeUndefined();
    expect([yenOf(after, 0), playerOf(after, 0).licences]).toEqual([2000 + 600 + 400 - 1000, { eel: 2 }]);
  });
});

describe('entry without a possible interaction is refused', () => {
  const nothing = 'market.nothingToDo';

  // TB-MKT-05
  test('income counts: two licences pay for a third', () => {
    expectAccepted(street({ players: [{ yen: 0, licences: { mackerel: 2 } }] }), 'enter mackerel');
    expectRefused(street({ players: [{ yen: 0 }] }), 'enter mackerel', nothing, { market: 'mackerel' });
  });

  // TB-MKT-05
  test('where buying is the only interaction and no licence is left', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'snapper', 'salmon'],
      players: [{ tokens: { snapper: 2, salmon4: 1 } }],
      boards: { snapper: { licences: 0 }, salmon: { licences: 0 } },
    });
    expectRefused(position, 'enter snapper', nothing, { market: 'snapper' });
    expectRefused(position, 'enter salmon', nothing, { market: 'salmon' });
  });

  // TB-MKT-05
  test('at the Government without a token', () => {
    expectRefused(street(), 'enter government', nothing, { market: 'government' });
  });

  // TB-MKT-05
  test('at Ships, but a docked ship can be sold', () => {
    expectAccepted(street({ players: [{ yen: 0, boats: [{ kind: '1', at: 'L' }] }] }), 'enter ships');
    expectRefused(street({ players: [{ yen: 0, boats: [{ kind: '1', at: 'sea' }] }] }), 'enter ships', nothing);
  });

  // TB-MKT-05, TB-RUL-34
  test('a full licence space counts as free, the licence that would come back does not count as stock', () => {
    const full = { licences: { mackerel: 4 } };
    expectAccepted(street({ players: [full] }), 'enter eel');
    expectRefused(street({ players: [full], boards: { mackerel: { licences: 0 } } }), 'enter mackerel', nothing);
  });

  // TB-MKT-05, TB-RUL-34
  test('no other free step is assumed: a handcart is not used up to make room', () => {
    const held = [1, 2, 3, 4].map(() => ({ seat: 0, good: 'handcart', uses: 1 }));
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      external: ['ships', 'rentals'],
      boards: { rentals: { own: { stock: { freezers: 2, handcarts: 0 }, held } } },
    });
    expectRefused(position, 'enter eel', nothing, { market: 'eel' });
    expectAccepted(play(position, 'useHandcart'), 'enter eel');
  });
});
