import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaitedSeats,
  expectRefused,
  look,
  play,
  playerOf,
  table,
  timeOut,
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

describe('a price list', () => {
  const listed = (list: PlayerOnTable['standing'], player: PlayerOnTable = two[1] ?? {}): PlayerOnTable => ({
    ...player,
    standing: list ?? [],
  });
  const asksOf = (helper: PlayerOnTable, said = 'openRequest C44 1 kind=cod,kind=sole') =>
    (look(timeOut(play(chef([helper]), said))).request?.asks ?? []).map(({ lot, card, price }) => [lot, card, price]);

  // LP-NEGO-12
  test('may be replaced by every player, in any phase', () => {
    const said = 'setStanding 5:kind=cod:freshness=A,2:special=joker';
    const phases = [chef(two), chef(two, { turn: { phase: 'place' } }), play(chef(two), asked)];
    for (const position of phases) {
      for (const seat of [0, 1, 2]) {
        const after = play(position, [seat, 'setStanding 9:special=cat'], [seat, said]);
        expect(playerOf(after, seat).standing).toEqual([
          { price: 5, kind: 'cod', freshness: 'A' },
          { price: 2, special: 'joker' },
        ]);
        expect(awaitedSeats(after)).toEqual(awaitedSeats(position));
      }
    }
  });

  // LP-NEGO-12, LP-RUL-55
  test.each([
    ['100:special=joker', 'price.outOfRange'],
    ['5:special=ice', 'special.notForSale'],
    ['5:kind=cod', 'action.malformed'],
    ['5:freshness=A', 'action.malformed'],
    ['5:kind=cod:freshness=A:special=joker', 'action.malformed'],
    ['5', 'action.malformed'],
    ['5:kind=eel:freshness=A', 'action.malformed'],
    ['5:kind=cod:freshness=D', 'action.malformed'],
  ])('with %s is refused: %s', (entry, code) => {
    expectRefused(chef(two), [1, `setStanding ${entry}`], code);
  });

  // LP-NEGO-12, LP-TIME-02
  test('answers for who has not answered; without an entry it asks nothing', () => {
    const prices = listed([
      { kind: 'cod', freshness: 'A', price: 4 },
      { special: 'cat', price: 1 },
    ]);
    expect(asksOf(prices)).toEqual([[0, 'cod-A-3', 4]]);
    expect(asksOf(prices, 'openRequest C44 1 special=joker,special=cat')).toEqual([[1, 'cat-1', 1]]);
    expect(asksOf(listed([]))).toEqual([]);
  });

  // LP-NEGO-12, LP-RUL-53
  test('takes the cheapest fish, of equal prices the one that lies first', () => {
    const crates = [['cod-B-1', 'cod-B-2'], ['cod-A-1']];
    const both = [
      { kind: 'cod', freshness: 'A', price: 3 },
      { kind: 'cod', freshness: 'B', price: 2 },
    ];
    const wanted = 'openRequest C39 1 kind=cod,kind=cod,kind=sole';
    const asks = (list: PlayerOnTable['standing']) => {
      const position = table({ players: [{}, listed(list, { crates })], queue: ['C39'] });
      return (look(timeOut(play(position, wanted))).request?.asks ?? []).map(({ lot, card, price }) => [
        lot,
        card,
        price,
      ]);
    };
    expect(asks(both)).toEqual([
      [0, 'cod-B-1', 2],
      [1, 'cod-B-2', 2],
    ]);
    expect(
      asks([
        { kind: 'cod', freshness: 'A', price: 2 },
        { kind: 'cod', freshness: 'B', price: 2 },
      ]),
    ).toEqual([
      [0, 'cod-B-1', 2],
      [1, 'cod-B-2', 2],
    ]);
    expect(asks([{ kind: 'cod', freshness: 'A', price: 1 }])).toEqual([[0, 'cod-A-1', 1]]);
  });

  // LP-NEGO-12, LP-RUL-53
  test('means exactly its freshness; of two entries the cheaper counts', () => {
    expect(asksOf(listed([{ kind: 'cod', freshness: 'B', price: 1 }]))).toEqual([]);
    const entries = [5, 3, 7].map((price) => ({ kind: 'cod', freshness: 'A', price }));
    expect(asksOf(listed(entries))).toEqual([[0, 'cod-A-3', 3]]);
  });

  // LP-NEGO-12
  test('takes the special card of the lowest number', () => {
    const helper = listed([{ special: 'joker', price: 6 }], { hand: ['joker-4', 'joker-2', 'joker-3'] });
    const lots = 'special=joker,special=joker';
    expect(asksOf(helper, `openRequest C44 1 ${lots}`)).toEqual([
      [0, 'joker-2', 6],
      [1, 'joker-3', 6],
    ]);
  });

  // LP-NEGO-12
  test('gives way to an answer', () => {
    const position = play(chef([listed([{ kind: 'cod', freshness: 'A', price: 4 }])]), 'openRequest C44 1 kind=cod');
    expect(look(play(position, 'decline')).request?.asks).toEqual([]);
  });
});
