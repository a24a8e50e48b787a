import { known } from './invariant.ts';

/** The languages that the words of a game are told in. */
export const languages = ['en', 'fr', 'es', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

/**
 * The words of a game by key, each in the order of {@link languages}. Keys are the words of the API: of pieces, actions, events and
 * options. Where an action and a thing share their word, it is the action's, and the key of the thing says which thing.
 */
export interface Terms {
  readonly [key: string]: readonly string[];
}

/** What a word of a game is called in one language. */
export interface Term {
  readonly key: string;
  readonly text: string;
}

/** All words of a game in one language, in the order of its file. */
export function termsIn(terms: Terms, language: Language): readonly Term[] {
  const place = languages.indexOf(language);
  return Object.entries(terms).map(([key, words]) => ({ key, text: known(words[place], `${key} in ${language}`) }));
}
