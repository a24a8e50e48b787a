import { paginateScan } from '@aws-sdk/client-dynamodb';
import { createClient } from '../store/client.ts';
import { matchIdIn } from '../store/keys.ts';

/** The ids of the matches that are being played: what a server that starts again has to go on with. Reads the whole table. */
export async function unfinishedMatches(endpoint: string, tableName: string): Promise<readonly string[]> {
  const client = createClient({ endpoint });
  const newest = new Map<string, { readonly n: number; readonly phase: string }>();
  const scan = paginateScan(
    { client },
    {
      TableName: tableName,
      ProjectionExpression: '#pk, #n, #phase',
      ExpressionAttributeNames: { '#pk': 'pk', '#n': 'n', '#phase': 'phase' },
    },
  );
  for await (const page of scan) {
    for (const { pk, n, phase } of page.Items ?? []) {
      const matchId = matchIdIn(pk?.S ?? '');
      const version = { n: Number(n?.N), phase: phase?.S ?? '' };
      if (matchId !== undefined && version.n > (newest.get(matchId)?.n ?? 0)) newest.set(matchId, version);
    }
  }
  client.destroy();
  return [...newest].filter(([, { phase }]) => phase === 'playing').map(([matchId]) => matchId);
}
