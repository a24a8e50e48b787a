import { randomFrom } from '../../../engine/kernel/random.ts';
import type { Connections, Posted } from '../../../service/subscriptions/connections.ts';
import type { LocalServer } from '../../server.ts';
import type { Follower } from './follower.ts';

/** Decides when whose connection breaks, and how. */
export interface Cuts {
  /** Maybe cuts a connection, or all of them. */
  disturb(followers: readonly Follower[], sockets: LocalServer['sockets']): Promise<void>;
  /** Connections to which a message may get lost, or of which it cannot be said whether it did. */
  unreliable(connections: Connections): Connections;
  /** How many connections were cut. */
  count(): number;
  byKind(): { readonly [kind: string]: number };
  /** As many as there should be. */
  done(): boolean;
}

export interface CutsSettings {
  readonly seed: string;
  readonly most: number;
}

/** One post of so many has no clear end. */
const postsPerFault = 60;
/** After one submission of so many all connections break. */
const submissionsPerBlackout = 40;

/** Cuts at random. */
export function createCuts({ seed, most }: CutsSettings): Cuts {
  const random = randomFrom(seed);
  const counts = { client: 0, leave: 0, server: 0, post: 0 };
  const count = (): number => Object.values(counts).reduce((all, each) => all + each, 0);
  const done = (): boolean => count() >= most;

  const cutOne = async (follower: Follower | undefined): Promise<void> => {
    if (random(4) === 0) {
      counts.leave += 1;
      await follower?.leave();
    } else {
      counts.client += 1;
      follower?.cut();
    }
  };

  const postBadly = async (post: () => Promise<Posted>): Promise<Posted> => {
    counts.post += 1;
    // It arrived or it did not: the sender cannot tell.
    if (random(2) === 0) await post();
    return 'unknown';
  };

  return {
    disturb: async (followers, sockets) => {
      if (done()) return;
      if (random(submissionsPerBlackout) === 0) {
        counts.server += sockets.count();
        sockets.cut();
      } else if (random(3) > 0) {
        await cutOne(followers[random(followers.length)]);
      }
    },
    unreliable: (connections) => ({
      ...connections,
      post: (connectionId, message) => {
        const post = (): Promise<Posted> => connections.post(connectionId, message);
        return done() || random(postsPerFault) > 0 ? post() : postBadly(post);
      },
    }),
    count,
    byKind: () => ({ ...counts }),
    done,
  };
}
