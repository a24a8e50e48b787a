/** Runs something when all who came before for one of the same names are done. Rejects as what it runs does. */
export type InTurn = <T>(names: readonly string[], run: () => Promise<T>) => Promise<T>;

/**
 * Turns within this process: they only keep those from getting into each other's way who would have to begin again. What must not
 * happen twice, the database sees to. Everyone takes a place in all their queues at once, so nobody waits in a circle.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (names, run) => {
    const before = names.map((name) => last.get(name));
    const running = Promise.all(before).then(run);
    const over = running.then(
      () => undefined,
      () => undefined,
    );
    for (const name of names) last.set(name, over);
    void over.then(() => {
      for (const name of names) if (last.get(name) === over) last.delete(name);
    });
    return running;
  };
}
