import type { Refused } from './answers.ts';
import { refused } from './answers.ts';

/** The numbers that a field takes; without `max` all from `min` on. */
export interface Range {
  readonly min: number;
  readonly max?: number;
}

/** Refuses a number that a field does not take: `input.malformed` {field, expected, min, max}. Nothing if it takes it. */
export function refuseOutside(field: string, given: number, { min, max }: Range): Refused | undefined {
  if (given >= min && (max === undefined || given <= max)) return undefined;
  const expected = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return refused('input.malformed', { field, expected, min, ...(max === undefined ? {} : { max }) });
}
