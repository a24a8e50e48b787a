import { setTimeout as pause } from 'node:timers/promises';
import type { Wait } from '../schema/graphql/subscription/wait.ts';
import type { Change } from '../store/log.ts';
import { logName } from '../store/log.ts';

/** Sleepers that every entry of their log wakes as soon as it is written. */
export function waitForRecords(onRecord: (listener: (change: Change) => void) => unknown): Wait {
  const sleepers = new Map<string, Set<AbortController>>();
  onRecord(({ log }) => {
    for (const sleeper of sleepers.get(logName(log)) ?? []) sleeper.abort();
  });
  return async (log, ms, signal) => {
    const name = logName(log);
    const sleeper = new AbortController();
    const sleeping = sleepers.get(name) ?? new Set();
    sleepers.set(name, sleeping.add(sleeper));
    const wakes = signal === undefined ? sleeper.signal : AbortSignal.any([sleeper.signal, signal]);
    await pause(ms, undefined, { signal: wakes }).catch(() => undefined);
    sleeping.delete(sleeper);
    if (sleeping.size === 0) sleepers.delete(name);
  };
}
