import { describe, expect, test } from 'vitest';
import { shuffle, sourceOf } from '../../engine/kernel/draw.ts';
import { bytesOf, sha256 } from '../../engine/kernel/hash.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { defaultDeck } from '../../engine/poissonnier/catalog/deck-file.ts';
import { deckOf } from '../../engine/poissonnier/deck.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import { deal, eventsOf, look, play, playerOf, timeOut } from '../support/poissonnier/vocabulary.ts';

const deck = deckOf(defaultDeck);
const seatCounts = [2, 3, 4, 5];

/** Values that make the Fisher-Yates of the kernel bring these cards first, in this order. */
function valuesFor(cards: readonly string[], first: readonly string[]): readonly number[] {
  const wanted = [...first, ...cards.filter((card) => !first.includes(card))];
  const lying = [...cards];
  const values: number[] = [];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const at = lying.indexOf(known(wanted[last], 'card'));
    values.push(at);
    [lying[at], lying[last]] = [known(lying[last], 'card'), known(lying[at], 'card')];
  }
  return values;
}

describe.each(seatCounts)('a table of %i', (seats) => {
  // LP-SETUP-01, LP-SETUP-02, LP-SETUP-04, LP-T-SETUP-1
  test('deals six cards each, and draws for the first turn', () => {
    const position = deal('hands', seats);
    expect(eventsOf(position, 'dealt').map(({ count }) => count)).toEqual(Array(seats).fill(5));
    const drawn = eventsOf(position, 'drawn').reduce((total, { count }) => total + count, 0);
    expect(look(position).fishPile.length + drawn).toBe(104 - 6 * seats);
  });

  // LP-SETUP-03, LP-SETUP-06, LP-RUL-03
  test('every player begins with one empty crate that nobody knows, and with nothing else', () => {
    const position = deal('crates', seats);
    for (let seat = 0; seat < seats; seat += 1) {
      const { crates, coins, won, standing } = playerOf(position, seat);
      expect({ crates, coins, won, standing }).toEqual({
        crates: [{ id: `S${seat}C1`, back: expect.any(String), laid: false, fish: [] }],
        coins: 0,
        won: [],
        standing: [],
      });
    }
  });

  // LP-SETUP-01
  test('every card lies in one place', () => {
    const { players, fishPile, clientPile, queue } = look(deal('all', seats));
    const fish = [...fishPile, ...players.flatMap(({ hand, crates }) => [...hand, ...crates.map(({ back }) => back)])];
    expect(fish.toSorted()).toEqual(deck.fishDeck.toSorted());
    expect([...clientPile, ...queue].toSorted()).toEqual(deck.clientDeck.toSorted());
  });
});

describe('the first queue', () => {
  const clientsFirst = (...first: readonly string[]) => ({ 'setup/clients': valuesFor(deck.clientDeck, first) });

  // LP-SETUP-05
  test('is four clients, the first at the head', () => {
    const position = deal('queue', 3, {}, clientsFirst('C09', 'C30', 'C05', 'C44', 'C21'));
    expect(look(position)).toMatchObject({ queue: ['C09', 'C30', 'C05', 'C44'] });
    expect(look(position).clientPile[0]).toBe('C21');
    expect(position.counters['setup/inspectors']).toBeUndefined();
  });

  // LP-SETUP-05, LP-T-SETUP-2, LP-RUL-06, LP-RUL-40
  test('shuffles inspectors back: the pile from its front, then they', () => {
    const first = ['C09', 'I2', 'C30', 'C05', 'C44', 'C21'];
    const position = deal('queue', 3, {}, clientsFirst(...first));
    const { queue, clientPile } = look(position);
    expect(queue).toEqual(['C09', 'C30', 'C05', 'C44']);
    expect(clientPile).toHaveLength(48);
    expect(clientPile).toContain('I2');
    const values = position.drawn.filter(({ stream }) => stream === 'setup/inspectors').map(({ value }) => value);
    const rest = deck.clientDeck.filter((card) => !first.includes(card));
    const list = ['C21', ...rest, 'I2'];
    const again = sourceOf({}, (_stream, index) => known(values[index], 'value'));
    expect(shuffle(again.draw, 'setup/inspectors', list)).toEqual(clientPile);
  });
});

describe('the starter', () => {
  // LP-SETUP-07, LP-RNG-03
  test('is drawn', () => {
    const position = deal('starter', 4, {}, { seat: [2] });
    expect(look(position)).toMatchObject({ starter: 2, turn: { seat: 2, no: 1 } });
  });

  // LP-SETUP-07
  test('may be named instead', () => {
    const position = deal('starter', 4, { starter: 3 });
    expect([look(position).starter, position.counters.seat]).toEqual([3, undefined]);
  });

  // LP-RUL-39, LP-RNG-03
  test('is dealt to first, then clockwise, card by card', () => {
    const first = deck.fishDeck.slice(20, 44);
    const position = deal('deal', 4, { starter: 2 }, { 'setup/fish': valuesFor(deck.fishDeck, first) });
    const dealt = (seat: number) => eventsOf(position, 'dealt').find((event) => event.seat === seat)?.cards;
    const cardsOf = (place: number) => [0, 1, 2, 3, 4].map((round) => first[round * 4 + place]);
    expect([2, 3, 0, 1].map(dealt)).toEqual([0, 1, 2, 3].map(cardsOf));
    expect([2, 3, 0, 1].map((seat) => playerOf(position, seat).crates[0]?.back)).toEqual(first.slice(20));
  });
});

describe('fair seats', () => {
  const coinsOf = (seats: number, raw: object) =>
    look(deal('fair', seats, { starter: 1, ...raw })).players.map(({ coins }) => coins);
  const fair = { fairSeats: true };

  // LP-VAR-01, LP-T-VAR-1
  test('four and five players begin with coins, most the starter', () => {
    expect(coinsOf(4, fair)).toEqual([0, 9, 6, 3]);
    expect(coinsOf(5, fair)).toEqual([0, 12, 9, 6, 3]);
    expect([coinsOf(2, fair), coinsOf(3, fair)]).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
  });

  // LP-VAR-01
  test('of two, the starter draws four in the first turn', () => {
    const first = deal('fair', 2, fair);
    expect(eventsOf(first, 'drawn').map(({ count }) => count)).toEqual([4, 1]);
    const second = play(timeOut(first), 'endTurn');
    expect(eventsOf(second, 'drawn').map(({ count }) => count)).toEqual([4, 1, 5, 1]);
  });

  // LP-VAR-01
  test('are off by default', () => {
    expect(coinsOf(4, {})).toEqual([0, 0, 0, 0]);
    expect(eventsOf(deal('fair', 2), 'drawn').map(({ count }) => count)).toEqual([5, 1]);
  });
});

describe('draws', () => {
  /** The reference generator of the rules text: a test generator. */
  const reference = (seed: string) =>
    sourceOf({}, (stream, index, bound) => {
      const bytes = known(bytesOf(sha256(`${seed}|${stream}|${index}`)), 'bytes');
      const number = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
      return Math.floor((number / 2 ** 32) * bound);
    });

  // LP-RNG-02, LP-RNG-03, LP-T-RNG-1
  test('with the reference generator bring the reference cards', () => {
    const { draw } = reference('demo');
    expect(shuffle(draw, 'setup/fish', deck.fishDeck).slice(0, 6)).toEqual([
      ...['counter-2', 'sole-B-1', 'sardine-C-5', 'sole-C-3', 'ice-2', 'sole-B-4'],
    ]);
    expect(shuffle(draw, 'setup/clients', deck.clientDeck).slice(0, 8)).toEqual([
      ...['C47', 'C09', 'C06', 'C34', 'C46', 'C30', 'C08', 'I1'],
    ]);
  });

  // LP-RNG-02, LP-T-RNG-1
  test('give the reference queue', () => {
    const options = poissonnier.options({}, 3);
    if (isViolation(options)) throw new Error(options.code);
    const state = poissonnier.setup(options, 3, reference('demo').draw, () => undefined);
    expect(state.queue).toEqual(['C47', 'C09', 'C06', 'C34']);
  });

  // LP-RNG-01, LP-RNG-03
  test('come from the named streams, and nothing else is drawn at the set-up', () => {
    const streams = new Set(deal('streams', 3).drawn.map(({ stream }) => stream));
    streams.delete('setup/inspectors');
    expect([...streams].toSorted()).toEqual(['seat', 'setup/clients', 'setup/fish']);
  });
});
