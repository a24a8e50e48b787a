import type { Change } from '../../store/log.ts';
import { logName } from '../../store/log.ts';

/** Changes of which a consumer still has to be told again: they are not done before it is. */
export interface Held {
  hold(change: Change): void;
  /** One thing less to do about its log; returns what is done by that. */
  release(change: Change): readonly Change[];
  /** Of these, what is done: all of logs about which nothing is left to do. */
  sift(changes: readonly Change[]): readonly Change[];
}

/** Nothing is held. */
export function createHeld(): Held {
  const logs = new Map<string, { undone: number; readonly changes: Change[] }>();
  return {
    hold: ({ log }) => {
      const name = logName(log);
      const held = logs.get(name) ?? { undone: 0, changes: [] };
      held.undone += 1;
      logs.set(name, held);
    },
    release: ({ log }) => {
      const name = logName(log);
      const held = logs.get(name);
      if (held === undefined) return [];
      held.undone -= 1;
      if (held.undone > 0) return [];
      logs.delete(name);
      return held.changes;
    },
    sift: (changes) =>
      changes.filter((change) => {
        const held = logs.get(logName(change.log));
        held?.changes.push(change);
        return held === undefined;
      }),
  };
}
