import { afterAll, beforeEach } from 'vitest';
import { socketsConsumer } from '../../functions/feed/sockets-consumer.ts';
import { patientClient } from '../../local/patient-client.ts';
import type { SocketProtocol } from '../../schema/graphql/socket/protocol.ts';
import { createSocketProtocol } from '../../schema/graphql/socket/protocol.ts';
import type { Consumer } from '../../service/feed/consumer.ts';
import type { Closing, Connections, Posted } from '../../service/subscriptions/connections.ts';
import type { Sender, SubscriptionStore } from '../../service/subscriptions/sender.ts';
import { createSubscriptionStore } from '../../store/subscriptions/subscription-store.ts';
import type { TestApi } from '../schema/api.ts';
import { tableName } from './dynamo.ts';
import { matchUpdated } from './follow.ts';

/** A message of the protocol. */
export interface Frame {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** Asks, as operation `id`, to follow a match from a version on. */
export const following = (id: string, matchId: string, after = 0) => ({
  ...{ id, type: 'subscribe' },
  payload: { query: matchUpdated, variables: { id: matchId, after } },
});

/** Asks for the caller's name. */
export const names = { type: 'subscribe', id: 'q', payload: { query: '{ me { name } }' } };

/** A line to clients that writes down what it is given, and answers as it is told to. */
export interface Line extends Connections {
  /** What a connection was sent, in order. */
  sent(connectionId: string): readonly Frame[];
  readonly closed: ReadonlyMap<string, Closing>;
  /** How a post ends; sent, unless told otherwise. What does not end as `sent` or `unknown` does not arrive. */
  answer: (connectionId: string) => Posted | Promise<Posted>;
  /** Whether connections can be closed; they can, unless told otherwise. */
  canClose: boolean;
}

export function createLine(): Line {
  const frames = new Map<string, Frame[]>();
  const closed = new Map<string, Closing>();
  const line: Line = {
    answer: () => 'sent',
    canClose: true,
    sent: (connectionId) => frames.get(connectionId) ?? [],
    closed,
    post: async (connectionId, message) => {
      if (closed.has(connectionId)) return 'gone';
      const posted = await line.answer(connectionId);
      if (posted === 'sent') frames.set(connectionId, [...line.sent(connectionId), JSON.parse(message)]);
      return posted;
    },
    close: async (connectionId, closing) => {
      if (line.canClose) closed.set(connectionId, closing);
      return line.canClose;
    },
  };
  return line;
}

/** A store of subscriptions whose database cannot be reached. */
export function unreachableStore(): SubscriptionStore {
  const client = patientClient('http://127.0.0.1:9');
  return createSubscriptionStore({ client, tableName, now: () => new Date(), insistForMs: 0 });
}

/** The protocol and the fan-out over the API of a test, with a clock that the test turns. */
export interface TestSockets {
  readonly protocol: SocketProtocol;
  readonly fanOut: Consumer;
  readonly line: Line;
  readonly sender: Sender;
  /** Turns the clock on. */
  later(seconds: number): void;
  /** Tells the fan-out of a version. */
  tell(matchId: string, n: number): Promise<void>;
  /** A connection that has introduced itself with a token, or as nobody. */
  connect(token?: string): Promise<string>;
  /** Sends a message and returns the reply, if there is one. */
  send(connectionId: string, message: object): Promise<Frame | undefined>;
}

let connections = 0;

export function withSockets(api: TestApi): TestSockets {
  let now = new Date();
  let made: Omit<TestSockets, 'later' | 'connect' | 'send' | 'tell'> | undefined;

  beforeEach(() => {
    now = new Date();
    const clock = (): Date => now;
    const { endpoint } = api.table;
    const store = createSubscriptionStore({ client: patientClient(endpoint), tableName, now: clock });
    const line = createLine();
    const sender = { store, connections: line, now: clock };
    const protocol = createSocketProtocol({ app: api.app, identity: api.identity, sender });
    made = { protocol, line, sender, fanOut: socketsConsumer(api.context, api.app, sender) };
  });
  afterAll(() => {
    made = undefined;
  });

  const there = () => made ?? fail();
  const send = async (connectionId: string, message: object): Promise<Frame | undefined> => {
    const reply = await there().protocol.message(connectionId, JSON.stringify(message));
    return reply === undefined ? undefined : JSON.parse(reply);
  };
  return {
    send,
    get protocol() {
      return there().protocol;
    },
    get fanOut() {
      return there().fanOut;
    },
    get line() {
      return there().line;
    },
    get sender() {
      return there().sender;
    },
    tell: (matchId, n) => there().fanOut.consume({ kind: 'match', matchId }, n, n),
    later: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    connect: async (token) => {
      connections += 1;
      const connectionId = `connection-${connections}`;
      await send(connectionId, { type: 'connection_init', ...(token === undefined ? {} : { payload: { token } }) });
      return connectionId;
    },
  };
}

function fail(): never {
  throw new Error('the sockets of a test are there only while its tests run');
}
