import type { MatchSummary, OwnSummary } from '../../../service/lists/summary.ts';

/** A match as lists tell of it: one's own part in it is known in one's own lists. */
export type ListedMatch = MatchSummary & Partial<Pick<OwnSummary, 'own'>>;
