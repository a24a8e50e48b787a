/** Counts what is still to be done, for those who wait until nothing is. */
export interface Activity {
  begin(count: number): void;
  end(count: number): void;
  /** Nothing will be done any more. */
  stop(): void;
  /** Answers when there is nothing to do. */
  idle(): Promise<void>;
}

/** An activity with nothing to do. */
export function createActivity(): Activity {
  const waiting: (() => void)[] = [];
  let open = 0;
  let stopped = false;
  const tell = (): void => {
    if (open === 0 || stopped) for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    begin: (count) => {
      open += count;
    },
    end: (count) => {
      open -= count;
      tell();
    },
    stop: () => {
      stopped = true;
      tell();
    },
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        tell();
      }),
  };
}
