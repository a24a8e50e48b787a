import type { LoggedVersion } from '../../engine/match/match.ts';
import { lastVersionSort, matchPartition, versionKey, versionPrefix, versionSort } from '../keys.ts';
import { itemAt, itemsIn, pageOf } from '../read.ts';
import type { TableAt } from '../table.ts';
import type { StoredVersion } from './version-item.ts';
import { loggedAttributes, loggedFrom, storedFrom } from './version-item.ts';

/** The newest version of a match: one consistent query, newest first, limit 1. */
export async function newestVersion(table: TableAt, matchId: string): Promise<StoredVersion | undefined> {
  const { items } = await pageOf(table, {
    where: 'pk = :match AND begins_with(sk, :version)',
    values: { ':match': matchPartition(matchId), ':version': versionPrefix },
    newestFirst: true,
    limit: 1,
  });
  const [item] = items;
  return item && storedFrom(item);
}

/** Version n of a match. */
export async function versionAt(table: TableAt, matchId: string, n: number): Promise<StoredVersion | undefined> {
  const item = await itemAt(table, versionKey(matchId, n));
  return item && storedFrom(item);
}

/** Up to `limit` versions after version `after`, oldest first. */
export async function versionsSince(
  table: TableAt,
  matchId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly LoggedVersion[]> {
  const found = await itemsIn(table, {
    where: 'pk = :match AND sk BETWEEN :first AND :last',
    values: { ':match': matchPartition(matchId), ':first': versionSort(after + 1), ':last': lastVersionSort },
    attributes: loggedAttributes,
    limit,
  });
  return found.map(loggedFrom);
}
