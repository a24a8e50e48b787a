import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaitedSeats,
  coinsOf,
  cratesOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  legal,
  legalNames,
  look,
  play,
  playerOf,
  table,
} from '../support/poissonnier/vocabulary.ts';

/** Seat 0 (A) asks seats 1 (B) and 2 (C) for cod and sole of freshness A, and has their asks. */
function asked(own: PlayerOnTable = {}): Position {
  const position = table({
    players: [{ crates: [['mackerel-A-1']], ...own }, { crates: [['cod-A-2']] }, { crates: [['cod-A-3', 'sole-A-1']] }],
    queue: ['C44', 'C21'],
  });
  const request = play(position, 'openRequest C44 1,2 kind=cod,kind=sole');
  return play(request, [1, 'submitAsks 0:cod-A-2:3'], [2, 'submitAsks 0:cod-A-3:2,1:sole-A-1:5']);
}
/** Seat 0 decides over these asks of seat 1 for one client. */
function deciding(
  client: string,
  { own = {}, helper = {}, ...laid }: { own?: PlayerOnTable; helper?: PlayerOnTable } & Partial<Laid>,
): Position {
  const { lots = [], asks = [] } = laid.request ?? {};
  return table({
    players: [own, helper],
    queue: [client],
    turn: { phase: 'decide' },
    ...laid,
    request: { client, answered: [1], lots, asks },
  });
}

describe('a deal', () => {
  // LP-NEGO-05, LP-NEGO-06, LP-NEGO-07, LP-NEGO-08, LP-NEGO-09, LP-NEGO-10, LP-SERVE-04, LP-T-NEGO-1
  test('after a counter-offer: the example', () => {
    const countered = play(asked(), 'counter 2:1:4');
    expect([look(countered).turn.phase, awaitedSeats(countered)]).toEqual(['counter', [2]]);
    const answered = play(countered, 'answerCounter 1:yes');
    expect([look(answered).turn.phase, awaitedSeats(answered)]).toEqual(['final', [0]]);
    const closed = play(answered, 'closeDeal 2:0,2:1 crate:mackerel-A-1');
    expect([coinsOf(closed), playerOf(closed, 0).won]).toEqual([[6, 0, 6], ['C44']]);
    expect(look(closed).fishDiscard.toSorted()).toEqual(['cod-A-3', 'mackerel-A-1', 'sole-A-1']);
    expect([cratesOf(closed, 1), cratesOf(closed, 2)]).toEqual([[['cod-A-2']], [[]]]);
    expect(look(closed)).toMatchObject({ turn: { phase: 'serve' }, queue: ['C21'] });
    expect(look(closed).request).toBeUndefined();
    expect(eventsOf(closed, 'dealClosed')).toMatchObject([
      {
        prices: [
          { helper: 2, card: 'cod-A-3', price: 2 },
          { helper: 2, card: 'sole-A-1', price: 4 },
        ],
      },
    ]);
  });

  // LP-NEGO-09, LP-NEGO-02
  test('takes each fish from whom one likes', () => {
    const closed = play(asked(), 'closeDeal 1:0,2:1 crate:mackerel-A-1');
    expect(coinsOf(closed)).toEqual([4, 3, 5]);
  });

  // LP-NEGO-09, LP-T-NEGO-2, LP-RUL-18
  test('may be paid with the coins of the client, and no more', () => {
    const request = {
      client: 'C17',
      lots: [{ kind: 'sardine' }],
      asks: [{ helper: 1, lot: 0, card: 'sardine-A-1', price: 4 }],
    };
    const helper = { crates: [['sardine-A-1']] };
    const crates = [['mackerel-A-1']];
    const said = 'closeDeal 1:0 crate:mackerel-A-1';
    expectRefused(deciding('C17', { own: { crates }, helper, request }), said, 'coins.short', { needed: 4, had: 3 });
    expect(legalNames(deciding('C17', { own: { crates }, helper, request }), 0)).not.toContain('closeDeal');
    expect(coinsOf(play(deciding('C17', { own: { crates, coins: 1 }, helper, request }), said))).toEqual([0, 4]);
  });

  // LP-NEGO-03, LP-NEGO-09, LP-T-NEGO-3, LP-RUL-20
  test('may bring a joker', () => {
    const request = {
      client: 'C04',
      lots: [{ special: 'joker' as const }],
      asks: [{ helper: 1, lot: 0, card: 'joker-3', price: 2 }],
    };
    const closed = play(deciding('C04', { helper: { hand: ['joker-3'] }, request }), 'closeDeal 1:0 -');
    expect([coinsOf(closed), look(closed).fishDiscard, playerOf(closed, 1).hand]).toEqual([[1, 2], ['joker-3'], []]);
  });

  // LP-NEGO-03, LP-NEGO-09, LP-T-NEGO-7
  test('may bring a net, with its target', () => {
    const request = {
      client: 'C05',
      lots: [{ special: 'net' as const }],
      asks: [{ helper: 1, lot: 0, card: 'net-2', price: 1 }],
    };
    const position = deciding('C05', { helper: { hand: ['net-2'] }, fishDiscard: ['sole-C-1'], request });
    const closed = play(position, 'closeDeal 1:0:target=sole-C-1 -');
    expect([coinsOf(closed), playerOf(closed, 0).won, look(closed).fishDiscard]).toEqual([
      [2, 1],
      ['C05'],
      ['sole-C-1', 'net-2'],
    ]);
    expectRefused(position, 'closeDeal 1:0 -', 'action.malformed', { field: 'picks.0.target' });
    expectRefused(position, 'closeDeal 1:0:target=sole-C-2 -', 'card.notInDiscard');
  });

  // LP-NEGO-09, LP-SPEC-05
  test('may bring a counter for a fish of the own hand, or a cat for one of the seller', () => {
    const lots = [{ special: 'counter' as const }, { special: 'cat' as const }];
    const asks = [
      { helper: 1, lot: 0, card: 'counter-1', price: 1 },
      { helper: 1, lot: 1, card: 'cat-1', price: 0 },
    ];
    const helper = { hand: ['counter-1', 'cat-1'], crates: [['cod-A-1']] };
    const position = deciding('C14', {
      own: { hand: ['seabass-A-1'] },
      helper,
      request: { client: 'C14', lots, asks },
    });
    const closed = play(position, 'closeDeal 1:0:target=seabass-A-1,1:1:target=cod-A-1 -');
    expect([coinsOf(closed), cratesOf(closed, 1), playerOf(closed, 0).hand]).toEqual([[5, 1], [[]], []]);
    expect(look(closed).fishDiscard).toEqual(['counter-1', 'seabass-A-1', 'cat-1', 'cod-A-1']);
  });

  // LP-NEGO-09, LP-RUL-48
  test('may take no ask at all', () => {
    const position = asked({ crates: [['mackerel-A-1', 'cod-A-1', 'sole-A-2']] });
    const closed = play(position, 'closeDeal - crate:mackerel-A-1,crate:cod-A-1,crate:sole-A-2');
    expect([coinsOf(closed), eventsOf(closed, 'dealClosed')]).toMatchObject([[12, 0, 0], [{ prices: [] }]]);
  });

  // LP-NEGO-09, LP-RUL-48, LP-RUL-23, LP-RUL-55
  test.each([
    ['2:2 crate:mackerel-A-1', 'lot.unknown', { lot: 2, lots: 2 }],
    ['1:1 crate:mackerel-A-1', 'ask.unknown', { helper: 1, lot: 1 }],
    ['1:0,2:0,2:1 crate:mackerel-A-1', 'lot.twice', { lot: 0 }],
    ['1:0,1:0 crate:mackerel-A-1', 'lot.twice', { lot: 0 }],
    ['1:0,2:1 crate:mackerel-A-1,crate:cod-A-1', 'order.tooMany', { kind: 'cod' }],
    ['2:1 crate:mackerel-A-1', 'order.notFilled', { missing: 1 }],
    ['2:1:target=cod-A-1 crate:mackerel-A-1', 'action.malformed', { field: 'picks.0.target' }],
    ['2:0,2:1 crate:mackerel-A-1:target=cod-A-1', 'action.malformed', { field: 'sources.0.target' }],
    ['2:0,2:1 crate:mackerel-A-2', 'card.notYours', { card: 'mackerel-A-2' }],
    ['2:1 crate:mackerel-A-1,cat:cat-1:target=cod-A-4', 'card.notInCrate', { card: 'cod-A-4' }],
    ['2:0,2:1 cat:cat-1:target=cod-A-3', 'card.usedTwice', { card: 'cod-A-3' }],
  ])('%s is refused: %s', (said, code, facts) => {
    expectRefused(asked({ crates: [['mackerel-A-1', 'cod-A-1']], hand: ['cat-1'] }), `closeDeal ${said}`, code, facts);
  });

  // LP-NEGO-03, LP-SPEC-03
  test('a cat may take for nothing what was offered for coins', () => {
    const position = asked({ hand: ['cat-1'] });
    expectAccepted(position, 'closeDeal 2:1 crate:mackerel-A-1,cat:cat-1:target=cod-A-3');
    expect(coinsOf(play(position, 'closeDeal 2:1 crate:mackerel-A-1,cat:cat-1:target=cod-A-3'))).toEqual([7, 0, 5]);
  });

  // LP-NEGO-09, LP-SPEC-03
  test('cannot use one fish both bought and taken by a cat', () => {
    const lots = [{ kind: 'sardine' }];
    const asks = [{ helper: 1, lot: 0, card: 'sardine-A-1', price: 0 }];
    const helper = { crates: [['sardine-A-1']] };
    const position = deciding('C07', { own: { hand: ['cat-1'] }, helper, request: { client: 'C07', lots, asks } });
    expectRefused(position, 'closeDeal 1:0 cat:cat-1:target=sardine-A-1', 'card.usedTwice');
    expect(legalNames(position, 0)).toEqual(['dropRequest', 'setStanding']);
  });

  // LP-NEGO-11
  test('that is dropped changes nothing', () => {
    const position = play(asked(), 'dropRequest');
    expect([coinsOf(position), look(position).queue, look(position).turn.phase]).toEqual([
      [0, 0, 0],
      ['C44', 'C21'],
      'serve',
    ]);
    expect(look(position).request).toBeUndefined();
  });

  // LP-NEGO-09
  test('offers the cheapest way first', () => {
    const example = legal(asked(), 0).find(({ action }) => action === 'closeDeal')?.example;
    expect(example).toEqual({
      type: 'closeDeal',
      picks: [
        { helper: 2, lot: 0 },
        { helper: 2, lot: 1 },
      ],
      sources: [{ from: 'crate', card: 'mackerel-A-1' }],
    });
  });
});

// LP-RUL-21
test('nothing that was asked binds after the request', () => {
  const position = play(asked(), 'dropRequest', 'openRequest C44 2 kind=cod,kind=sole', 'submitAsks 0:cod-A-3:9');
  expect(look(position).request?.asks).toEqual([{ helper: 2, lot: 0, card: 'cod-A-3', price: 9 }]);
});
