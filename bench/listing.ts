/** What lists cost the database, as it charges for them. */
import { known } from '../engine/kernel/invariant.ts';
import { openApiAlone } from './api-alone.ts';
import { makeMatches } from './many-matches.ts';
import type { MeteredDatabase } from './metered.ts';
import { persons } from './script.ts';

export interface ListFigures {
  /** To learn that nothing is new: of the list of which that costs most. */
  readonly readUnits: number;
  /** Of the first page of each list. */
  readonly firstPage: { readonly [list: string]: number };
}

/** 200 matches that are not over. Of those that are over no more is read than a page. */
const holding = { inLobby: 30, playing: 170, over: 30 };

const page = 20;

const lists = {
  myMatches: 'myMatches(ifNoneMatch: $etag)',
  myDecisions: 'myDecisions(ifNoneMatch: $etag)',
  myHistory: 'myHistory(ifNoneMatch: $etag)',
  open: 'matches(list: OPEN, ifNoneMatch: $etag)',
  finished: 'matches(list: FINISHED, ifNoneMatch: $etag)',
} as const;

/** Read units of the lists that a person with 200 matches asks for: the first time, and when nothing is new since. */
export async function measureLists(seed: string): Promise<ListFigures> {
  const { url, mint, database, close } = await openApiAlone(seed);
  try {
    const [organizer, guest] = persons;
    const person = known(organizer, 'organizer');
    await makeMatches({ endpoint: database.endpoint, seed }, [person, known(guest, 'guest')], holding);
    const token = await mint(person.person, person.name);
    const costs: [string, Costs][] = [];
    for (const [name, list] of Object.entries(lists)) {
      costs.push([name, await costsOf(database, (etag) => ask({ url, token, list, etag }))]);
    }
    return {
      readUnits: Math.max(...costs.map(([, { nothingNew }]) => nothingNew)),
      firstPage: Object.fromEntries(costs.map(([name, { firstPage }]) => [name, firstPage])),
    };
  } finally {
    await close();
  }
}

interface Costs {
  readonly firstPage: number;
  readonly nothingNew: number;
}

interface Listed {
  readonly etag: string;
  readonly edges: readonly unknown[];
}

/** Reads a list twice. */
async function costsOf(
  database: MeteredDatabase,
  read: (etag: string | null) => Promise<Listed | null>,
): Promise<Costs> {
  let first: Listed | null = null;
  const { readUnits: firstPage } = await database.spentOn(async () => {
    first = await read(null);
  });
  const { etag, edges } = known<Listed>(first ?? undefined, 'list');
  if (edges.length !== page) throw new Error(`a first page of ${edges.length} entries`);
  const { readUnits: nothingNew } = await database.spentOn(async () => {
    if ((await read(etag)) !== null) throw new Error('something is new in a list that nobody has changed');
  });
  return { firstPage, nothingNew };
}

interface Question {
  readonly url: string;
  readonly token: string;
  readonly list: string;
  readonly etag: string | null;
}

async function ask({ url, token, list, etag }: Question): Promise<Listed | null> {
  const query = `query ($etag: String) { list: ${list} { etag edges { cursor } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { etag } }),
  });
  const { data, errors } = (await response.json()) as { data?: { list: Listed | null } | null; errors?: unknown };
  if (data === undefined || data === null || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.list;
}
