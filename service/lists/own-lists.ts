import { personPartition } from '../../store/keys.ts';
import { activePrefix, endedPrefix } from '../../store/lists/row-keys.ts';
import type { RowStore } from '../../store/lists/row-store.ts';
import type { OpenDecision } from '../../store/matches/version-item.ts';
import type { Person } from '../identity.ts';
import type { ListAnswer, ListAsk, Part, Placed } from './list-page.ts';
import { readList } from './list-page.ts';
import { ownSummaryIn } from './rows.ts';
import type { OwnSummary } from './summary.ts';

/** Something that a match waits for from a person. */
export interface OwnDecision {
  readonly decision: OpenDecision;
  readonly match: OwnSummary;
}

/** The matches of a person that are not over, the newest first. */
export function myMatches(rows: RowStore, person: Person, ask: ListAsk): Promise<ListAnswer<OwnSummary>> {
  return ownList(rows, person, ask, {
    list: 'active',
    part: async (after, count) => {
      const matches = await activeMatches(rows, person.person);
      const placed = matches.map((node) => ({ place: `${node.createdAt}#${node.matchId}`, node }));
      const sorted = placed.sort(byPlace).reverse();
      return { entries: sorted.filter(({ place }) => after === undefined || place < after).slice(0, count) };
    },
  });
}

/** What waits for a person in all their matches, the most urgent first. */
export function myDecisions(rows: RowStore, person: Person, ask: ListAsk): Promise<ListAnswer<OwnDecision>> {
  return ownList(rows, person, ask, {
    list: 'decisions',
    part: async (after, count) => {
      const matches = await activeMatches(rows, person.person);
      const placed = matches.flatMap(decisionsOf).sort(byPlace);
      return { entries: placed.filter(({ place }) => after === undefined || place > after).slice(0, count) };
    },
  });
}

/** The matches of a person that are over, the one that ended last first. */
export function myHistory(rows: RowStore, person: Person, ask: ListAsk): Promise<ListAnswer<OwnSummary>> {
  return ownList(rows, person, ask, {
    list: 'ended',
    part: async (after, count) => {
      const found = await rows.query({
        partition: personPartition(person.person),
        prefix: endedPrefix,
        newestFirst: true,
        limit: count,
        ...(after === undefined ? {} : { after: `${endedPrefix}${after}` }),
      });
      return {
        entries: found.rows.map(({ sort, text }) => ({
          place: sort.slice(endedPrefix.length),
          node: ownSummaryIn(text),
        })),
      };
    },
  });
}

/** A person's matches that are not over, in no order. Their number is bounded by what a person can play. */
async function activeMatches(rows: RowStore, person: string): Promise<readonly OwnSummary[]> {
  const found: OwnSummary[] = [];
  let after: string | undefined;
  for (let more = true; more; ) {
    const asked = { partition: personPartition(person), prefix: activePrefix };
    const page = await rows.query(after === undefined ? asked : { ...asked, after });
    found.push(...page.rows.map(({ text }) => ownSummaryIn(text)));
    after = page.rows.at(-1)?.sort;
    more = page.more && after !== undefined;
  }
  return found;
}

interface OwnReading<Node> {
  readonly list: 'active' | 'decisions' | 'ended';
  part(after: string | undefined, count: number): Promise<Part<Node>>;
}

/** All lists of a person have one revision: the number of the newest entry of their log. */
function ownList<Node>(
  rows: RowStore,
  { person }: Person,
  ask: ListAsk,
  reading: OwnReading<Node>,
): Promise<ListAnswer<Node>> {
  return readList({ ...reading, question: person, revision: () => rows.newestEntry(person) }, ask);
}

function decisionsOf(match: OwnSummary): readonly Placed<OwnDecision>[] {
  return match.own.decisions.map((decision) => ({
    place: `${urgencyOf(decision)}#${match.matchId}#${decision.id}`,
    node: { decision, match },
  }));
}

/** What decisions are sorted by, as a time: what has waited longest comes first. */
function urgencyOf({ since }: OpenDecision): string {
  return since;
}

function byPlace(one: Placed<unknown>, other: Placed<unknown>): number {
  return one.place < other.place ? -1 : 1;
}
