import { consumersOf } from '../../service/feed/consumers.ts';
import type { FeedSettings } from '../../service/feed/feed.ts';
import { createFeed } from '../../service/feed/feed.ts';
import { changeAt } from '../../store/log.ts';
import { laterQueue } from '../aws/later-queue.ts';
import type { Environment } from '../environment.ts';
import { required } from '../environment.ts';
import type { Log } from '../log.ts';
import { contextFrom } from '../wiring.ts';
import type { FeedFunction } from './serve.ts';

/**
 * What the feed stands on, out of the environment: what every function does, and
 * - `LATER_QUEUE_URL`: the queue of what was put off
 * @throws Error on a missing setting.
 */
export function wire(environment: Environment, log: Log): FeedFunction {
  const consumers = consumersOf(contextFrom(environment));
  const later = laterQueue(required(environment, 'LATER_QUEUE_URL'));
  return feedOf({ consumers, later }, log);
}

/** A feed that reports to the log: who a person is stays out of it. */
export function feedOf(settings: Omit<FeedSettings, 'report'>, log: Log): FeedFunction {
  const report: FeedSettings['report'] = ({ consumer, log: { kind, ...of }, n }, error) => {
    const match = 'matchId' in of ? { matchId: of.matchId } : {};
    log({ level: 'error', consumer, kind, ...match, n, error: String(error) });
  };
  return { feed: createFeed({ ...settings, report }), changeAt, log };
}
