import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../local/database.ts';
import { openDatabase } from '../../local/database.ts';
import { createClient } from '../../store/client.ts';
import type { RowStore } from '../../store/lists/row-store.ts';
import { createRowStore } from '../../store/lists/row-store.ts';
import type { MatchStore } from '../../store/matches/match-store.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';
import type { MessageStore } from '../../store/messages/message-store.ts';
import { createMessageStore } from '../../store/messages/message-store.ts';
import type { FaultyEndpoint } from './faulty-endpoint.ts';
import { openFaultyEndpoint } from './faulty-endpoint.ts';

export const tableName = 'uogashi-test';

/** An embedded DynamoDB with the table, behind an endpoint that counts requests and can be told to fail. */
export interface TestTable {
  /** A store that speaks through {@link line}. */
  readonly store: MatchStore;
  /** The rows of the lists, through the same line. */
  readonly rows: RowStore;
  /** Another one, which soon gives up when it gets no answer. */
  readonly hasty: MatchStore;
  /** The talk at the tables of {@link store}, and of {@link hasty}. */
  readonly messages: MessageStore;
  readonly hastyMessages: MessageStore;
  readonly line: FaultyEndpoint;
  /** The database itself, past the faults. */
  readonly endpoint: string;
}

/** How long the store of a test table waits. */
export interface TableSettings {
  /** For an answer: long, so that a busy machine is not taken for a fault. A file that loses answers gives a shorter time. */
  readonly requestTimeoutMs?: number;
  /** Until it gives a request up that fails and fails. A file in which it has to gives a shorter time. */
  readonly insistForMs?: number;
}

/** Starts a table for the test file that calls this, and stops it when the file is done. What it returns may be used inside tests only. */
export function withTable({ requestTimeoutMs = 30_000, insistForMs = 60_000 }: TableSettings = {}): TestTable {
  let database: Database | undefined;
  let line: FaultyEndpoint | undefined;
  let store: MatchStore | undefined;
  let rows: RowStore | undefined;
  let hasty: MatchStore | undefined;
  let messages: MessageStore | undefined;
  let hastyMessages: MessageStore | undefined;
  let endpoint = '';

  beforeAll(async () => {
    database = await openDatabase(tableName);
    endpoint = database.endpoint;
    line = await openFaultyEndpoint(endpoint);
    const at = { endpoint: line.endpoint, connectionTimeoutMs: 30_000 };
    const usual = { client: createClient({ ...at, requestTimeoutMs }), tableName, insistForMs };
    const soonDone = { client: createClient({ ...at, requestTimeoutMs: 250 }), tableName, insistForMs: 500 };
    store = createMatchStore(usual);
    rows = createRowStore(usual);
    messages = createMessageStore(usual);
    hasty = createMatchStore(soonDone);
    hastyMessages = createMessageStore(soonDone);
  });

  afterAll(async () => {
    await line?.close();
    await database?.close();
  });

  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the table of a test is there only while its tests run');
    return part;
  };
  return {
    get store() {
      return opened(store);
    },
    get rows() {
      return opened(rows);
    },
    get hasty() {
      return opened(hasty);
    },
    get messages() {
      return opened(messages);
    },
    get hastyMessages() {
      return opened(hastyMessages);
    },
    get line() {
      return opened(line);
    },
    get endpoint() {
      return endpoint;
    },
  };
}

/** A match that no other test of the file has, for each test; it begins on a line without faults. */
export function withMatch(table: TestTable): { readonly id: string } {
  let tests = 0;
  beforeEach(async () => {
    tests += 1;
    await table.line.settled();
    table.line.reset();
  });
  return {
    get id() {
      return `match-${tests}`;
    },
  };
}
