import type { StoreSettings } from '../table.ts';
import { tableAt } from '../table.ts';
import type { StoredMessage } from './message-item.ts';
import type { PostResult } from './post-message.ts';
import { postMessage, receiptHash } from './post-message.ts';
import { messagesIn, numberOnReceipt } from './read-messages.ts';

/**
 * The messages at the tables of all matches. Reads are strongly consistent.
 * Reads throw StoreUnavailable when the database does not answer.
 */
export interface MessageStore {
  /** Up to `limit` messages before number `before` (or the newest), newest first. */
  latest(matchId: string, limit: number, before?: number): Promise<readonly StoredMessage[]>;
  /** Up to `limit` messages after number `after`, oldest first. */
  since(matchId: string, after: number, limit: number): Promise<readonly StoredMessage[]>;
  /** The message that a messageId of a person became, if it did. Two reads at most. */
  posted(matchId: string, person: string, messageId: string): Promise<StoredMessage | undefined>;
  /** Writes a message with the next number. One transaction. */
  post(message: StoredMessage): Promise<PostResult>;
}

const highestNumber = 10 ** 8 - 1;

/** A message store in a DynamoDB table. */
export function createMessageStore(settings: StoreSettings): MessageStore {
  const table = tableAt(settings);
  return {
    latest: (matchId, limit, before = highestNumber + 1) =>
      messagesIn(table, matchId, { first: 1, last: before - 1, limit, newestFirst: true }),
    since: (matchId, after, limit) =>
      messagesIn(table, matchId, { first: after + 1, last: highestNumber, limit, newestFirst: false }),
    posted: async (matchId, person, messageId) => {
      const n = await numberOnReceipt(table, matchId, receiptHash({ person, messageId }));
      if (n === undefined) return undefined;
      const range = { first: n, last: n, limit: 1, newestFirst: false };
      return (await messagesIn(table, matchId, range))[0];
    },
    post: (message) => postMessage(table, message),
  };
}
