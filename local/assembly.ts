import { randomBytes } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import type { Registry } from '../engine/match/registry.ts';
import { registry as allGames } from '../engine/registry.ts';
import { serve } from '../functions/graphql/serve.ts';
import { reportTo } from '../functions/graphql/wiring.ts';
import type { HttpHandler } from '../functions/http-event.ts';
import { createIdentity } from '../functions/identity.ts';
import type { Log } from '../functions/log.ts';
import { logToOutput } from '../functions/log.ts';
import type { AppSettings } from '../schema/graphql/server.ts';
import { createApp } from '../schema/graphql/server.ts';
import type { Context } from '../service/context.ts';
import { createServices } from '../service/services.ts';
import { createClient } from '../store/client.ts';
import { createMatchStore } from '../store/match-store.ts';
import { createMessageStore } from '../store/message-store.ts';
import type { BotMover } from './bot-mover.ts';
import { createBotMover, watched } from './bot-mover.ts';
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

/** Where its data is and whose tokens it believes. */
export interface Ground {
  readonly endpoint: string;
  readonly tableName: string;
  readonly jwks: JSONWebKeySet;
}

/** The handler that Lambda runs, and beside it the bots: what is accepted through the handler wakes them. */
export function assemble(settings: Assembly, ground: Ground): { handler: HttpHandler; mover: BotMover } {
  const { log = logToOutput } = settings;
  const context = contextOf(settings, ground);
  const { moveBots } = createServices(context);
  const mover = createBotMover(moveBots, (matchId, error) => log({ level: 'error', matchId, error: String(error) }));
  const app = createApp({
    services: createServices({ ...context, store: watched(context.store, mover.wake) }),
    identity: createIdentity({ issuer: localIssuer, jwks: ground.jwks }),
    report: reportTo(log),
    ...settings.app,
  });
  return { handler: serve(app), mover };
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
