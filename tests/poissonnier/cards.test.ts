import { describe, expect, test } from 'vitest';
import type { ClientFile } from '../../engine/poissonnier/catalog/deck-file.ts';
import { defaultDeck, defaultDeckFile } from '../../engine/poissonnier/catalog/deck-file.ts';
import { deckSources } from '../../engine/poissonnier/catalog/deck-sources.ts';
import { specialIds } from '../../engine/poissonnier/catalog/ids.ts';

const { fishDeck, clientDeck } = defaultDeck;
const fish = fishDeck.filter((card) => card.type === 'fish');
const specials = fishDeck.filter((card) => card.type === 'special');
const clients = clientDeck.filter((card) => card.type === 'client');
const base: { readonly [kind: string]: number } = { sardine: 1, mackerel: 1, cod: 2, salmon: 2, sole: 3, seabass: 3 };
const countOf = (kind: string, freshness: string): number =>
  fish.filter((card) => card.kind === kind && card.freshness === freshness).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const asked = (kind: string): number => sum(clients.map(({ order }) => order.filter((each) => each === kind).length));

describe('the fish deck', () => {
  // LP-CARD-02
  test.each([
    ['sardine', [6, 6, 6]],
    ['mackerel', [6, 6, 6]],
    ['cod', [5, 5, 5]],
    ['salmon', [5, 5, 5]],
    ['sole', [4, 4, 4]],
    ['seabass', [4, 3, 3]],
  ])('holds %s', (kind, counts) => {
    expect(['A', 'B', 'C'].map((freshness) => countOf(kind, freshness))).toEqual(counts);
  });

  // LP-CARD-02
  test('holds 88 fish in three freshnesses, A the best', () => {
    const perFreshness = ['A', 'B', 'C'].map((level) => fish.filter(({ freshness }) => freshness === level).length);
    expect([fish.length, perFreshness]).toEqual([88, [30, 29, 29]]);
    const best = defaultDeck.freshness.toSorted((one, other) => other.rank - one.rank);
    expect(best.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
  });

  // LP-CARD-03, LP-RUL-04
  test('holds the special cards', () => {
    const counts = specialIds.map((id) => specials.filter(({ special }) => special === id).length);
    expect([specialIds, counts]).toEqual([
      ['joker', 'cat', 'net', 'counter', 'ice'],
      [4, 3, 3, 3, 3],
    ]);
    expect(fishDeck.length).toBe(104);
  });

  // LP-CARD-04
  test('names its cards by what they are', () => {
    expect(fish.filter(({ id, kind, freshness }) => !id.startsWith(`${kind}-${freshness}-`))).toEqual([]);
    expect(specials.filter(({ id, special }) => !id.startsWith(`${special}-`))).toEqual([]);
    expect(fishDeck.map(({ id }) => id)).toEqual(expect.arrayContaining(['cod-B-3', 'joker-2']));
  });
});

describe('the client deck', () => {
  const profiles = [
    {
      ids: [1, 10],
      sizes: [1, 2],
      freshness: 'C',
      stamps: 3,
      coins: (b: number, n: number) => (n === 1 ? b : Math.max(1, b - 1)),
    },
    { ids: [11, 24], sizes: [2, 3], freshness: 'C', stamps: 2, coins: (b: number) => b },
    { ids: [25, 32], sizes: [2, 3], freshness: 'C', stamps: 0, coins: (b: number) => b + 2 },
    { ids: [33, 42], sizes: [2, 3], freshness: 'B', stamps: 1, coins: (b: number) => b + 2 },
    { ids: [43, 48], sizes: [3, 4], freshness: 'A', stamps: 1, coins: (b: number) => b + 4 },
  ] as const;
  const profileOf = ({ id }: ClientFile) =>
    profiles.find(({ ids: [from, to] }) => Number(id.slice(1)) >= from && Number(id.slice(1)) <= to);

  // LP-CARD-05, LP-RUL-05
  test('holds 48 clients and 4 inspectors', () => {
    expect([clients.length, clientDeck.length]).toEqual([48, 52]);
    expect(clientDeck.slice(-4)).toEqual(['I1', 'I2', 'I3', 'I4'].map((id) => ({ id, type: 'inspector' })));
  });

  // LP-CARD-06, LP-RUL-16
  test('asks and pays by profile', () => {
    const wrong = clients.filter((client) => {
      const profile = profileOf(client);
      const { order, minFreshness, coins, stamps } = client;
      const value = sum(order.map((kind) => base[kind] ?? 0)) + order.length - 1;
      return !(
        profile?.sizes.some((size) => size === order.length) &&
        [profile.freshness, profile.stamps, profile.coins(value, order.length)].join() ===
          [minFreshness, stamps, coins].join()
      );
    });
    expect(wrong).toEqual([]);
  });

  // LP-CARD-06, LP-T-CARD-1
  test.each([
    ['C21', ['sardine', 'cod', 'salmon'], 7, 2],
    ['C44', ['mackerel', 'cod', 'sole'], 12, 1],
    ['C08', ['sardine', 'seabass'], 4, 3],
  ])('holds %s', (id, order, coins, stamps) => {
    expect(clients.find((client) => client.id === id)).toMatchObject({ order, coins, stamps });
  });

  // LP-CARD-06
  test('has these totals', () => {
    const kinds = ['sardine', 'mackerel', 'cod', 'salmon', 'sole', 'seabass'];
    expect(kinds.map(asked)).toEqual([24, 23, 20, 20, 15, 13]);
    expect([sum(clients.map(({ coins }) => coins)), sum(clients.map(({ stamps }) => stamps))]).toEqual([334, 74]);
    const sizes = [1, 2, 3, 4].map((size) => clients.filter(({ order }) => order.length === size).length);
    expect(sizes).toEqual([6, 21, 17, 4]);
  });
});

test('every part of the default deck says where it comes from', () => {
  const parts = Object.keys(defaultDeckFile as object).filter(
    (part) => !['schema', 'id', 'version', 'flag'].includes(part),
  );
  const sourced = Object.keys(deckSources);
  expect(parts.filter((part) => !sourced.some((source) => source === part || source.startsWith(`${part}.`)))).toEqual(
    [],
  );
  const confidences = ['rulebook', 'derived', 'sourced', 'assumed'];
  expect(Object.values(deckSources).filter(({ confidence }) => !confidences.includes(confidence))).toEqual([]);
});
