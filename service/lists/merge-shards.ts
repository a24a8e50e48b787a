import type { PlacedRow } from '../../store/lists/read-rows.ts';
import type { RowStore } from '../../store/lists/row-store.ts';

/** A list that stands in several partitions. */
export interface Sharded {
  readonly partitions: readonly string[];
  /** Only what comes after this sort key. */
  readonly after: string | undefined;
  /** So many rows are probably needed. */
  readonly count: number;
}

/**
 * The rows of a list from all its partitions, the latest sort key first. Of each partition only its share of the count is read, and
 * more when that is used up: whoever stops taking stops the reading.
 */
export async function* mergeShards(rows: RowStore, { partitions, after, count }: Sharded): AsyncGenerator<PlacedRow> {
  const share = Math.ceil(count / partitions.length) + 1;
  const shards = partitions.map((partition) => shardRows(rows, { partition, after, share }));
  const heads = await Promise.all(shards.map((shard) => shard.next()));
  for (;;) {
    const at = latest(heads);
    const head = heads[at];
    if (head === undefined || head.done === true) return;
    yield head.value;
    const next = await shards[at]?.next();
    if (next !== undefined) heads[at] = next;
  }
}

interface Shard {
  readonly partition: string;
  readonly after: string | undefined;
  readonly share: number;
}

async function* shardRows(rows: RowStore, { partition, after, share }: Shard): AsyncGenerator<PlacedRow, undefined> {
  let from = after;
  for (let more = true; more; ) {
    const asked = { partition, newestFirst: true, limit: share };
    const page = await rows.query(from === undefined ? asked : { ...asked, after: from });
    yield* page.rows;
    from = page.rows.at(-1)?.sort ?? from;
    more = page.more;
  }
}

/** The index of the head with the latest sort key; -1 if all have come to their end. */
function latest(heads: readonly IteratorResult<PlacedRow, undefined>[]): number {
  let found = -1;
  let sort = '';
  for (const [at, head] of heads.entries()) {
    if (head.done === true || head.value.sort <= sort) continue;
    found = at;
    sort = head.value.sort;
  }
  return found;
}
