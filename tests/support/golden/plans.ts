/** The matches that are kept: all numbers of players, options alone and together, every way to end. */
import type { Plan } from './log.ts';

const players = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, step) => min + step);

const tsukijiOptions = [
  { roundLimit: 60 },
  { roundLimit: 12, beginner: true },
  { roundLimit: 60, moneyHidden: true },
  { roundLimit: 12, prints: { 'fish.salmon.entry': [{ ap: 1 }] } },
  { roundLimit: 60, expansion: true },
  { roundLimit: 12, expansion: true, starter: 'horseMackerel', blueShip: true, barges: 'two4' },
  { roundLimit: 40, expansion: true, collapse: true, openOrder: true, moneyHidden: true },
  { roundLimit: 12, expansion: true, blueShip: true, extraFishMarkets: 4, extraExternalMarkets: 4 },
  { roundLimit: 12, collapse: true, openOrder: true, extraExternalMarkets: 2 },
  { roundLimit: 60, expansion: true, collapse: true, barges: 'two4', extraFishMarkets: 9, extraExternalMarkets: 8 },
  { roundLimit: 60, beginner: true, moneyHidden: true },
  { roundLimit: 30, expansion: true, starter: 'horseMackerel', openOrder: true },
] as const;

const mixes = [['greedy'], ['random'], ['greedy', 'random'], ['random', 'greedy']] as const;

/** 60 matches of Tokyo Tsukiji Market: every option set with every number of players. */
export const tsukijiPlans: readonly Plan[] = players(2, 6).flatMap((seats) =>
  tsukijiOptions.map((options, index) => ({
    seats,
    options,
    bots: mixes[(index + seats) % mixes.length] ?? ['greedy'],
    seed: `tsukiji ${seats} ${index}`,
    ...(index === 3 ? { agreeAfter: 90 + seats } : {}),
  })),
);

/** 20 matches of a game for 2 to 5 players, over these option sets. */
function twenty(name: string, optionSets: readonly Plan['options'][]): readonly Plan[] {
  return players(2, 5).flatMap((seats) =>
    Array.from({ length: 5 }, (_, index) => ({
      seats,
      options: optionSets[(index + seats) % optionSets.length] ?? {},
      bots: mixes[(index + seats) % mixes.length] ?? ['greedy'],
      seed: `${name} ${seats} ${index}`,
      ...(index === 4 ? { agreeAfter: 12 + seats } : {}),
    })),
  );
}

export const poissonnierPlans: readonly Plan[] = twenty('poissonnier', [{}, { fairSeats: true }]);
export const mallPlans: readonly Plan[] = twenty('mall', [{}, {}, { mode: 'dexterity' }]);
