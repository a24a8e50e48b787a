import type { Registry } from '../engine/match/registry.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { RowStore } from '../store/row-store.ts';

/** All that the use cases need from outside. */
export interface Context {
  readonly store: MatchStore;
  readonly messages: MessageStore;
  /** What the lists are read from: it follows the matches at a short distance. */
  readonly rows: RowStore;
  /** The games that are played here. */
  readonly registry: Registry;
  readonly now: () => Date;
  /** Unpredictable bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  /**
   * Only on a server for tests and for play by bots: secrets, bots and so all draws follow from it. A public server has none.
   */
  readonly seed?: string;
}
