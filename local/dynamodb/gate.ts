/** Lets many in at once, or one alone: who comes first is let in first. */
export interface Gate {
  /** Runs while others that share may run too. */
  share<T>(run: () => Promise<T>): Promise<T>;
  /** Runs while nothing else does. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

/** A gate that is open. */
export function createGate(): Gate {
  // Whoever comes waits for the last one that wanted to be alone; who wants to be alone waits for all that share, too.
  let alone: Promise<unknown> = Promise.resolve();
  const sharing = new Set<Promise<unknown>>();
  return {
    share: (run) => {
      const done = alone.then(run);
      const settled = done.catch(() => {}).finally(() => sharing.delete(settled));
      sharing.add(settled);
      return done;
    },
    alone: (run) => {
      const done = Promise.all([alone, ...sharing]).then(run);
      alone = done.catch(() => {});
      return done;
    },
  };
}
