import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from '../attributes.ts';
import { itemOf, recordOf } from '../attributes.ts';
import { entryPrefix, numberIn, personPartition } from '../keys.ts';
import type { OpenDecision } from '../matches/version-item.ts';
import { itemsIn, pageOf } from '../read.ts';
import type { TableAt } from '../table.ts';
import { entryKey } from './row-keys.ts';

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
  const { items } = await pageOf(table, {
    where: 'pk = :person AND begins_with(sk, :entry)',
    values: { ':person': personPartition(person), ':entry': entryPrefix },
    attributes: ['sk'],
    newestFirst: true,
    limit: 1,
  });
  return numberIn(items[0]?.sk?.S ?? '')?.n ?? 0;
}

/** The entries after number `after`, up to number `to`, oldest first. */
export async function entriesBetween(
  table: TableAt,
  person: string,
  { after, to }: { readonly after: number; readonly to: number },
): Promise<readonly PersonEntry[]> {
  if (to <= after) return [];
  const found = await itemsIn(table, {
    where: 'pk = :person AND sk BETWEEN :first AND :last',
    values: {
      ':person': personPartition(person),
      ':first': entryKey(person, after + 1).sk,
      ':last': entryKey(person, to).sk,
    },
  });
  return found.map((item) => entryFrom(person, item));
}

// The casts trust what entryItem wrote.
function entryFrom(person: string, item: Item): PersonEntry {
  const { n, matchId, turns } = recordOf(item);
  return { person, n: n as number, matchId: matchId as string, turns: turns as unknown as readonly OpenDecision[] };
}
