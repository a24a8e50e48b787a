/** What is told about the default deck. For readers: no match needs it, so no server carries it. */
import printed from './deck-sources.json' with { type: 'json' };
import type { SpecialId } from './ids.ts';

/** Where a number or a card comes from: the rules text, derived from it, a public page, or assumed. */
export type Confidence = 'rulebook' | 'derived' | 'sourced' | 'assumed';

/** Where each part of the default deck comes from, and a note. */
export const deckSources = printed.sources as {
  readonly [part: string]: { readonly confidence: Confidence; readonly note: string };
};

/** What each special card does, in words. */
export const specialEffects = printed.specials as readonly {
  readonly id: SpecialId;
  readonly phase: 'place' | 'serve';
  readonly effect: string;
}[];

/** The sorts of clients that the deck is made of. */
export const archetypes: readonly { readonly id: string; readonly profile: string }[] = printed.archetypes;
