import type { AttributeValue, QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import type { Item } from './attributes.ts';
import { itemOf, recordOf } from './attributes.ts';
import { insist } from './availability.ts';
import { numberIn, personPartition } from './keys.ts';
import type { TableAt } from './read-versions.ts';
import { entryKey, entryPrefix } from './row-keys.ts';
import type { OpenDecision } from './version-item.ts';

/**
 * Entry n of a person's log: something changed in their row of a match, and these decisions opened with it. Entries are smaller than
 * the write that would let one expire is dear, so they stay: numbers have no gaps, and the newest is never forgotten.
 */
export interface PersonEntry {
  readonly person: string;
  readonly n: number;
  readonly matchId: string;
  readonly turns: readonly OpenDecision[];
}

/** The item of an entry. */
export function entryItem({ person, n, matchId, turns }: PersonEntry): Record<string, AttributeValue> {
  return itemOf({ ...entryKey(person, n), n, matchId, turns: turns.map((turn) => ({ ...turn })) });
}

/** The number of the newest entry, 0 if there is none: one consistent query of one short item, one read unit. */
export async function newestEntry(table: TableAt, person: string): Promise<number> {
  const query = new QueryCommand({
    TableName: table.tableName,
    KeyConditionExpression: 'pk = :person AND begins_with(sk, :entry)',
    ExpressionAttributeValues: itemOf({ ':person': personPartition(person), ':entry': entryPrefix }),
    ProjectionExpression: 'sk',
    ScanIndexForward: false,
    Limit: 1,
    ConsistentRead: true,
  });
  const { Items } = await insist(table.insistForMs, () => table.client.send(query));
  return numberIn(Items?.[0]?.sk?.S ?? '')?.n ?? 0;
}

/** The entries after number `after`, up to number `to`, oldest first. */
export async function entriesBetween(
  table: TableAt,
  person: string,
  { after, to }: { readonly after: number; readonly to: number },
): Promise<readonly PersonEntry[]> {
  if (to <= after) return [];
  const found: PersonEntry[] = [];
  let from: Record<string, AttributeValue> | undefined;
  do {
    const query = new QueryCommand({
      TableName: table.tableName,
      KeyConditionExpression: 'pk = :person AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: itemOf({
        ':person': personPartition(person),
        ':first': entryKey(person, after + 1).sk,
        ':last': entryKey(person, to).sk,
      }),
      ConsistentRead: true,
      ...(from === undefined ? {} : { ExclusiveStartKey: from }),
    });
    const page: QueryCommandOutput = await insist(table.insistForMs, () => table.client.send(query));
    found.push(...(page.Items ?? []).map((item) => entryFrom(person, item)));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return found;
}

// The casts trust what entryItem wrote.
function entryFrom(person: string, item: Item): PersonEntry {
  const { n, matchId, turns } = recordOf(item);
  return { person, n: n as number, matchId: matchId as string, turns: turns as unknown as readonly OpenDecision[] };
}
