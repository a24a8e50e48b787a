import type { Log } from '../../store/log.ts';

/**
 * Something that follows from what was written. It is told that a log has its entry `n`, at least once for every entry (of
 * several that came together, once), and usually in order, but not always: it may be told the same again, later, or after the
 * entries that follow. So it looks at what is there now and makes good what is missing.
 */
export interface Consumer {
  readonly name: string;
  /** The kinds of logs that it is told of. */
  readonly follows: readonly Log['kind'][];
  /** Is told of the entries from `first` to `n` of a log. Rejects where it must be told again. */
  consume(log: Log, n: number, first: number): Promise<void>;
}
