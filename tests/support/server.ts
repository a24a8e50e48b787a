import { afterAll, beforeAll, expect } from 'vitest';
import type { LocalServer, ServerSettings } from '../../local/server.ts';
import { startServer } from '../../local/server.ts';

/** An answer of the API. */
export interface GraphAnswer {
  readonly data?: { readonly [field: string]: unknown } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly [name: string]: unknown } }[];
}

/** A local server for the test file that calls this: in memory unless told otherwise, and silent. */
export function withServer(settings: ServerSettings = {}): { readonly server: LocalServer } {
  let server: LocalServer | undefined;
  beforeAll(async () => {
    server = await startServer({ journal: () => {}, ...settings });
  });
  afterAll(() => server?.close());
  return {
    get server() {
      return server ?? expect.unreachable('the server of a test is there only while its tests run');
    },
  };
}

/** Asks the API of a server, as the holder of a token or anonymously. */
export async function ask(
  { url }: Pick<LocalServer, 'url'>,
  query: string,
  { token, variables = {} }: { readonly token?: string; readonly variables?: object } = {},
): Promise<GraphAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphAnswer;
}

/** A field of an answer, which must be there. */
export function fieldOf<T>({ data, errors }: GraphAnswer, field: string): T {
  const value = data?.[field] ?? expect.unreachable(`no ${field}: ${JSON.stringify(errors)}`);
  return value as T;
}
