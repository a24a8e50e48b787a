import type { LayoutFile } from '../catalog/layout-file.ts';

/** Something that the parts of a layout file must be to one another. Each may rely on those before it. */
export interface Condition {
  readonly field: string;
  readonly why: string;
  holds(file: LayoutFile): boolean;
}

export const isUnique = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** True if both hold the same words equally often. */
export const isSame = (words: readonly string[], others: readonly string[]): boolean =>
  words.toSorted().join(' ') === others.toSorted().join(' ');

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
