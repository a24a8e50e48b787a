import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  cratesOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  look,
  play,
  table,
  totalsOf,
} from '../support/poissonnier/vocabulary.ts';

const five = ['C21', 'C05', 'C33', 'C10', 'C27'];
/** Seat 0 serves; seats 1 and 2 show what is named. */
function serving(player: PlayerOnTable, laid: Partial<Laid> = {}): Position {
  return table({ players: [player, {}, {}], queue: five, ...laid });
}
const stocked: PlayerOnTable = { crates: [['sardine-B-1', 'cod-B-2'], ['salmon-A-1']] };
const c21 = 'serve C21 crate:sardine-B-1,crate:cod-B-2,crate:salmon-A-1';

describe('a sale', () => {
  // LP-SERVE-02, LP-SERVE-04, LP-SERVE-05, LP-T-SERVE-1
  test('brings the coins and the client; the fish are discarded', () => {
    const position = play(serving(stocked), c21);
    expect(totalsOf(position, 0)).toEqual([7, 1, 2]);
    expect(look(position).queue).toEqual(['C05', 'C33', 'C10', 'C27']);
    expect(look(position).fishDiscard).toEqual(['sardine-B-1', 'cod-B-2', 'salmon-A-1']);
    expect(cratesOf(position, 0)).toEqual([[], []]);
  });

  // LP-CARD-07, LP-SERVE-04
  test('is paid by the bank, whatever the players have', () => {
    const position = play(serving({ ...stocked, coins: 5 }, {}), c21);
    expect(look(position).players.map(({ coins }) => coins)).toEqual([12, 0, 0]);
  });

  // LP-SERVE-01, LP-SERVE-06, LP-T-SERVE-2, LP-RUL-24
  test('moves the queue up: the next one may be served at once', () => {
    const crates = [
      ['sardine-B-1', 'cod-B-2', 'mackerel-B-1'],
      ['salmon-A-1', 'cod-A-1'],
    ];
    const position = play(serving({ crates }), c21);
    expectAccepted(position, 'serve C10 crate:mackerel-B-1,crate:cod-A-1');
    expect(eventsOf(position, 'clientArrived')).toEqual([]);
  });

  // LP-SERVE-01, LP-T-SERVE-3
  test('is only for the first three', () => {
    const crates = [['mackerel-B-1', 'cod-B-2']];
    const facts = { client: 'C10', front: ['C21', 'C05', 'C33'] };
    expectRefused(serving({ crates }), 'serve C10 crate:mackerel-B-1,crate:cod-B-2', 'client.notInFront', facts);
    expectRefused(serving({ crates }), 'serve C48 crate:mackerel-B-1', 'client.notInFront');
  });

  // LP-SERVE-03, LP-T-SERVE-4
  test('needs fish that are fresh enough', () => {
    const crates = [['sardine-C-1'], ['cod-A-1']];
    const facts = { card: 'sardine-C-1', freshness: 'C', needed: 'B' };
    expectRefused(serving({ crates }), 'serve C33 crate:sardine-C-1,crate:cod-A-1', 'order.tooOld', facts);
  });

  // LP-SERVE-03
  test('takes fish of different freshness from different crates', () => {
    expectAccepted(serving({ crates: [['sardine-B-1'], ['cod-A-1']] }), 'serve C33 crate:sardine-B-1,crate:cod-A-1');
  });

  // LP-SERVE-03, LP-T-SERVE-5
  test('uses a card once', () => {
    const position = serving({ crates: [['sardine-A-1', 'sardine-A-2']] }, { queue: ['C07'] });
    expectRefused(position, 'serve C07 crate:sardine-A-1,crate:sardine-A-1', 'card.usedTwice', { card: 'sardine-A-1' });
    expectAccepted(position, 'serve C07 crate:sardine-A-1,crate:sardine-A-2');
  });

  // LP-SERVE-08, LP-T-SERVE-6
  test('takes no fish from the hand', () => {
    expectRefused(serving({ hand: ['cod-A-1'] }, { queue: ['C03'] }), 'serve C03 crate:cod-A-1', 'card.inHand', {
      card: 'cod-A-1',
    });
  });

  // LP-SERVE-07, LP-T-SERVE-7, LP-RUL-25
  test('may follow another, until all five are served', () => {
    const hand = ['joker-1', 'joker-2', 'joker-3', 'joker-4'];
    const queue = ['C03', 'C02', 'C01', 'C06', 'C05'];
    const position = play(
      serving({ hand, crates: [['sole-C-1']] }, { queue }),
      'serve C03 joker:joker-1',
      'serve C02 joker:joker-2',
      'serve C01 joker:joker-3',
      'serve C06 joker:joker-4',
      'serve C05 crate:sole-C-1',
    );
    expect([look(position).queue, totalsOf(position, 0)]).toEqual([[], [9, 5, 15]]);
    expect(look(play(position, 'endTurn')).queue).toEqual([]);
  });

  // LP-SERVE-07, LP-PLACE-04
  test('gives no chance to fill the crates anew', () => {
    const position = play(serving({ ...stocked, hand: ['sole-A-1'] }), c21);
    expectRefused(position, [0, 'place (sole-A-1),(-)'], 'turn.notNow');
  });

  // LP-SERVE-03, LP-RUL-43, LP-RUL-55
  test.each([
    ['crate:sardine-B-1,crate:cod-B-2', 'order.notFilled', { missing: 1 }],
    [`${c21.slice(10)},crate:salmon-A-2`, 'order.tooMany', { kind: 'salmon', asked: 1, given: 2 }],
    [`${c21.slice(10)},joker:joker-1`, 'order.tooMany', { asked: 3, given: 4 }],
    ['crate:sole-A-1,crate:cod-B-2', 'order.wrongKind', { card: 'sole-A-1', kind: 'sole' }],
    ['crate:joker-1', 'card.notFish', { card: 'joker-1' }],
    ['crate:cod-A-5', 'card.notYours', { card: 'cod-A-5' }],
    ['crate:cod-C-1', 'card.notYours', { card: 'cod-C-1' }],
    ['crate:C05', 'card.notFish', { card: 'C05' }],
    ['joker:joker-2', 'card.notYours', { card: 'joker-2' }],
    ['joker:sardine-B-1', 'card.notYours', { card: 'sardine-B-1' }],
    ['cat:joker-1:target=cod-C-1', 'source.wrong', { card: 'joker-1', from: 'cat' }],
    ['joker:joker-1:target=cod-C-1', 'action.malformed', { field: 'sources.0.target' }],
    ['crate:cod-B-2:target=cod-C-1', 'action.malformed', { field: 'sources.0.target' }],
    ['joker:joker-1,cat:cat-1', 'action.malformed', { field: 'sources.1.target' }],
  ])('with %s is refused: %s', (sources, code, facts) => {
    const crates = [
      ['sardine-B-1', 'cod-B-2'],
      ['salmon-A-1', 'salmon-A-2', 'sole-A-1'],
    ];
    const players = [{ crates, hand: ['joker-1', 'cat-1'] }, { crates: [['cod-C-1']] }];
    expectRefused(table({ players, queue: five }), `serve C21 ${sources}`, code, facts);
  });

  // LP-SERVE-10
  test('that is refused changes nothing', () => {
    const position = serving({ crates: [['sardine-B-1'], []], hand: ['joker-1'] });
    expectRefused(position, 'serve C21 crate:sardine-B-1,joker:joker-1', 'order.notFilled');
    expect(look(position)).toMatchObject({ fishDiscard: [], queue: five });
  });

  // LP-RUL-55
  test('is only for the active player, and only while serving', () => {
    expectRefused(serving(stocked), [1, 'serve C21 joker:joker-1'], 'turn.notYours', { active: 0 });
    const placing = serving(stocked, { turn: { phase: 'place' } });
    expectRefused(placing, [0, c21], 'turn.notNow', { action: 'serve', phase: 'place' });
    expectRefused(placing, [1, c21], 'turn.notYours');
  });
});
