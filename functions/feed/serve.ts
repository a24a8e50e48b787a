import type { Change, Feed } from '../../service/feed/feed.ts';
import type { Journal } from '../journal.ts';
import type { BatchResponse, FeedHandler, QueueRecord, StreamRecord } from './event.ts';
import { undoneIn } from './undone-message.ts';

/** What the feed's handler stands on. */
export interface FeedFunction {
  readonly feed: Feed;
  /** The entry of a log that stands at a key, if one does. */
  readonly changeAt: (key: { readonly pk: string; readonly sk: string }) => Change | undefined;
  /** Sees to it that a message which failed comes again soon. Without it the queue sees to that itself, as the local one does. */
  readonly soon?: (message: QueueRecord) => Promise<void>;
  readonly journal: Journal;
}

/** What a record of the stream tells of, and its number there. */
interface Sequenced {
  readonly change: Change;
  readonly sequence: string;
}

/**
 * The handler of both sources. Records that tell of no entry are logged by their numbers and skipped: nobody could do more with
 * them. A record of the stream comes again, with all after it, only if what a consumer could not do could not be put off.
 */
export function serve({ feed, changeAt, soon = async () => {}, journal }: FeedFunction): FeedHandler {
  const changesIn = (record: StreamRecord): readonly Sequenced[] => {
    const { Keys, SequenceNumber: sequence } = record.dynamodb ?? {};
    const key = { pk: Keys?.pk?.S ?? '', sk: Keys?.sk?.S ?? '' };
    const change = record.eventName === 'INSERT' ? changeAt(key) : undefined;
    if (change !== undefined && sequence !== undefined) return [{ change, sequence }];
    journal({ level: 'warn', skipped: record.eventName, sequence });
    return [];
  };

  const followStream = async (records: readonly StreamRecord[]): Promise<BatchResponse> => {
    const told = records.flatMap(changesIn);
    const lost = new Set(await feed.follow(told.map(({ change }) => change)));
    const first = told.find(({ change }) => lost.has(change));
    return { batchItemFailures: first === undefined ? [] : [{ itemIdentifier: first.sequence }] };
  };

  const tellAgain = async (message: QueueRecord): Promise<BatchResponse['batchItemFailures']> => {
    const { messageId } = message;
    const undone = undoneIn(message.body);
    if (undone === undefined) {
      journal({ level: 'warn', skipped: 'message', messageId });
      return [];
    }
    return await feed.again(undone).then(
      () => [],
      async () => {
        // Where it cannot be seen to, it comes all the same, later.
        await soon(message).catch((error) => journal({ level: 'warn', late: messageId, error: String(error) }));
        return [{ itemIdentifier: messageId }];
      },
    );
  };

  return async ({ Records: records }) => {
    const again = await Promise.all(records.filter(isMessage).map(tellAgain));
    const { batchItemFailures } = await followStream(records.filter(isOfStream));
    return { batchItemFailures: [...again.flat(), ...batchItemFailures] };
  };
}

function isMessage(record: StreamRecord | QueueRecord): record is QueueRecord {
  return record.eventSource === 'aws:sqs';
}

function isOfStream(record: StreamRecord | QueueRecord): record is StreamRecord {
  return !isMessage(record);
}
