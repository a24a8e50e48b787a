import { describe, expect, test } from 'vitest';
import { accepts, sample } from '../../engine/kernel/forms.ts';
import { known } from '../../engine/kernel/invariant.ts';
import { previewList } from '../../engine/kernel/play-list.ts';
import type { Random } from '../../engine/kernel/random.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { parseAction } from '../../engine/kernel/shape.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { PoissonnierAction } from '../../engine/poissonnier/actions.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import { randomMatch } from '../support/poissonnier/random-play.ts';
import type { Position } from '../support/poissonnier/vocabulary.ts';
import { legal, table } from '../support/poissonnier/vocabulary.ts';

type Json = unknown;

/** The same value with one thing in it changed: a word, a number, an entry more or less. */
function changed(value: Json, words: readonly string[], random: Random): Json {
  if (typeof value === 'string') return known(words[random(words.length)], 'word');
  if (typeof value === 'number') return Math.max(0, value + random(5) - 2);
  if (Array.isArray(value)) return changedList(value, words, random);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).filter((name) => name !== 'type');
  const name = names[random(Math.max(1, names.length))];
  if (name === undefined) return value;
  return { ...value, [name]: changed((value as { readonly [name: string]: Json })[name], words, random) };
}

function changedList(list: readonly Json[], words: readonly string[], random: Random): Json {
  const at = random(Math.max(1, list.length));
  switch (random(4)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return [...list, ...list.slice(at, at + 1)];
    default:
      return list.length === 0 ? list : list.with(at, changed(list[at], words, random));
  }
}

/** Words that could stand in an action here: all cards near at hand, and what they are. */
function wordsAt({ state, options }: Position): readonly string[] {
  const cards = state.players.flatMap(({ hand, crates }) => [...hand, ...crates.flatMap(({ fish }) => fish)]);
  const words = [
    ...options.deck.kinds,
    ...options.deck.freshness,
    'joker',
    'cat',
    'net',
    'counter',
    'ice',
    'crate',
    'yes',
  ];
  return [...cards, ...state.fishDiscard, ...state.queue, ...words];
}

/** Actions just beside what is legal for the seat. */
function beside(position: Position, seat: number, random: Random): readonly PoissonnierAction[] {
  const words = wordsAt(position);
  return legal(position, seat).flatMap((form) => {
    const action = sample(form, random);
    const variants = [changed(action, words, random), changed(changed(action, words, random), words, random)];
    return variants.flatMap((variant) => {
      const parsed = parseAction(poissonnier.catalogue, variant);
      return isViolation(parsed) ? [] : [parsed as PoissonnierAction];
    });
  });
}

describe.each([2, 3, 4, 5])('a match of %i', (seats) => {
  // LP-RUL-55, LP-SERVE-10
  test('accepts an action exactly if a form offers it', () => {
    const random = randomFrom(`beside ${seats}`);
    let tried = 0;
    for (const { before } of randomMatch({ seed: `beside ${seats}`, seats })) {
      for (let seat = 0; seat < seats; seat += 1) {
        const forms = legal(before, seat);
        for (const action of beside(before, seat, random)) {
          const offered = forms.some((form) => accepts(form, action));
          const accepted = !isViolation(previewList(poissonnier, before, { seat, actions: [action] }));
          expect([action, accepted]).toEqual([action, offered]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(500);
  });
});

describe('a rich table', () => {
  const players = [
    {
      coins: 3,
      crates: [['cod-B-1', 'sole-B-1'], ['cod-A-1']],
      hand: ['joker-1', 'cat-1', 'net-1', 'counter-1', 'cod-A-2', 'sole-A-1', 'cod-C-1'],
    },
    { crates: [['cod-A-3', 'cod-A-4'], ['sole-B-2']], hand: ['joker-2', 'cat-2'] },
    { crates: [['sole-A-2'], ['cod-B-2', 'cod-B-3']], hand: ['net-2', 'counter-2'] },
  ];
  const lots = [
    { kind: 'cod' },
    { kind: 'cod' },
    { kind: 'sole' },
    ...(['joker', 'cat', 'net', 'counter', 'joker'] as const).map((special) => ({ special })),
  ];
  const asks = [
    [1, 0, 'cod-A-3', 2],
    [1, 1, 'cod-A-4', 9],
    [2, 0, 'cod-B-2', 4],
    [2, 2, 'sole-A-2', 6],
    [1, 3, 'joker-2', 5],
    [1, 4, 'cat-2', 0],
    [2, 5, 'net-2', 3],
    [2, 6, 'counter-2', 1],
  ] as const;
  const fishDiscard = ['sole-A-3', 'cod-C-2', 'joker-3', 'cod-B-4'];
  const request = {
    client: 'C39',
    helpers: [1, 2],
    answered: [1, 2],
    lots,
    asks: asks.map(([helper, lot, card, price]) => ({ helper, lot, card, price })),
  };
  const queue = ['C39', 'C26', 'C44'];
  const positions = [
    ['while serving', table({ players, queue, fishDiscard })],
    ['while deciding', table({ players, queue, fishDiscard, turn: { phase: 'decide' }, request })],
    ['while placing', table({ players, queue, fishDiscard, turn: { phase: 'place' } })],
    ['while asked', table({ players, queue, turn: { phase: 'ask' }, request: { ...request, answered: [], asks: [] } })],
  ] as const;

  // LP-NEGO-09, LP-SERVE-03, LP-RUL-48
  test.each(positions)('accepts an action exactly if a form offers it, %s', (name, position) => {
    const random = randomFrom(`rich ${name}`);
    const seen = new Set<string>();
    for (let round = 0; round < 150; round += 1) {
      const seat = name === 'while asked' ? 1 + random(2) : 0;
      const forms = legal(position, seat);
      for (const action of [...forms.map((form) => sample(form, random)), ...beside(position, seat, random)]) {
        const offered = forms.some((form) => accepts(form, action));
        const accepted = !isViolation(previewList(poissonnier, position, { seat, actions: [action] }));
        expect([action, accepted]).toEqual([action, offered]);
        if (accepted) seen.add(JSON.stringify(action));
      }
    }
    expect(seen.size).toBeGreaterThan(150);
  });
});
