import type { Context } from '../context.ts';
import type { Person } from '../identity.ts';
import type { ListAnswer, ListAsk } from './list-page.ts';
import type { OwnDecision } from './own-lists.ts';
import { myDecisions, myHistory, myMatches } from './own-lists.ts';
import type { PublicAsk } from './public-lists.ts';
import { publicMatches } from './public-lists.ts';
import type { TurnsAsk, TurnsRead } from './read-turns.ts';
import { readTurns } from './read-turns.ts';
import type { MatchSummary, OwnSummary } from './summary.ts';

/**
 * What can be read without looking at any match. Lists follow the matches at a short distance: what a person has just done themselves
 * they know from its answer. That nothing is new is answered with one read unit.
 */
export interface Lists {
  /** Matches that anyone may see: open ones to join, or finished ones. */
  matches(ask: PublicAsk): Promise<ListAnswer<MatchSummary>>;
  /** The matches of a person that are not over. */
  myMatches(person: Person, ask: ListAsk): Promise<ListAnswer<OwnSummary>>;
  /** What waits for a person, in all their matches. */
  myDecisions(person: Person, ask: ListAsk): Promise<ListAnswer<OwnDecision>>;
  /** The matches of a person that are over. */
  myHistory(person: Person, ask: ListAsk): Promise<ListAnswer<OwnSummary>>;
  /** What opened for a person after an entry of their log. */
  readTurns(person: Person, ask: TurnsAsk): Promise<TurnsRead>;
}

/** The lists of all games that are played. */
export function createLists({ rows, registry }: Pick<Context, 'rows' | 'registry'>): Lists {
  const reader = { rows, games: Object.values(registry) };
  return {
    matches: (ask) => publicMatches(reader, ask),
    myMatches: (person, ask) => myMatches(rows, person, ask),
    myDecisions: (person, ask) => myDecisions(rows, person, ask),
    myHistory: (person, ask) => myHistory(rows, person, ask),
    readTurns: (person, ask) => readTurns(rows, person, ask),
  };
}
