import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import { coinsOf, expectRefused, legalNames, look, play, table, timeOut } from '../support/poissonnier/vocabulary.ts';

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

describe('a counter-offer', () => {
  // LP-NEGO-07
  test('that is refused leaves the old ask', () => {
    const position = play(asked(), 'counter 2:1:4,1:0:1', [2, 'answerCounter 1:no'], [1, 'answerCounter 0:yes']);
    expect(look(position).request?.asks.map(({ price }) => price)).toEqual([1, 2, 5]);
    expect(coinsOf(play(position, 'closeDeal 1:0,2:1 crate:mackerel-A-1'))).toEqual([6, 1, 5]);
  });

  // LP-NEGO-07, LP-TIME-02
  test('that is left out, or not answered in time, is refused', () => {
    const offered = play(asked(), 'counter 2:0:1,2:1:4');
    expect(look(play(offered, 'answerCounter 0:yes')).request?.asks.map(({ price }) => price)).toEqual([3, 1, 5]);
    expect(look(timeOut(offered)).request?.asks.map(({ price }) => price)).toEqual([3, 2, 5]);
    expect(look(play(offered, 'answerCounter -')).turn.phase).toBe('final');
  });

  // LP-NEGO-06, LP-NEGO-08
  test('is made once', () => {
    const final = play(asked(), 'counter 2:1:4', 'answerCounter 1:no');
    expectRefused(final, 'counter 2:1:3', 'turn.notNow', { phase: 'final' });
    expect(legalNames(final, 0)).toEqual(['closeDeal', 'dropRequest', 'setStanding']);
    expect(look(play(final, 'dropRequest')).turn.phase).toBe('serve');
  });

  // LP-NEGO-07, LP-RUL-55
  test.each([
    ['2:2:1', 'lot.unknown', { lot: 2 }],
    ['1:1:1', 'ask.unknown', { helper: 1, lot: 1 }],
    ['0:0:1', 'ask.unknown', { helper: 0, lot: 0 }],
    ['2:1:5', 'price.outOfRange', { min: 0, max: 4 }],
    ['2:1:4,2:1:3', 'lot.twice', { helper: 2, lot: 1 }],
    ['-', 'action.malformed', { field: 'offers' }],
  ])('%s is refused: %s', (offers, code, facts) => {
    expectRefused(asked(), `counter ${offers}`, code, facts);
  });

  // LP-NEGO-07, LP-RUL-55
  test.each([
    [2, '2:yes', 'lot.unknown', { lot: 2 }],
    [2, '0:yes', 'ask.unknown', { helper: 2, lot: 0 }],
    [2, '1:yes,1:no', 'lot.twice', { lot: 1 }],
    [1, '0:yes', 'request.notInvited', {}],
  ] as const)('seat %i cannot answer %s: %s', (seat, answers, code, facts) => {
    expectRefused(play(asked(), 'counter 2:1:4'), [seat, `answerCounter ${answers}`], code, facts);
  });

  // LP-NEGO-07
  test('is answered once', () => {
    const position = play(asked(), 'counter 2:1:4,1:0:1', [2, 'answerCounter 1:yes']);
    expectRefused(position, [2, 'answerCounter 1:no'], 'request.answered');
  });

  // LP-NEGO-07, LP-RUL-37
  test('cannot be made below nothing', () => {
    const request = {
      client: 'C03',
      lots: [{ kind: 'cod' }],
      asks: [{ helper: 1, lot: 0, card: 'cod-A-1', price: 0 }],
    };
    const position = deciding('C03', { helper: { crates: [['cod-A-1']] }, request });
    expectRefused(position, 'counter 1:0:0', 'price.outOfRange');
    expect(legalNames(position, 0)).toEqual(['closeDeal', 'dropRequest', 'setStanding']);
  });
});
