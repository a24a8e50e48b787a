import type { AttributeValue, ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { itemOf } from '../attributes.ts';
import { insist } from '../availability.ts';
import type { Key } from '../keys.ts';
import { versionSort } from '../keys.ts';
import type { TableAt } from '../table.ts';
import { activePrefix, endedPrefix, matchIdOfFirst, publicPrefixes, rowPlaceAt } from './row-keys.ts';

/** One of the parts that a table is read in. */
export interface Segment {
  readonly segment: number;
  readonly of: number;
}

/** A match that is there, or a row that names one. */
export interface Scanned {
  readonly matchId: string;
  /** Where the row stands; nothing: it is the match itself. */
  readonly row?: Key;
}

/** Every match and every row in a segment of the table, page after page. Reads all of the segment. */
export async function* scanMatches(table: TableAt, segment: Segment): AsyncGenerator<Scanned> {
  let from: Record<string, AttributeValue> | undefined;
  do {
    const scan = new ScanCommand({
      ...request(table.tableName, segment),
      ...(from === undefined ? {} : { ExclusiveStartKey: from }),
    });
    const page: ScanCommandOutput = await insist(table.insistForMs, () => table.client.send(scan));
    for (const { pk, sk } of page.Items ?? []) yield* foundAt({ pk: pk?.S ?? '', sk: sk?.S ?? '' });
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

function request(TableName: string, { segment, of }: Segment) {
  const begin = (name: string, key: string): string => `begins_with(${key}, ${name})`;
  return {
    TableName,
    ProjectionExpression: 'pk, sk',
    FilterExpression: [
      'sk = :first',
      ...[':active', ':ended'].map((name) => begin(name, 'sk')),
      ...[':open', ':finished'].map((name) => begin(name, 'pk')),
    ].join(' OR '),
    ExpressionAttributeValues: itemOf({
      ...{ ':first': versionSort(1), ':active': activePrefix, ':ended': endedPrefix },
      ...{ ':open': publicPrefixes.open, ':finished': publicPrefixes.finished },
    }),
    Segment: segment,
    TotalSegments: of,
    ConsistentRead: true,
  };
}

function foundAt(key: Key): readonly Scanned[] {
  const begins = matchIdOfFirst(key);
  if (begins !== undefined) return [{ matchId: begins }];
  const place = rowPlaceAt(key);
  return place === undefined ? [] : [{ matchId: place.matchId, row: key }];
}
