import type { StreamRecord } from '../../functions/feed/event.ts';
import { changeAt } from '../../store/log.ts';
import type { Answered, Asked, Backend } from './backend.ts';
import { jsonIn, operationOf } from './backend.ts';

/** An item as it travels: bytes are base64. */
type Item = { readonly [name: string]: { readonly S?: string; readonly [type: string]: unknown } };

/** A record as Lambda gets it from a DynamoDB stream of new images. */
export interface CapturedRecord extends StreamRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT';
  readonly eventVersion: string;
  readonly awsRegion: string;
  readonly dynamodb: {
    readonly ApproximateCreationDateTime: number;
    readonly Keys: { readonly pk: { readonly S: string }; readonly sk: { readonly S: string } };
    readonly NewImage: Item;
    readonly SequenceNumber: string;
    readonly StreamViewType: 'NEW_IMAGE';
  };
}

/** The records of a stream in their order. */
export interface Recorder {
  /** The record of an item that was inserted; nothing if it is no entry of a log: no filter would let it pass. */
  record(item: Item): CapturedRecord | undefined;
}

/** A recorder that counts from 1. */
export function createRecorder(now: () => number = Date.now): Recorder {
  let sequence = 0;
  return {
    record: (item) => {
      const key = { pk: item.pk?.S ?? '', sk: item.sk?.S ?? '' };
      if (changeAt(key) === undefined) return undefined;
      sequence += 1;
      const number = String(sequence).padStart(21, '0');
      return {
        eventID: number,
        eventName: 'INSERT',
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'local',
        dynamodb: {
          ApproximateCreationDateTime: Math.floor(now() / 1_000),
          Keys: { pk: { S: key.pk }, sk: { S: key.sk } },
          NewImage: item,
          SequenceNumber: number,
          StreamViewType: 'NEW_IMAGE',
        },
      };
    },
  };
}

/**
 * A DynamoDB whose stream is told to `emit`, before the writer has its answer: every write of an entry of a log that succeeded,
 * or that may have. Entries are only ever inserted, so no old image is read.
 */
export function captured(
  backend: Backend,
  recorder: Recorder,
  emit: (records: readonly CapturedRecord[]) => void,
): Backend {
  const tell = (items: readonly Item[]): void => {
    const records = items.flatMap((item) => recorder.record(item) ?? []);
    if (records.length > 0) emit(records);
  };
  return async (asked) => {
    const items = itemsIn(asked);
    if (items.length === 0) return await backend(asked);
    try {
      const answered = await backend(asked);
      // An error inside the database leaves open whether it wrote.
      if (answered.status === 200) tell(withoutUnprocessed(items, answered));
      else if (answered.status >= 500) tell(items);
      return answered;
    } catch (error) {
      tell(items);
      throw error;
    }
  };
}

/** What may be in a write that puts items: the parts that are read. */
interface Puts {
  readonly Item?: Item;
  readonly TransactItems?: readonly { readonly Put?: { readonly Item: Item } }[];
  readonly RequestItems?: Batch;
}
type Batch = { readonly [table: string]: readonly { readonly PutRequest?: { readonly Item: Item } }[] };

const writes: ReadonlySet<string> = new Set(['PutItem', 'TransactWriteItems', 'BatchWriteItem']);

/** The items that a request puts. */
function itemsIn(asked: Asked): readonly Item[] {
  if (!writes.has(operationOf(asked))) return [];
  const { Item: item, TransactItems = [], RequestItems = {} } = jsonIn(asked) as Puts;
  return [
    ...(item === undefined ? [] : [item]),
    ...TransactItems.flatMap(({ Put }) => (Put === undefined ? [] : [Put.Item])),
    ...itemsOf(RequestItems),
  ];
}

function itemsOf(batch: Batch): readonly Item[] {
  return Object.values(batch)
    .flat()
    .flatMap(({ PutRequest }) => (PutRequest === undefined ? [] : [PutRequest.Item]));
}

/** A batch may be carried out in part, and answers with the rest. */
function withoutUnprocessed(items: readonly Item[], answered: Answered): readonly Item[] {
  const { UnprocessedItems = {} } = jsonIn(answered) as { readonly UnprocessedItems?: Batch };
  const left = new Set(itemsOf(UnprocessedItems).map(placeOf));
  return items.filter((item) => !left.has(placeOf(item)));
}

function placeOf({ pk, sk }: Item): string {
  return JSON.stringify([pk, sk]);
}
