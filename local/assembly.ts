import type { JSONWebKeySet } from 'jose';
import type { Registry } from '../engine/match/registry.ts';
import { registry as allGames } from '../engine/registry.ts';
import { reportTo } from '../functions/api.ts';
import type { FeedHandler } from '../functions/feed/event.ts';
import { serve as serveFeed } from '../functions/feed/serve.ts';
import { socketsConsumer } from '../functions/feed/sockets-consumer.ts';
import { feedOf } from '../functions/feed/wiring.ts';
import { serveStreams } from '../functions/graphql/serve.ts';
import type { StreamHandler } from '../functions/http-event.ts';
import { createIdentity } from '../functions/identity.ts';
import type { Journal } from '../functions/journal.ts';
import { journalToOutput } from '../functions/journal.ts';
import type { SocketHandler } from '../functions/socket/event.ts';
import { serve as serveSockets } from '../functions/socket/serve.ts';
import type { Place } from '../functions/wiring.ts';
import { contextAt, subscriptionsAt } from '../functions/wiring.ts';
import type { AppSettings } from '../schema/graphql/server.ts';
import { createApp } from '../schema/graphql/server.ts';
import { createSocketProtocol } from '../schema/graphql/socket/protocol.ts';
import type { Wait } from '../schema/graphql/subscription/wait.ts';
import type { Context } from '../service/context.ts';
import { consumersOf } from '../service/feed/consumers.ts';
import type { Later } from '../service/feed/feed.ts';
import { createServices } from '../service/services.ts';
import type { Connections } from '../service/subscriptions/connections.ts';
import { localIssuer } from './issuer.ts';
import { patientClient } from './patient-client.ts';

/** What a local server may be made with. */
export interface Assembly {
  /** Draws, bots and ids of matches follow from it. Never on a server that people play on. */
  readonly seed?: string;
  /** The games that are played; all by default. */
  readonly registry?: Registry;
  readonly journal?: Journal;
  /** What else the API is made with: GraphiQL, limits, the faces of other games. */
  readonly app?: Partial<AppSettings>;
}

/** Where its data is, whose tokens it believes, what becomes of what the feed puts off, and who holds the sockets. */
export interface Ground {
  readonly endpoint: string;
  readonly tableName: string;
  readonly jwks: JSONWebKeySet;
  readonly later: Later;
  readonly connections: Connections;
  readonly wait: Wait;
}

/** The handlers that Lambda runs. */
export interface Handlers {
  readonly graphql: StreamHandler;
  readonly socket: SocketHandler;
  readonly feed: FeedHandler;
}

/** The handlers on this ground. */
export function assemble(settings: Assembly, ground: Ground): Handlers {
  const { journal = journalToOutput } = settings;
  const place = { client: patientClient(ground.endpoint), tableName: ground.tableName };
  const context = contextOf(settings, place);
  const { identity = createIdentity({ issuer: localIssuer, jwks: ground.jwks }) } = settings.app ?? {};
  const app = createApp({
    services: createServices(context),
    identity,
    report: reportTo(journal),
    wait: ground.wait,
    streams: true,
    ...settings.app,
  });
  const { later, connections } = ground;
  const sender = { store: subscriptionsAt(place), connections, now: context.now };
  const consumers = [...consumersOf(context), socketsConsumer(context, app, sender)];
  return {
    graphql: serveStreams(app),
    socket: serveSockets({ protocol: createSocketProtocol({ app, identity, sender }), connections, journal }),
    feed: serveFeed(feedOf({ consumers, later }, journal)),
  };
}

function contextOf({ seed, registry = allGames }: Assembly, place: Place): Context {
  return { ...contextAt(place), registry, ...(seed === undefined ? {} : { seed }) };
}
