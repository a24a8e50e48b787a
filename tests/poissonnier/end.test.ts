import { describe, expect, test } from 'vitest';
import { defaultDeckFile } from '../../engine/poissonnier/catalog/deck-file.ts';
import type { Laid, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaited,
  awaitedSeats,
  deal,
  eventsOf,
  expectRefused,
  look,
  play,
  playerOf,
  resign,
  table,
  timeOut,
} from '../support/poissonnier/vocabulary.ts';

const seats = (count: number) => Array.from({ length: count }, () => ({}));
const places = (position: Position) => look(position).outcome?.placings.map(({ place }) => place);

describe('the end', () => {
  // LP-END-01, LP-DRAW-04, LP-RUL-12, LP-RUL-13
  test('comes after the turn in which the last card is drawn', () => {
    const position = play(table({ players: seats(3), fishPile: ['cod-A-1'], turn: { seat: 2 } }), 'endTurn');
    expect([look(position).lastTurn, look(position).outcome]).toEqual([true, undefined]);
    const served = timeOut(position);
    expect([look(served).turn.phase, awaitedSeats(served)]).toEqual(['serve', [0]]);
    const over = play(served, 'endTurn');
    expect([look(over).outcome, awaitedSeats(over)]).toMatchObject([{ placings: [{}, {}, {}] }, []]);
    expectRefused(over, [0, 'endTurn'], 'turn.over');
  });

  // LP-END-02
  test('counts nothing that is left in hands, crates and queue', () => {
    const players = [{ hand: ['joker-1'], crates: [['sole-A-1']] }, { coins: 1 }];
    const over = play(table({ players, queue: ['C05'], lastTurn: true }), 'endTurn');
    expect(eventsOf(over, 'gameOver')[0]?.totals[0]).toEqual({ coins: 0, clients: 0, stamps: 0 });
    expect(places(over)).toEqual([2, 1]);
  });

  // LP-END-03, LP-T-END-1, LP-T-END-2, LP-T-END-3, LP-T-END-4
  test.each([
    [2, 16, 2],
    [3, 18, 1],
    [4, 16, 5],
    [5, 15, 4],
  ])('of %i players comes after %i turns; the last draw is %i cards', (count, turns, last) => {
    let position = deal('turns', count);
    while (look(position).outcome === undefined) position = timeOut(position);
    expect(eventsOf(position, 'turnBegan')).toHaveLength(turns);
    const perSeat = seats(count).map(
      (_, seat) => eventsOf(position, 'turnBegan').filter((turn) => turn.seat === seat).length,
    );
    expect(new Set(perSeat)).toEqual(new Set([turns / count]));
    const begun = position.events.findLastIndex(({ type }) => type === 'turnBegan');
    const drawn = position.events.slice(begun).map((event) => (event.type === 'drawn' ? event.count : 0));
    expect(drawn.reduce((total, each) => total + each, 0)).toBe(last);
  });
});

describe('who resigns', () => {
  const busy: Laid = {
    players: [
      { coins: 4, hand: ['cod-A-1', 'net-1'], crates: [{ fish: ['cod-A-2'], ice: 'ice-1' }, []], won: ['C03'] },
      { hand: ['net-2'] },
      {},
    ],
    queue: ['C02'],
    turn: { seat: 1 },
  };

  // LP-END-04, LP-RUL-51
  test('leaves with everything: it lies where nothing reaches it', () => {
    const position = resign(table(busy), 0);
    expect(playerOf(position, 0)).toMatchObject({ coins: 0, hand: [], crates: [], won: [], resigned: true });
    const { gone } = look(position);
    expect(gone.shown).toEqual(['cod-A-2', 'ice-1', 'C03']);
    expect(gone.hidden).toEqual(['cod-A-1', 'net-1', expect.any(String), expect.any(String)]);
    expectRefused(position, 'openRequest C02 0 kind=salmon', 'helper.wrong');
  });

  // LP-END-04, LP-RUL-51
  test('is reached by no cat', () => {
    const players = [{ crates: [['cod-A-2']] }, { hand: ['cat-1'] }, {}];
    const position = resign(table({ players, queue: ['C03'], turn: { seat: 1 } }), 0);
    expectRefused(position, 'serve C03 cat:cat-1:target=cod-A-2', 'card.notInCrate');
  });

  // LP-END-04
  test('is skipped, draws nothing and is not waited for', () => {
    const position = play(resign(table(busy), 2), 'endTurn');
    expect([look(position).turn.seat, awaitedSeats(position)]).toEqual([0, [0, 1]]);
    expect(eventsOf(position, 'drawn').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 5],
      [1, 1],
    ]);
    expectRefused(position, [2, 'setStanding -'], 'turn.resigned');
  });

  // LP-END-04, LP-T-END-5
  test('while all arrange is not waited for: the example', () => {
    const placing = table({ players: seats(3), turn: { phase: 'place' }, queue: ['C02'] });
    const waiting = play(placing, [0, 'place (-)'], [1, 'place (-)']);
    const position = resign(waiting, 2);
    expect([look(position).turn.phase, awaitedSeats(position)]).toEqual(['serve', [0]]);
    const next = play(position, 'endTurn');
    expect(eventsOf(next, 'drawn').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 5],
      [0, 1],
    ]);
  });

  // LP-END-04, LP-RUL-49, LP-TURN-02
  test('as active player while all arrange ends the turn at once', () => {
    const placing = table({
      players: [{ hand: ['cod-A-1'] }, {}, {}],
      turn: { seat: 1, phase: 'place' },
      queue: ['C02'],
    });
    const position = resign(play(placing, [0, 'place (cod-A-1)']), 1);
    expect(look(position).turn).toMatchObject({ seat: 2, phase: 'place', no: 4 });
    expect([eventsOf(position, 'placed'), eventsOf(position, 'clientArrived')]).toEqual([[], []]);
    expect(playerOf(position, 0).hand).toContain('cod-A-1');
    expect(awaitedSeats(position)).toEqual([0, 2]);
  });

  // LP-END-04, LP-T-END-6
  test('as active player with a request: the example', () => {
    const position = play(
      table({ players: seats(3), queue: ['C02'], turn: { seat: 1 } }),
      'openRequest C02 0,2 kind=salmon',
    );
    const one = resign(position, 1);
    expect(look(one)).toMatchObject({ turn: { seat: 2, phase: 'place' } });
    expect([look(one).request, eventsOf(one, 'requestDropped').length]).toEqual([undefined, 1]);
    const two = resign(one, 2);
    expect(places(two)).toEqual([1, 2, 2]);
    expect(eventsOf(two, 'gameOver')).toMatchObject([{ why: 'alone' }]);
  });

  // LP-END-04, LP-T-END-7
  test('as active player in the last turn ends the game for the others: the example', () => {
    const players = [{ coins: 3 }, { coins: 5 }, { coins: 9 }, { coins: 7, won: ['C03'] }];
    const position = resign(table({ players, lastTurn: true, turn: { seat: 2 } }), 2);
    expect([eventsOf(position, 'gameOver').length, places(position)]).toEqual([1, [3, 2, 4, 1]]);
  });

  describe('as helper', () => {
    const asked = (): Position => {
      const players = [{}, { crates: [['salmon-A-1']] }, { crates: [['salmon-A-2']] }];
      return play(table({ players, queue: ['C02'] }), 'openRequest C02 1,2 kind=salmon');
    };

    // LP-END-04, LP-RUL-50
    test('declines, and takes back what was asked', () => {
      const position = resign(play(asked(), [1, 'submitAsks 0:salmon-A-1:1']), 2);
      expect(look(position)).toMatchObject({ turn: { phase: 'decide' }, request: { asks: [{ helper: 1 }] } });
      const none = resign(position, 1);
      expect(places(none)).toEqual([1, 2, 2]);
    });

    // LP-RUL-50, LP-NEGO-05
    test('after asking takes the asks along; the request stays open', () => {
      const decided = play(asked(), [1, 'submitAsks 0:salmon-A-1:1'], [2, 'submitAsks 0:salmon-A-2:2']);
      const position = resign(decided, 1);
      expect(look(position)).toMatchObject({ turn: { phase: 'decide', seat: 0 }, request: { asks: [{ helper: 2 }] } });
      expectRefused(position, 'closeDeal 1:0 -', 'ask.unknown');
    });

    // LP-END-04, LP-RUL-50
    test('refuses counter-offers', () => {
      const decided = play(asked(), [1, 'submitAsks 0:salmon-A-1:1'], [2, 'submitAsks 0:salmon-A-2:2']);
      const countered = play(decided, 'counter 1:0:0,2:0:1', [2, 'answerCounter 0:yes']);
      const position = resign(countered, 1);
      expect(look(position)).toMatchObject({ turn: { phase: 'final' }, request: { asks: [{ helper: 2, price: 1 }] } });
    });
  });
});

describe('time that runs out', () => {
  // LP-TIME-02, LP-NEGO-11
  test('drops the request and then ends the turn', () => {
    const request = { client: 'C02', lots: [{ kind: 'salmon' }], answered: [1] };
    for (const phase of ['decide', 'final'] as const) {
      const position = timeOut(table({ players: seats(2), queue: ['C02'], turn: { phase }, request }));
      expect([look(position).request, look(position).turn.phase]).toEqual([undefined, 'serve']);
      expect(look(timeOut(position)).turn).toMatchObject({ seat: 1, phase: 'place' });
    }
  });

  // LP-TIME-01
  test('is asked for by kind of decision: its defaults stand in the deck file', () => {
    expect((defaultDeckFile as { readonly deadlines: unknown }).deadlines).toEqual({
      async: { placeHours: 24, serveHours: 24, askHours: 12, counterHours: 12 },
      live: { placeSeconds: 60, serveSeconds: 120, askSeconds: 30, counterSeconds: 20 },
    });
    const placing = table({ players: seats(2), turn: { phase: 'place' }, queue: ['C02'] });
    const serving = timeOut(placing);
    const asking = play(serving, 'openRequest C02 1 kind=salmon');
    expect([placing, serving, asking].map((position) => awaited(position).map(({ kind }) => kind))).toEqual([
      ['place', 'place'],
      ['serve'],
      ['ask'],
    ]);
  });
});
