/** What many matches with the same number of players have in common. */
import type { Outcome } from '../../engine/kernel/game.ts';
import type { PlayedOut } from './play-out.ts';

/** The least, the mean and the most of some numbers. */
export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

function spreadOf(numbers: readonly number[]): Spread {
  const total = numbers.reduce((sum, each) => sum + each, 0);
  return { least: Math.min(...numbers), mean: rounded(total / numbers.length), most: Math.max(...numbers) };
}

/** The share of matches that each seat won, in its order; who shares a win has a part of it. */
export function winsBySeat(outcomes: readonly Outcome[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const won = outcomes.reduce((total, outcome) => total + winOf(outcome, seat), 0);
    return rounded(won / outcomes.length);
  });
}

/** 1 for the winner, a part for each of several, 0 for the others. */
export function winOf({ placings }: Outcome, seat: number): number {
  const winners = placings.filter(({ place }) => place === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

/** How long matches were: in submissions, and in rounds where the game counts them. */
export function lengthOf(matches: readonly PlayedOut[]): { readonly [name: string]: Spread } {
  const rounds = matches.flatMap(({ last }) => {
    const { round } = last.state as { readonly round?: unknown };
    return typeof round === 'number' ? [round] : [];
  });
  const submissions = spreadOf(matches.map(({ steps }) => steps));
  return rounds.length === 0 ? { submissions } : { submissions, rounds: spreadOf(rounds) };
}

/** The value below which this share of the values lies; NaN where there are none. */
export function quantileOf(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.NaN;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
