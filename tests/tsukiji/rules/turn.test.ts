import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../support/tsukiji.ts';
import {
  awaited,
  eventsOf,
  expectAccepted,
  expectRefused,
  legal,
  legalNames,
  look,
  play,
  playerOf,
  table,
  yenOf,
} from '../../support/tsukiji.ts';

const emptyFishing = ['fishBegin', 'fishEnd'];
const market: PlayerOnTable = { items: [{ fish: 'mackerel', price: 100 }] };
const atTable = (laid: Partial<Laid> = {}): Position =>
  table({ seats: 2, fish: ['mackerel', 'tuna'], external: ['ships', 'government'], players: [{}, market], ...laid });

describe('two Action Points', () => {
  // TB-TURN-01
  test('may be spent twice on the same', () => {
    expect(look(play(atTable(), ...emptyFishing, ...emptyFishing, 'endTurn')).turn.seat).toBe(1);
  });

  // TB-TURN-01, TB-TURN-02
  test('may be split: Buying and a Market for 1', () => {
    expectAccepted(play(atTable(), 'buy 1 i1', 'buyEnd', 'enter mackerel', 'buyLicence 1', 'leave'), 'endTurn');
  });

  // TB-TURN-01, TB-TURN-02
  test('may go to one Market for 2', () => {
    expectAccepted(play(atTable(), 'enter tuna', 'buyLicence 1', 'leave'), 'endTurn');
    expectRefused(atTable({ turn: { ap: 1 } }), 'enter tuna', 'points.short', { needed: 2, had: 1 });
  });

  // TB-TURN-01, TB-RUL-04
  test('must all be spent', () => {
    expectRefused(play(atTable(), ...emptyFishing), 'endTurn', 'points.unspent', { ap: 1 });
    expectRefused(atTable(), 'endTurn', 'points.unspent', { ap: 2 });
  });

  // TB-TURN-02
  test('are what Fishing and Buying cost: one each', () => {
    expect(look(play(atTable(), 'fishBegin')).turn.ap).toBe(1);
    expect(look(play(atTable(), 'buy 1 i1')).turn.ap).toBe(1);
  });
});

// TB-TURN-03
test('an action is resolved before the next one starts', () => {
  const starts = ['buy', 'enter', 'fishBegin', 'endTurn'];
  expect(legalNames(play(atTable(), 'fishBegin')).filter((name) => starts.includes(name))).toEqual([]);
  expectRefused(play(atTable(), 'fishBegin'), 'buy 1 i1', 'turn.notNow');
  expectRefused(play(atTable(), 'buy 1 i1'), 'enter mackerel', 'turn.notNow');
  expectRefused(play(atTable(), 'enter mackerel', 'buyLicence 1'), 'fishBegin', 'turn.notNow');
});

describe('after the last Action Point', () => {
  const donor: PlayerOnTable = { tokens: { mackerel: 1 } };

  // TB-TURN-04
  test('no action starts, not even in a free Market', () => {
    const position = atTable({ players: [donor, market] });
    const visited = play(position, 'enter government', 'donate left=mackerel*1', 'leave', ...emptyFishing);
    expectAccepted(visited, 'buy 1 i1');
    const spent = play(position, ...emptyFishing, ...emptyFishing);
    expectRefused(spent, 'enter government', 'points.none', { ap: 0 });
    expectRefused(spent, 'fishBegin', 'points.none');
    expectRefused(spent, 'buy 1 i1', 'points.none');
  });

  // TB-TURN-04, TB-RUL-06
  test('no action starts in a Market that takes yen or tokens', () => {
    const position = table({ seats: 2, fish: ['mackerel', 'salmon'], turn: { ap: 0 } });
    expectRefused(position, 'enter salmon', 'points.none');
  });

  // TB-RUL-03, TB-RUL-07
  test('free steps go on, and a handcart makes a Market possible again', () => {
    const position = table({
      seats: 2,
      external: ['ships', 'rentals', 'government'],
      players: [donor],
      turn: { ap: 0 },
      boards: {
        rentals: { own: { stock: { freezers: 2, handcarts: 1 }, held: [{ seat: 0, good: 'handcart', uses: 2 }] } },
      },
    });
    expectAccepted(position, 'openDock');
    const carted = play(position, 'useHandcart');
    expectAccepted(carted, 'enter government');
    expectAccepted(carted, 'enter mackerel');
    expectAccepted(carted, 'endTurn');
  });

  // TB-TURN-07, TB-RUL-73
  test('the turn ends only when its player says so, and an unspent handcart point lapses', () => {
    const position = atTable({ turn: { ap: 0, cartAp: 1 } });
    expect(awaited(position)).toMatchObject([{ seat: 0 }]);
    expect(look(play(position, 'endTurn')).turn).toMatchObject({ seat: 1, ap: 2, cartAp: 0 });
    const spent = play(atTable(), ...emptyFishing, ...emptyFishing);
    expect(look(spent).turn.seat).toBe(0);
  });

  // TB-TURN-07
  test('the turn does not end inside an action', () => {
    expectRefused(atTable({ turn: { ap: 0 }, activity: { kind: 'fishing' } }), 'endTurn', 'turn.notNow');
  });
});

describe('free steps', () => {
  const free = ['openDock', 'returnLicence', 'transfer', 'useHandcart'];
  const handy: PlayerOnTable = {
    licences: { mackerel: 1 },
    boats: [
      { kind: '1', at: 'sea', cargo: { mackerel: 1 } },
      { kind: 'barge', at: 'sea' },
    ],
  };
  const rentals = { own: { stock: { freezers: 2, handcarts: 1 }, held: [{ seat: 0, good: 'handcart', uses: 2 }] } };
  const moment = (laid: Partial<Laid>): Position =>
    table({
      seats: 2,
      fish: ['mackerel', 'fugu', 'crab'],
      external: ['ships', 'rentals'],
      players: [handy, market],
      boards: { rentals },
      ...laid,
    });
  const offered = (position: Position): readonly string[] =>
    legalNames(position, 0).filter((name) => [...free, 'discard'].includes(name));

  // TB-TURN-05, TB-RUL-02
  test.each([
    ['before the first action', {}, [...free, 'discard']],
    ['after an action', { turn: { ap: 1, acted: true } }, free],
    ['with no Action Point left', { turn: { ap: 0, acted: true } }, free],
    ['inside Fishing', { turn: { acted: true }, activity: { kind: 'fishing' } }, free],
    ['inside Buying', { turn: { acted: true }, activity: { kind: 'buying' } }, free],
    [
      'inside a visit, before its first interaction',
      { turn: { acted: true }, activity: { kind: 'visit', market: 'mackerel' } },
      free,
    ],
    [
      'inside a visit, after it',
      { turn: { acted: true }, activity: { kind: 'visit', market: 'mackerel', done: { sell: 1 } } },
      free,
    ],
  ] as readonly (readonly [string, Partial<Laid>, readonly string[]])[])('%s', (_, laid, expected) => {
    expect(offered(moment(laid))).toEqual([...expected].sort());
  });

  // TB-TURN-05, TB-RUL-08
  test('not while degradation is decided', () => {
    const position = moment({
      players: [{ ...handy, items: [{ fish: 'fugu', row: 'lower', price: 100 }] }],
      turn: { stage: 'start' },
    });
    expect(legalNames(position)).toEqual(['degrade', 'fuguBuy']);
    expectRefused(position, 'openDock', 'turn.notNow');
  });

  // TB-TURN-05, TB-RUL-08
  test('not while bids or the name of a winner are awaited', () => {
    const stake = { market: 'crab', tokens: { crab4: 1 }, from: 'supply' } as const;
    const fishing = { turn: { acted: true }, activity: { kind: 'fishing' } } as const;
    const bidding = moment({ ...fishing, pending: { kind: 'bidding', id: 0, stake, bidders: [0, 1], bids: {} } });
    expect(legalNames(bidding)).toEqual(['bid']);
    expectRefused(bidding, [0, 'returnLicence mackerel'], 'turn.notNow');
    const naming = moment({ ...fishing, pending: { kind: 'naming', stake, tied: [0, 1], amount: 0 } });
    expect(legalNames(naming)).toEqual(['nameWinner']);
  });

  // TB-TURN-05, TB-RUL-34
  test('inside a visit a dock is opened only if an interaction stays possible', () => {
    const visit = (yen: number): Position =>
      table({ seats: 2, fish: ['mackerel', 'eel'], players: [{ yen }], activity: { kind: 'visit', market: 'eel' } });
    expect(yenOf(play(visit(1000), 'openDock', 'buyLicence 1'), 0)).toBe(0);
    expectRefused(visit(900), 'openDock', 'market.nothingToDo', { market: 'eel' });
  });
});

describe('the others', () => {
  // TB-TURN-06
  test('are asked for nothing but bids', () => {
    const position = atTable();
    expect(legal(position, 1)).toEqual([]);
    expectRefused(position, [1, 'fishBegin'], 'turn.notYours');
    const stake = { market: 'tuna', tokens: { tuna15: 1 }, from: 'supply' } as const;
    const bidding = atTable({
      activity: { kind: 'fishing' },
      pending: { kind: 'bidding', id: 0, stake, bidders: [0, 1], bids: {} },
    });
    expect(legalNames(bidding, 1)).toEqual(['bid']);
  });
});

describe('three hundred commands', () => {
  const beyond = (laid: Partial<Laid> = {}): Position => atTable({ ...laid, turn: { commands: 300, ...laid.turn } });

  // TB-RUL-76
  test('are the most of one turn: then only the way to its end is left', () => {
    expect(legalNames(beyond())).toEqual(['fishBegin']);
    expect(legalNames(beyond({ turn: { ap: 0 } }))).toEqual(['endTurn']);
    expect(legalNames(beyond({ activity: { kind: 'fishing' } }))).toEqual(['fishEnd']);
    expect(legalNames(beyond({ activity: { kind: 'buying' } }))).toEqual(['buyEnd']);
    expect(legalNames(beyond({ activity: { kind: 'visit', market: 'mackerel', done: { sell: 1 } } }))).toEqual([
      'leave',
    ]);
    expectRefused(beyond(), 'openDock', 'turn.tooLong', { commands: 300 });
  });

  // TB-RUL-76
  test('leave a visit that had no interaction yet a way out', () => {
    expect(legalNames(beyond({ activity: { kind: 'visit', market: 'mackerel' } }))).toContain('buyLicence');
  });

  // TX-RUL-64
  test('leave it nothing but its interactions and the return of a licence', () => {
    const held = { licences: { mackerel: 1 }, tokens: { mackerel: 2 } };
    const visit = beyond({ activity: { kind: 'visit', market: 'mackerel' }, players: [held] });
    expect(legalNames(visit)).toEqual(['buyLicence', 'returnLicence', 'sell']);
    expectRefused(visit, 'openDock', 'turn.tooLong');
    expect(legalNames(play(visit, 'sell tokens=mackerel*2'))).toEqual(['leave']);
  });

  // TB-RUL-76
  test('allow loops before that', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'fugu'],
      turn: { commands: 298 },
      activity: { kind: 'visit', market: 'fugu' },
    });
    const looped = play(position, 'buyLicence 1', 'returnLicence fugu');
    expect(playerOf(looped, 0).licences).toEqual({});
    expect(legalNames(looped)).toEqual(['leave']);
  });

  // TB-RUL-76
  test('are counted anew in the next turn', () => {
    const next = play(beyond(), ...emptyFishing, ...emptyFishing, 'endTurn');
    expect(look(next).turn).toMatchObject({ seat: 1, commands: 0 });
    expect(eventsOf(next, 'turnBegan')).toHaveLength(1);
  });
});
