import printed from './layout-sources.json' with { type: 'json' };

/** Where a part of a layout comes from: the rules text, derived from it, a public page, or assumed. */
export type Confidence = 'rulebook' | 'derived' | 'sourced' | 'assumed';

/** Where each part of the default layout comes from, and a note. For readers: no match needs it, so no server carries it. */
export const layoutSources = printed.sources as {
  readonly [part: string]: { readonly confidence: Confidence; readonly note: string };
};
