import type { Registry } from '../engine/match/registry.ts';
import type { RowStore } from '../store/lists/row-store.ts';
import type { MatchStore } from '../store/matches/match-store.ts';
import type { MessageStore } from '../store/messages/message-store.ts';

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
