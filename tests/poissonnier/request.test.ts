import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaitedSeats,
  eventsOf,
  expectAccepted,
  expectRefused,
  legalNames,
  look,
  play,
  table,
} from '../support/poissonnier/vocabulary.ts';

/** Seat 0 serves; a chef wants mackerel, cod and sole of freshness A (C44). */
function chef(helpers: readonly PlayerOnTable[], laid: Partial<Laid> = {}): Position {
  const players = [{ crates: [['mackerel-A-1']] }, ...helpers];
  return table({ players, queue: ['C44', 'C21', 'C05', 'C10', 'C27'], ...laid });
}
const two: readonly PlayerOnTable[] = [
  { crates: [['cod-A-2', 'cod-A-4']], hand: ['joker-1', 'sole-A-3', 'ice-1'] },
  { crates: [['cod-A-3', 'sole-A-1'], ['cod-B-1']], hand: ['cat-1'] },
];
const asked = 'openRequest C44 1,2 kind=cod,kind=sole';

describe('a request', () => {
  // LP-NEGO-01, LP-NEGO-04, LP-RUL-54
  test('asks others for what is missing, and all hear it', () => {
    const position = play(chef(two), asked);
    expect(look(position)).toMatchObject({
      turn: { phase: 'ask', requested: ['C44'] },
      request: { client: 'C44', helpers: [1, 2], lots: [{ kind: 'cod' }, { kind: 'sole' }] },
    });
    expect(awaitedSeats(position)).toEqual([1, 2]);
    expect(eventsOf(position, 'requestOpened')).toHaveLength(1);
  });

  // LP-SERVE-09, LP-NEGO-04
  test('may be made for an order that could be filled alone, or not at all', () => {
    const rich = table({ players: [{ crates: [['cod-A-1']] }, {}], queue: ['C03'] });
    expectAccepted(rich, 'openRequest C03 1 kind=cod');
    expectAccepted(table({ players: [{}, {}], queue: ['C45'] }), 'openRequest C45 1 kind=cod');
  });

  // LP-NEGO-01, LP-RUL-55
  test('is the active player’s, for a client in front', () => {
    expectRefused(chef(two), [1, asked], 'turn.notYours');
    expectRefused(chef(two), 'openRequest C10 1 kind=cod', 'client.notInFront', { client: 'C10' });
    expectRefused(chef(two, { turn: { phase: 'place' } }), [0, asked], 'turn.notNow');
  });

  // LP-NEGO-01, LP-RUL-55
  test.each([
    ['0', 'helper.wrong'],
    ['3', 'helper.wrong'],
    ['1,4', 'helper.wrong'],
    ['1,1', 'action.malformed'],
    ['-', 'action.malformed'],
  ])('to %s is refused: %s', (helpers, code) => {
    const players = [...two, { resigned: true }];
    expectRefused(chef(players), `openRequest C44 ${helpers} kind=cod`, code);
  });

  // LP-NEGO-03, LP-NEGO-04, LP-RUL-46, LP-RUL-55
  test.each([
    ['kind=cod,kind=cod', 'order.tooMany', { kind: 'cod', asked: 1, given: 2 }],
    ['kind=salmon', 'order.tooMany', { kind: 'salmon', asked: 0 }],
    ['special=ice', 'special.notForSale', { special: 'ice' }],
    ['kind=salmon,special=ice', 'special.notForSale', {}],
    ['kind=eel', 'action.malformed', { field: 'lots.0.kind' }],
    ['kind=cod:special=joker', 'action.malformed', { field: 'lots.0' }],
    ['kind=cod,()', 'action.malformed', { field: 'lots.1' }],
    ['-', 'action.malformed', { field: 'lots' }],
  ])('for %s is refused: %s', (lots, code, facts) => {
    expectRefused(chef(two), `openRequest C44 1 ${lots}`, code, facts);
  });

  // LP-NEGO-04, LP-RUL-46
  test('may name any number of special cards', () => {
    const lots = Array<string>(17).fill('special=joker').join();
    expectAccepted(chef(two), `openRequest C44 1 ${lots},kind=mackerel,kind=cod,kind=sole`);
  });

  // LP-NEGO-04, LP-T-NEGO-5
  test('is one of three in a turn, and of two for one client', () => {
    const declined = (position: Position, said: string): Position => play(position, said, 'decline', 'dropRequest');
    const once = declined(chef(two), 'openRequest C44 1 kind=cod');
    const twice = declined(once, 'openRequest C44 1 kind=sole');
    expectRefused(twice, 'openRequest C44 1 kind=cod', 'request.limit', { turn: 2, client: 2 });
    const thrice = declined(twice, 'openRequest C21 2 kind=cod');
    expectRefused(thrice, 'openRequest C05 1 kind=sole', 'request.limit', { turn: 3, client: 0 });
    expect(legalNames(thrice, 0)).toEqual(['endTurn', 'setStanding']);
  });

  // LP-NEGO-11
  test('that is open stops everything else that moves cards', () => {
    const position = play(chef(two), asked);
    const said = [
      'serve C44 crate:mackerel-A-1',
      'endTurn',
      'place (-)',
      asked,
      'dropRequest',
      'closeDeal - -',
      'counter 1:0:1',
    ];
    for (const each of said) expectRefused(position, [0, each], 'turn.notNow', { phase: 'ask' });
    expect(legalNames(position, 0)).toEqual(['setStanding']);
    const decided = play(position, [1, 'decline'], [2, 'decline']);
    for (const each of said.slice(0, 4)) expectRefused(decided, [0, each], 'turn.notNow', { phase: 'decide' });
  });
});
