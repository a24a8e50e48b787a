import { describe, expect, test } from 'vitest';
import { createApp } from '../../schema/graphql/server.ts';
import { withApi } from './api.ts';
import { create } from './table-talk.ts';

const api = withApi();
const query = '{ me { name } }';

test('whoever shows no token is nobody', async () => {
  expect(await api.data({ query })).toEqual({ me: null });
  expect(await api.data({ query, headers: { authorization: '' } })).toEqual({ me: null });
});

describe('a whole request is refused by what it shows', () => {
  test.each(['Bearer forged', 'Bearer a.b.c', 'Bearer', 'Bearer null', 'Basic YWtpOg==', 'forged'])(
    '%s',
    async (authorization) => {
      const { status, headers, data, errors } = await api.ask({ query, headers: { authorization } });
      expect([status, data, headers.get('www-authenticate')]).toEqual([401, undefined, 'Bearer error="invalid_token"']);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(errors[0]?.extensions).not.toHaveProperty('http');
    },
  );

  test('a token without its scheme', async () => {
    const { errors } = await api.ask({ query, headers: { authorization: await api.mint('Aki') } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('before anything is looked at', async () => {
    const { id } = await create(api);
    api.table.line.reset();
    const told = await api.ask({ query: `{ match(id: "${id}") { id } }`, headers: { authorization: 'Bearer forged' } });
    expect(told.data).toBeUndefined();
    expect([...api.table.line.counts]).toEqual([]);
  });

  test.each(['application/json', 'text/event-stream'])('a token that has ended, for %s', async (accept) => {
    const app = createApp({
      services: api.services,
      identity: { verify: async () => 'ended' },
      report: () => {},
      streams: true,
    });
    const asked = accept === 'application/json' ? query : 'subscription { myTurns { cursor } }';
    const response = await app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, authorization: 'Bearer t' },
        body: JSON.stringify({ query: asked }),
      }),
      { requestId: 'r' },
    );
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('"code":"TOKEN_EXPIRED"');
  });
});
