import { randomBytes } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import type { Registry } from '../engine/match/registry.ts';
import { registry as allGames } from '../engine/registry.ts';
import type { FeedHandler } from '../functions/feed/event.ts';
import { serve as serveFeed } from '../functions/feed/serve.ts';
import { feedOf } from '../functions/feed/wiring.ts';
import { serve } from '../functions/graphql/serve.ts';
import { reportTo } from '../functions/graphql/wiring.ts';
import type { HttpHandler } from '../functions/http-event.ts';
import { createIdentity } from '../functions/identity.ts';
import type { Log } from '../functions/log.ts';
import { logToOutput } from '../functions/log.ts';
import type { AppSettings } from '../schema/graphql/server.ts';
import { createApp } from '../schema/graphql/server.ts';
import type { Context } from '../service/context.ts';
import { consumersOf } from '../service/feed/consumers.ts';
import type { Later } from '../service/feed/feed.ts';
import { createServices } from '../service/services.ts';
import { createClient } from '../store/client.ts';
import { createMatchStore } from '../store/match-store.ts';
import { createMessageStore } from '../store/message-store.ts';
import { localIssuer } from './issuer.ts';

/** What a local server may be made with. */
export interface Assembly {
  /** Draws, bots and ids of matches follow from it. Never on a server that people play on. */
  readonly seed?: string;
  /** The games that are played; all by default. */
  readonly registry?: Registry;
  readonly log?: Log;
  /** What else the API is made with: GraphiQL, limits, the faces of other games. */
  readonly app?: Partial<AppSettings>;
}

/** Where its data is, whose tokens it believes, and what becomes of what the feed puts off. */
export interface Ground {
  readonly endpoint: string;
  readonly tableName: string;
  readonly jwks: JSONWebKeySet;
  readonly later: Later;
}

/** The handlers that Lambda runs. */
export interface Handlers {
  readonly graphql: HttpHandler;
  readonly feed: FeedHandler;
}

/** The handlers on this ground. */
export function assemble(settings: Assembly, ground: Ground): Handlers {
  const { log = logToOutput } = settings;
  const context = contextOf(settings, ground);
  const app = createApp({
    services: createServices(context),
    identity: createIdentity({ issuer: localIssuer, jwks: ground.jwks }),
    report: reportTo(log),
    ...settings.app,
  });
  const feed = feedOf({ consumers: consumersOf(context), later: ground.later }, log);
  return { graphql: serve(app), feed: serveFeed(feed) };
}

function contextOf({ seed, registry = allGames }: Assembly, { endpoint, tableName }: Ground): Context {
  const place = { client: createClient({ endpoint }), tableName };
  return {
    store: createMatchStore(place),
    messages: createMessageStore(place),
    registry,
    now: () => new Date(),
    randomBytes,
    ...(seed === undefined ? {} : { seed }),
  };
}
