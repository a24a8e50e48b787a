import { describe, expect, test } from 'vitest';
import type { Game } from '../../../../engine/kernel/game.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';
import type { State } from '../../../../engine/tsukiji/state.ts';
import { playOut } from '../../../../local/proofs/play-out.ts';

const variants = { expansion: true, collapse: true, openOrder: true, moneyHidden: true, blueShip: true };

/** A whole match in the engine; the names of all actions that were played. */
function played(bot: string, players: number, options: object, more = '') {
  const names = new Set<string>();
  const setting = {
    game: tsukiji as Game,
    options,
    bots: Array<string>(players).fill(bot),
    seed: `${bot} ${players}${more}`,
  };
  const end = playOut(setting, ({ move }) => {
    for (const { type } of move.actions) names.add(type);
  });
  return { names, outcome: end.outcome, round: (end.last.state as State).round };
}

describe.each([2, 3, 4, 5, 6])('with %i players and all variants', (players) => {
  test('greedy bots come to an end in a sensible number of rounds', () => {
    const { outcome, round } = played('greedy', players, { ...variants, roundLimit: 200 });
    expect(outcome?.placings).toHaveLength(players);
    expect(round).toBeLessThan(200);
  });

  test('random bots come to an end', () => {
    expect(played('random', players, { ...variants, roundLimit: 10 }).outcome?.placings).toHaveLength(players);
  });
});

test('greedy bots find their way to what the expansion offers', () => {
  const all = [3, 4].flatMap((players) =>
    ['a', 'b', 'c'].flatMap((seed) => [...played('greedy', players, { ...variants, roundLimit: 60 }, seed).names]),
  );
  const offers = ['dockForeign', 'rentBoat', 'buyBlue', 'sellSushi', 'sellNewAquarium', 'sellSet', 'buyIwashi'];
  expect(offers.filter((name) => !all.includes(name))).toEqual([]);
});
