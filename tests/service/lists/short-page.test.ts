import { beforeAll, expect, test } from 'vitest';
import { createLists } from '../../../service/lists/lists.ts';
import { textOf } from '../../../service/lists/rows.ts';
import { summaryOf } from '../../../service/lists/summary.ts';
import { publicRowKey } from '../../../store/lists/row-keys.ts';
import { withTable } from '../../support/dynamo.ts';
import { registry } from '../../support/service.ts';
import { storedVersion } from '../../support/stored-version.ts';

const table = withTable();
const lists = () => createLists({ rows: table.rows, registry });
const many = 520;

/** A lobby that stands in the open list; the lower its number, the newer it is. */
async function list(number: number, seats: number): Promise<void> {
  const stored = storedVersion(`match-${String(number).padStart(3, '0')}`, 1);
  const createdAt = new Date(Date.UTC(2026, 0, 1) - number * 1_000).toISOString();
  const match = { ...stored.match, createdAt, seats: Array.from({ length: seats }, () => null) };
  const key = publicRowKey('open', { game: match.game, at: createdAt, matchId: match.id });
  const will = textOf(summaryOf({ ...stored, match }));
  await table.rows.change({ writes: [{ key, was: undefined, will }] });
}

beforeAll(async () => {
  for (let from = 0; from < many; from += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, at) => list(from + at, from + at === many - 1 ? 6 : 2)));
  }
});

test('a question that few matches answer is answered page by page, and none looks without end', async () => {
  const first = await lists().matches({ list: 'open', seats: 6 });
  const page = first.ok ? first.page : undefined;
  expect(page).toMatchObject({ edges: [], hasNextPage: true, endCursor: expect.any(String) });
  const second = await lists().matches({ list: 'open', seats: 6, after: page?.endCursor ?? '' });
  expect(second).toMatchObject({
    ok: true,
    page: { edges: [{ node: { matchId: `match-${many - 1}` } }], hasNextPage: false, hasPreviousPage: true },
  });
});
