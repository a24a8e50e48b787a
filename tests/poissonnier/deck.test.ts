import { describe, expect, test } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { defaultDeckFile } from '../../engine/poissonnier/catalog/deck-file.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import { loadDeck } from '../../engine/poissonnier/options/deck-file.ts';
import { deal, look, play, playerOf, table } from '../support/poissonnier/vocabulary.ts';

interface Loose {
  [field: string]: unknown;
}

/** The default deck with a change to the value at a path (`fishDeck.0.id`); `undefined` removes it. */
function changed(...changes: readonly (readonly [path: string, value: unknown])[]): Loose {
  const file = structuredClone(defaultDeckFile) as Loose;
  for (const [path, value] of changes) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((whole, name) => whole[name] as Loose, file);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return file;
}
const refusalOf = (file: unknown) => {
  const deck = loadDeck(file);
  return isViolation(deck) ? [deck.code, deck.facts.field] : undefined;
};

// LP-DECK-01, LP-RUL-56
test('the default deck is accepted, also with and without what has no rules meaning', () => {
  expect(refusalOf(defaultDeckFile)).toBeUndefined();
  const bare = ['deadlines', 'flag', 'variants'].map((field) => [field, undefined] as const);
  expect(refusalOf(changed(...bare))).toBeUndefined();
  const labels = { en: 'sole', fr: 'sole' };
  expect(refusalOf(changed(['kinds.4.labels', labels], ['sources', {}], ['about', 'Our cards.']))).toBeUndefined();
});

// LP-DECK-01, LP-RUL-56
test.each<readonly [string, string, unknown, string]>([
  ['another schema', 'schema', 'poissonnier.deck/2', 'schema'],
  ['a card id twice', 'fishDeck.0.id', 'cod-B-1', 'fishDeck'],
  ['a card id of the other deck', 'clientDeck.0.id', 'cod-B-1', 'fishDeck'],
  ['a card id that no one can write', 'fishDeck.0.id', 'a b', 'fishDeck.0.id'],
  ['a kind that is not listed', 'fishDeck.0.kind', 'eel', 'fishDeck'],
  ['a freshness that is not listed', 'fishDeck.0.freshness', 'D', 'fishDeck'],
  ['a special card without a rule', 'fishDeck.88.special', 'shark', 'fishDeck.88.special'],
  ['an order of nothing', 'clientDeck.0.order', [], 'clientDeck.0.order'],
  ['an order of a kind that is not listed', 'clientDeck.0.order', ['eel'], 'clientDeck'],
  ['a client with a freshness that is not listed', 'clientDeck.0.minFreshness', 'D', 'clientDeck'],
  ['coins below 0', 'clientDeck.0.coins', -1, 'clientDeck.0.coins'],
  ['stamps that are no whole number', 'clientDeck.0.stamps', 1.5, 'clientDeck.0.stamps'],
  ['another count of a kind', 'kinds.0.count.A', 5, 'kinds'],
  ['a count of a freshness that is not listed', 'kinds.0.count.D', 0, 'kinds'],
  ['another count of a special', 'specials.0.count', 3, 'specials'],
  ['another count of inspectors', 'inspector.count', 3, 'inspector'],
  ['two equal ranks', 'freshness.0.rank', 2, 'freshness'],
  ['one player', 'players.min', 1, 'players.min'],
  ['six players', 'players.max', 6, 'players.max'],
  ['no draw for three players', 'draw.active.3', undefined, 'draw.active'],
  ['a draw of nothing', 'draw.active.5', 0, 'draw.active.5'],
  ['more first crates than crates', 'setup.startCrates', 3, 'setup.startCrates'],
  ['no first crate', 'setup.startCrates', 0, 'setup.startCrates'],
  ['a longer first queue than the queue', 'setup.startQueue', 6, 'setup.startQueue'],
  ['no first client', 'setup.startQueue', 0, 'setup.startQueue'],
  ['more clients to serve than wait', 'queue.servable', 6, 'queue.servable'],
  ['fewer clients than the queue', 'queue.size', 49, 'clientDeck'],
  ['hands that the deck is too small for', 'setup.handSize', 20, 'fishDeck'],
  ['an inspector for a freshness that is not listed', 'inspector.freshness', 'D', 'inspector.freshness'],
])('%s is refused', (_, path, value, field) => {
  expect(refusalOf(changed([path, value]))).toEqual(['deck.invalid', field]);
});

// LP-DECK-01
test('the deck must be just larger than what is dealt', () => {
  expect(refusalOf(changed(['setup.handSize', 19]))).toBeUndefined();
  expect(refusalOf('a deck')).toEqual(['deck.invalid', '']);
});

// LP-DECK-02
test.each([
  ['crates.capacity', 5],
  ['crates.openCostCards', 2],
  ['crates.openPerPlacement', 2],
  ['inspector.effect', 'none'],
  ['inspector.iceProtects', false],
  ['negotiation.currency', 'stamps'],
  ['negotiation.counterRounds', 2],
  ['negotiation.specialUse', 'later'],
  ['endOfGame.trigger', 'turns'],
  ['endOfGame.timing', 'atOnce'],
])('another value of %s has no rule', (path, value) => {
  expect(refusalOf(changed([path, value]))).toEqual(['deck.fixed', path]);
});

// LP-DECK-02
test.each([
  ['a word', 'atOnce'],
  ['nothing', null],
  ['a list', ['fishPileEmpty']],
  ['an end that has no rule', { trigger: 'fishPileEmpty', rounds: 3 }],
])('%s is no end of the game', (_, end) => {
  expect(refusalOf(changed(['endOfGame', end]))).toEqual(['deck.invalid', 'endOfGame']);
});

describe('another deck', () => {
  const deck = changed(
    ...(['sources', 'about', 'archetypes', 'deadlines'] as const).map((field) => [field, undefined] as const),
    ['id', 'another'],
    ['setup.handSize', 4],
    ['setup.startCrates', 2],
    ['setup.startCoins', 7],
    ['draw.active.2', 3],
    ['draw.others', 2],
    ['queue.servable', 1],
  );

  // LP-DECK-01
  test('is an option of the match, and its numbers count', () => {
    const position = deal('another', 2, { deck, starter: 0 });
    expect(
      [0, 1]
        .map((seat) => playerOf(position, seat))
        .map(({ hand, crates, coins }) => [hand.length, crates.length, coins]),
    ).toEqual([
      [7, 2, 7],
      [6, 2, 7],
    ]);
    expect(poissonnier.view(position, { kind: 'public' }).rules).toMatchObject({ deck: 'another', servable: 1 });
  });

  // LP-DECK-01
  test('is small enough to be stored with the match', () => {
    expect(canonical({ deck }).length).toBeLessThan(20_000);
    expect(canonical({ deck: defaultDeckFile }).length).toBeLessThan(20_000);
  });

  // LP-DECK-01, LP-VAR-01
  test('may leave the fair seats of some numbers of players as they are', () => {
    const even = changed(['variants.fairSeats', { firstTurnDraw: { '2': 0 }, coinsPerSeat: { '2': 0 } }]);
    const position = deal('even', 2, { deck: even, starter: 0, fairSeats: true });
    expect([0, 1].map((seat) => playerOf(position, seat)).map(({ hand, coins }) => [hand.length, coins])).toEqual([
      [5, 0],
      [6, 0],
    ]);
  });

  // LP-NEGO-09
  test('may leave the coins of the client out of the deal', () => {
    const strict = changed(['negotiation.payFromProceeds', false]);
    const position = table({
      players: [{ coins: 1 }, { crates: [['cod-A-1']] }],
      queue: ['C03'],
      turn: { phase: 'decide' },
      request: {
        client: 'C03',
        lots: [{ kind: 'cod' }],
        answered: [1],
        asks: [{ helper: 1, lot: 0, card: 'cod-A-1', price: 2 }],
      },
      options: { deck: strict },
    });
    expect(() => play(position, 'closeDeal 1:0 -')).toThrow('coins.short');
  });

  test('that is not for so many players is refused', () => {
    const small = changed(['players.max', 3]);
    expect(poissonnier.options({ deck: small }, 4)).toMatchObject({ code: 'deck.players', facts: { min: 2, max: 3 } });
    expect(look(deal('small', 3, { deck: small })).players).toHaveLength(3);
  });
});

describe('options', () => {
  test.each([
    [{ starter: 5 }, 'options.invalid'],
    [{ starter: 3 }, 'options.starter'],
    [{ fairSeats: 1 }, 'options.invalid'],
    [{ colour: 'red' }, 'options.invalid'],
    [{ deck: {} }, 'deck.invalid'],
    ['fast', 'options.invalid'],
  ])('%j are refused', (raw, code) => {
    expect(poissonnier.options(raw, 3)).toMatchObject({ refused: true, code });
  });
});
