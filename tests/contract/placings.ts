import { expect } from 'vitest';
import type { Outcome } from '../../engine/kernel/game.ts';

/** Every seat has a place: one more than the seats that stand above it. */
export function expectPlacings(outcome: Outcome | undefined, seats: readonly number[]): void {
  const placings = outcome?.placings ?? [];
  expect(placings.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(seats);
  const above = (place: number): number => placings.filter((other) => other.place < place).length;
  expect(placings.map(({ place }) => place)).toEqual(placings.map(({ place }) => above(place) + 1));
}
