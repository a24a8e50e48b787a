import { randomBytes } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { registry } from '../../engine/registry.ts';
import { createIdentity } from '../../functions/identity.ts';
import type { Issuer } from '../../local/issuer.ts';
import { localIssuer, openIssuer } from '../../local/issuer.ts';
import type { Fault } from '../../schema/graphql/faults.ts';
import { faces } from '../../schema/graphql/games/index.ts';
import type { App, AppSettings } from '../../schema/graphql/server.ts';
import { createApp } from '../../schema/graphql/server.ts';
import type { Context } from '../../service/context.ts';
import type { Identity } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import { createServices } from '../../service/services.ts';
import { tictactoe } from '../games/tictactoe.ts';
import type { TableSettings, TestTable } from '../support/dynamo.ts';
import { withTable } from '../support/dynamo.ts';
import { tictactoeFace } from './tictactoe-face.ts';

/** An answer of the API. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: { readonly [name: string]: unknown };
  }[];
  readonly text: string;
}

/** What is asked, and as whom: a name gets a valid token, nothing is anonymous. */
export interface Question {
  readonly query: string;
  readonly variables?: object;
  readonly as?: string;
  readonly operationName?: string;
  readonly headers?: { readonly [name: string]: string };
}

export interface TestApi {
  readonly table: TestTable;
  readonly services: Services;
  readonly app: App;
  /** What the use cases stand on. */
  readonly context: Context;
  /** Whose tokens the API believes. */
  readonly identity: Identity;
  /** A token for a name. */
  mint(name: string): Promise<string>;
  readonly faults: readonly Fault[];
  ask(question: Question): Promise<Told>;
  /** The data of an answer without errors; what it looks like is known to who asks. */
  data<Data>(question: Question): Promise<Data>;
}

/** The API with both games over an embedded DynamoDB, for the test file that calls this. */
export function withApi(
  changes: {
    readonly context?: Partial<Context>;
    readonly app?: Partial<AppSettings>;
    readonly table?: TableSettings;
  } = {},
): TestApi {
  const table = withTable(changes.table);
  const faults: Fault[] = [];
  let issuer: Issuer | undefined;
  let made: Pick<TestApi, 'app' | 'services' | 'context' | 'identity'> | undefined;

  beforeAll(async () => {
    issuer = await openIssuer();
    const games = { ...registry, tictactoe };
    const context = {
      store: table.store,
      messages: table.messages,
      rows: table.rows,
      registry: games,
      now: () => new Date(),
      randomBytes,
      ...changes.context,
    };
    const services = createServices(context);
    const identity = createIdentity({ issuer: localIssuer, jwks: issuer.jwks });
    const app = createApp({
      services,
      identity,
      report: (fault) => faults.push(fault),
      faces: [...faces, tictactoeFace],
      ...changes.app,
    });
    made = { app, services, context, identity };
  });

  const there = () => {
    if (made === undefined || issuer === undefined)
      throw new Error('the API of a test is there only while its tests run');
    return { ...made, issuer };
  };
  const ask = async ({ query, variables, as, operationName, headers }: Question): Promise<Told> => {
    const { app, issuer: from } = there();
    const authorization = as === undefined ? {} : { authorization: `Bearer ${await from.mint(`id-of-${as}`, as)}` };
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      body: JSON.stringify({ query, variables, operationName }),
    });
    const response = await app.fetch(request, { requestId: 'request-1' });
    const text = await response.text();
    const { data, errors = [] } = JSON.parse(text);
    return { status: response.status, headers: response.headers, data, errors, text };
  };
  return {
    table,
    faults,
    ask,
    data: async <Data>(question: Question) => {
      const told = await ask(question);
      expect(told.errors).toEqual([]);
      return told.data as Data;
    },
    mint: (name) => there().issuer.mint(`id-of-${name}`, name),
    get context() {
      return there().context;
    },
    get identity() {
      return there().identity;
    },
    get app() {
      return there().app;
    },
    get services() {
      return there().services;
    },
  };
}
