import { describe, expect, test } from 'vitest';
import { known } from '../../engine/kernel/invariant.ts';
import { randomFrom } from '../../engine/kernel/random.ts';
import { defaultLayout } from '../../engine/mall/catalog/layout-file.ts';
import { mall } from '../../engine/mall/index.ts';
import type { Position } from '../support/mall/index.ts';
import { awaited, deal, play, ranking, viewOf, yenOf } from '../support/mall/index.ts';

/** A whole match in which one bot plays every seat. */
function playOut(name: string, start: Position, seed: string): Position {
  const bot = known(mall.bots[name], name);
  const random = randomFrom(seed);
  let here = start;
  for (let step = 0; step < 3000; step += 1) {
    const [decision] = awaited(here);
    if (decision === undefined) return here;
    const { seat } = decision;
    here = play(here, [seat, { ...bot(viewOf(here, { kind: 'seat', seat }), mall.legal(here, seat), random) }]);
  }
  throw new Error('the match does not end');
}

describe.each(['random', 'greedy'])('the %s bot', (name) => {
  test.each([
    [2, { mode: 'economic' }],
    [3, { mode: 'dexterity' }],
    [4, { mode: 'dexterity', vendingSource: 'app', bagSource: 'app' }],
    [5, { mode: 'economic' }],
  ])('plays to the end: %i seats, %j', (seats, options) => {
    const over = playOut(name, deal({ seats, options, seed: `${name} ${seats}` }), name);
    expect(ranking(over)).toHaveLength(seats);
  });
});

test('the greedy bot earns as one who shops with a plan', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const overs = seeds.map((seed) => playOut('greedy', deal({ seats: 3, seed }), seed));
  const total = overs.flatMap((over) => [0, 1, 2].map((seat) => yenOf(over, seat))).reduce((sum, yen) => sum + yen, 0);
  // Section 21: 4000 to 5100 yen on average.
  expect(total / 15).toBeGreaterThan(3500);
});

// MALL-EXIT-02
test('the greedy bot loads as much as the layout asks of who leaves', () => {
  const layout = { ...defaultLayout, rules: { ...defaultLayout.rules, minItemsToExit: 9 } };
  const { state } = playOut('greedy', deal({ seats: 4, options: { layout }, seed: 'b' }), 'b');
  expect(state.players.map(({ status }) => status).filter((status) => status === 'finished')).toHaveLength(3);
});
