import { describe, expect, test } from 'vitest';
import { begin } from '../../../schema/graphql/socket/operations.ts';
import { tellAll } from '../../support/rows.ts';
import { withApi } from '../api.ts';
import type { ShortMatch } from '../table-talk.ts';
import { start } from '../table-talk.ts';

const api = withApi({ app: { streams: true } });

const until = Math.floor(Date.now() / 1_000) + 3_600;
const aki = { person: 'id-of-Aki', name: 'Aki', until };

/** A match of Aki in which something has been said, and that the lists know. */
async function loudMatch(): Promise<ShortMatch> {
  const match = await start(api);
  const input = { matchId: match.id, messageId: 'hello', text: 'hello' };
  const said = await api.services.sendMessage(aki, input);
  expect(said.ok).toBe(true);
  await tellAll(api.table, match.id);
  return match;
}

interface Followed {
  readonly name: string;
  readonly query: string;
  /** The newest entry of the log. */
  readonly newest: (id: string) => Promise<number>;
}

const followed: readonly Followed[] = [
  {
    name: 'matchUpdated',
    query: 'subscription ($id: ID!, $after: Int) { matchUpdated(matchId: $id, after: $after) { version } }',
    newest: async (id) => (await api.table.store.newest(id))?.n ?? 0,
  },
  {
    name: 'messagesUpdated',
    query: 'subscription ($id: ID!, $after: Int) { messagesUpdated(matchId: $id, after: $after) { upTo } }',
    newest: async (id) => (await api.table.messages.latest(id, 1))[0]?.n ?? 0,
  },
  {
    name: 'myTurns',
    query: 'subscription ($after: Int) { myTurns(after: $after) { cursor } }',
    newest: () => api.table.rows.newestEntry(aki.person),
  },
];

describe.each(followed)('$name begins', ({ query, newest }) => {
  test('after every entry that there is, by default after the newest', async () => {
    const { id } = await loudMatch();
    const max = await newest(id);
    expect(max).toBeGreaterThan(0);
    for (const after of [undefined, null, 0, max]) {
      const begun = await begin(api.app, { caller: aki, params: { query, variables: { id, after } } });
      expect(begun).toMatchObject({ kind: 'follows', after: after ?? max });
    }
  });

  test('after no number that its log has not reached, over a socket or as a stream', async () => {
    const { id } = await loudMatch();
    const max = await newest(id);
    for (const [after, facts] of [
      [max + 1, { field: 'after', expected: `0 to ${max}`, min: 0, max }],
      [1_000_000, { field: 'after', expected: `0 to ${max}`, min: 0, max }],
      [-1, { field: 'after', expected: '0 or more', min: 0 }],
    ] as const) {
      const errors = [{ extensions: { code: 'BAD_USER_INPUT', reason: 'input.malformed', facts } }];
      const begun = await begin(api.app, { caller: aki, params: { query, variables: { id, after } } });
      expect(begun).toMatchObject({ kind: 'result', result: { errors } });
      expect(await streamed(query, { id, after })).toMatchObject([{ errors }]);
    }
    expect(api.faults).toEqual([]);
  });
});

/** All that a stream tells until it ends. */
async function streamed(query: string, variables: object): Promise<readonly unknown[]> {
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
    authorization: `Bearer ${await api.mint('Aki')}`,
  };
  const request = new Request('http://localhost/graphql', {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ query, variables }),
  });
  const response = await api.app.fetch(request, { requestId: 'stream' });
  const told = [...(await response.text()).matchAll(/^data: (.+)$/gm)];
  return told.map(([, data]) => JSON.parse(data ?? ''));
}
