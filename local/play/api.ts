/** The few requests that a player's program sends to the API. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ActionShape } from '../../engine/kernel/catalogue.ts';
import type { Form } from '../../engine/kernel/form.ts';
import type { Placing } from '../../engine/kernel/game.ts';

/** A match as one person sees it: what is needed to go on. */
export interface Seen {
  readonly id: string;
  readonly version: number;
  readonly yourSeat: number | null;
  readonly phase: 'LOBBY' | 'PLAYING' | 'OVER';
  readonly decisions: readonly { readonly id: string; readonly seat: number; readonly answered: boolean }[];
  /** Canonical JSON; null in the lobby. */
  readonly viewJson: string | null;
  readonly viewHash: string | null;
  readonly legal: readonly { readonly json: Form<ActionShape> }[];
}

/** Accepted, or the problem that kept a submission from being accepted. */
export type Answered =
  | { readonly __typename: 'Accepted'; readonly match: Seen }
  | { readonly __typename: string; readonly code: string; readonly facts: unknown; readonly match?: undefined };

/** What is known of a match when it is over. */
export interface Finished {
  readonly version: number;
  readonly outcome: { readonly placings: readonly Placing[] } | null;
  readonly export: unknown;
}

const seen = `fragment Seen on Match {
  id version yourSeat phase viewJson viewHash
  decisions { id seat answered }
  legal { json }
}`;

const answered = `__typename ... on Accepted { match { ...Seen } } ... on Problem { code facts }`;

const documents = {
  createMatch: `mutation Create($input: CreateMatchInput!) { createMatch(input: $input) { ${answered} } } ${seen}`,
  joinMatch: `mutation Join($input: JoinMatchInput!) { joinMatch(input: $input) { ${answered} } } ${seen}`,
  startMatch: `mutation Start($input: StepInput!) { startMatch(input: $input) { ${answered} } } ${seen}`,
  act: `mutation Act($input: ActInput!) { act(input: $input) { ${answered} } } ${seen}`,
  match: `query Look($id: ID!) { match(id: $id) { ...Seen } } ${seen}`,
  finished: `query Finished($id: ID!) { match(id: $id) {
    version export outcome { placings { seat place score reasons { reason amount } } }
  } }`,
  log: `query Log($id: ID!, $after: Cursor) { match(id: $id) {
    events(after: $after, first: 20) { edges { node { version text } } pageInfo { hasNextPage } }
  } }`,
} as const;

/**
 * Sends requests in the name of one person, again where there was no answer, or none that says what became of it: submissions have a
 * moveId. Each throws if the API does not answer in its own terms.
 */
export interface Api {
  submit(
    name: 'createMatch' | 'joinMatch' | 'startMatch' | 'act',
    input: { readonly [field: string]: unknown },
  ): Promise<Answered>;
  look(id: string): Promise<Seen>;
  finished(id: string): Promise<Finished>;
  /** The log after a version as lines of text, and the version that it reaches to. */
  log(id: string, after: number): Promise<{ readonly lines: readonly string[]; readonly reached: number }>;
}

/** The API of a server at this address, for whom the token names. */
export function connect(url: string, token: string): Api {
  const send = sender(`${url}/graphql`, token);
  const api: Api = {
    submit: (name, input) =>
      patiently(async () => {
        const answer = (await send(documents[name], { input }))[name] as Answered;
        return { answer, isClear: answer.__typename !== 'Unknown' };
      }),
    look: async (id) => (await send(documents.match, { id })).match as Seen,
    finished: async (id) => (await send(documents.finished, { id })).match as Finished,
    log: async (id, after) => {
      const { match } = (await send(documents.log, { id, after })) as unknown as Logged;
      const { edges, pageInfo } = match.events;
      const lines = edges.flatMap(({ node }) => (node.text === '' ? [] : node.text.split('\n')));
      const reached = edges.at(-1)?.node.version ?? after;
      if (!pageInfo.hasNextPage) return { lines, reached };
      const rest = await api.log(id, reached);
      return { lines: [...lines, ...rest.lines], reached: rest.reached };
    },
  };
  return api;
}

interface Logged {
  readonly match: {
    readonly events: {
      readonly edges: readonly { readonly node: { readonly version: number; readonly text: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean };
    };
  };
}

type Data = { readonly [field: string]: unknown };

function sender(address: string, token: string): (query: string, variables: Data) => Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return async (query, variables) => {
    const request = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
    const { status, body } = await patiently(() => exchange(address, request));
    if (body.data === undefined || body.errors !== undefined) {
      throw new Error(`${status}: ${JSON.stringify(body.errors ?? body)}`);
    }
    return body.data;
  };
}

interface Exchanged {
  readonly status: number;
  readonly body: { readonly data?: Data; readonly errors?: unknown };
}

/** A request and its answer. A server may close a connection in the very moment in which it is used again. */
async function exchange(address: string, request: RequestInit): Promise<Attempt<Exchanged>> {
  try {
    const response = await fetch(address, request);
    return { answer: { status: response.status, body: (await response.json()) as Exchanged['body'] }, isClear: true };
  } catch (error) {
    // What breaks the connection off is told as a TypeError.
    if (error instanceof TypeError) return { error };
    throw error;
  }
}

/** How one attempt ended: with an answer, or without one. */
type Attempt<T> = { readonly answer: T; readonly isClear: boolean } | { readonly error: Error };

/** Before each further attempt. */
const pausesMs = [10, 100, 1_000];

/** Attempts until there is a clear answer; after the last attempt whatever came of that counts. */
async function patiently<T>(attempt: () => Promise<Attempt<T>>): Promise<T> {
  let last = await attempt();
  for (const ms of pausesMs) {
    if ('answer' in last && last.isClear) break;
    await pause(ms);
    last = await attempt();
  }
  if ('error' in last) throw last.error;
  return last.answer;
}
