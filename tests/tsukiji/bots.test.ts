import { expect, test } from 'vitest';
import { randomFrom } from '../../engine/kernel/random.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import { registry } from '../../engine/registry.ts';
import { tsukiji } from '../../engine/tsukiji/index.ts';
import { type PlayedOut, playOut } from '../../local/proofs/play-out.ts';
import { winOf } from '../../local/proofs/tally.ts';

const players = [2, 3, 4, 5, 6];
const limit = 200;

function played(bots: readonly string[], seed: string, options: object = {}): PlayedOut {
  const game = registry.tsukiji;
  if (game === undefined) throw new Error('no game');
  // Throws if a bot does what is not legal.
  return playOut({ game, options: { roundLimit: limit, ...options }, bots, seed });
}

const alike = (bot: string, count: number): readonly string[] => Array.from({ length: count }, () => bot);

const roundOf = ({ last }: PlayedOut): number => (last.state as { readonly round: number }).round;

test.each(players)('%i greedy seats end a match by the rules, in a sensible number of rounds', (count) => {
  expect(roundOf(played(alike('greedy', count), 'greedy'))).toBeLessThan(60);
});

test('greedy beats random in most of its matches', () => {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed);
  const wins = seeds.map((seed) => {
    const seat = seed % 4;
    const { outcome } = played(alike('random', 4).with(seat, 'greedy'), `against-${seed}`);
    return outcome === undefined ? 0 : winOf(outcome, seat);
  });
  expect(wins.reduce((total, win) => total + win, 0)).toBeGreaterThan(seeds.length / 2);
});

test('greedy plays without knowing what others have', () => {
  const { outcome } = played(alike('greedy', 3), 'hidden', { moneyHidden: true });
  expect(outcome?.placings).toHaveLength(3);
});

test('greedy plays by corrected prints', () => {
  const prints = { 'port.columns': [700, '???'], 'port.openPrice': { min: 600, max: 9000, step: 200 } };
  expect(isViolation(tsukiji.options({ prints }, 3))).toBe(false);
  expect(played(alike('greedy', 3), 'prints', { prints }).outcome).toBeDefined();
});

test('the same seed plays the same match', () => {
  const cast = ['greedy', 'random', 'greedy'];
  expect(played(cast, 'same').last.state).toEqual(played(cast, 'same').last.state);
  expect(played(cast, 'same').last.state).not.toEqual(played(cast, 'other').last.state);
});

test('random may do anything that is legal', () => {
  const options = tsukiji.options({}, 4);
  if (isViolation(options)) throw new Error(options.code);
  const draw = randomFrom('table');
  const state = tsukiji.setup(
    options,
    4,
    (_stream, bound) => draw(bound),
    () => undefined,
  );
  const { seat } = state.turn;
  const forms = tsukiji.legal({ state, options }, seat);
  const view = tsukiji.view({ state, options }, { kind: 'seat', seat });
  const pick = randomFrom('bot');
  const done = new Set(Array.from({ length: 10_000 }, () => tsukiji.bots.random?.(view, forms, pick).type));
  expect([...done].sort()).toEqual([...new Set(forms.map(({ action }) => action))].sort());
});
