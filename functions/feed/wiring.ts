import { createApp } from '../../schema/graphql/server.ts';
import { consumersOf } from '../../service/feed/consumers.ts';
import type { FeedSettings } from '../../service/feed/feed.ts';
import { createFeed } from '../../service/feed/feed.ts';
import type { Identity } from '../../service/identity.ts';
import { createServices } from '../../service/services.ts';
import { changeAt } from '../../store/log.ts';
import { reportTo } from '../api.ts';
import { gatewayConnections } from '../aws/gateway-connections.ts';
import { laterQueue } from '../aws/later-queue.ts';
import type { Environment } from '../environment.ts';
import { required } from '../environment.ts';
import type { Journal } from '../journal.ts';
import { contextAt, placeFrom, subscriptionsAt } from '../wiring.ts';
import type { FeedFunction } from './serve.ts';
import { socketsConsumer } from './sockets-consumer.ts';

/**
 * What the feed stands on, out of the environment: what every function does, and
 * - `LATER_QUEUE_URL`: the queue of what was put off
 * - `SOCKET_ENDPOINT`: the callback URL of the WebSocket API
 * @throws Error on a missing setting.
 */
export function wire(environment: Environment, journal: Journal): FeedFunction {
  const place = placeFrom(environment);
  const context = contextAt(place);
  const connections = gatewayConnections(required(environment, 'SOCKET_ENDPOINT'));
  const sender = { store: subscriptionsAt(place), connections, now: context.now };
  const app = createApp({ services: createServices(context), identity: nobody, report: reportTo(journal) });
  const consumers = [...consumersOf(context), socketsConsumer(context, app, sender)];
  const { later, soon } = laterQueue(required(environment, 'LATER_QUEUE_URL'));
  return { ...feedOf({ consumers, later }, journal), soon };
}

/** Nobody calls the feed: whom it tells has shown who they are before. */
const nobody: Identity = { verify: async () => undefined };

/** A feed that reports to the journal: who a person is stays out of it. */
export function feedOf(settings: Omit<FeedSettings, 'report'>, journal: Journal): FeedFunction {
  const report: FeedSettings['report'] = ({ consumer, log: { kind, ...of }, n }, error) => {
    const match = 'matchId' in of ? { matchId: of.matchId } : {};
    journal({ level: 'error', consumer, kind, ...match, n, error: String(error) });
  };
  return { feed: createFeed({ ...settings, report }), changeAt, journal };
}
