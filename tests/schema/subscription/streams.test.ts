import { describe, expect, test } from 'vitest';
import { createApp } from '../../../schema/graphql/server.ts';
import type { Update } from '../../support/follow.ts';
import { collect, joined, matchUpdated, upTo } from '../../support/follow.ts';
import { liveMatch } from '../../support/live-match.ts';
import { ask, fieldOf, withServer } from '../../support/server.ts';
import { registry } from '../../support/service.ts';
import { withApi } from '../api.ts';

const table = withServer({ registry });
const api = withApi();

/** An event of a stream, as its data tells it. */
interface Told {
  readonly data?: { readonly matchUpdated: Update } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Follows a match by server-sent events until it is left or the stream ends. */
function stream(id: string, after: number, token?: string) {
  const told = collect<Told>();
  const leaving = new AbortController();
  const read = async (): Promise<void> => {
    const response = await fetch(`${table.server.url}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query: matchUpdated, variables: { id, after } }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.+)$/m.exec(event)?.[1];
        if (data !== undefined) told.add(JSON.parse(data));
      }
    }
  };
  const ended = read().catch((error) => {
    if (!leaving.signal.aborted) throw error;
  });
  const leave = async (): Promise<void> => {
    leaving.abort();
    await ended;
  };
  return { told, ended, leave };
}

describe('server-sent events', () => {
  test('tell what happens as it happens, and go on from what was seen', async () => {
    const { id, bid } = await liveMatch(table.server);
    const updates: Update[] = [];
    let after = 0;
    for (const until of [3, 4, 6]) {
      const { told, leave } = stream(id, after);
      while (after < until) {
        if (after >= 3) await bid();
        const next = await told.until(({ data }) => (data?.matchUpdated.after ?? -1) >= after);
        const seen = told.all.flatMap(({ data }) => data?.matchUpdated ?? []).filter((update) => update.after >= after);
        updates.push(...seen);
        after = seen.at(-1)?.version ?? after;
        expect(next.errors).toBeUndefined();
      }
      await leave();
    }
    expect(joined(updates)).toEqual(upTo(after));
  });

  test('end with an error where there is nothing to follow', async () => {
    const { told, ended } = stream('0'.repeat(26), 0);
    await ended;
    expect(told.all).toMatchObject([{ errors: [{ extensions: { code: 'NOT_FOUND' } }] }]);
  });

  test('are not begun by a host that cannot pass them on', async () => {
    const { errors } = await api.ask({
      query: `subscription { matchUpdated(matchId: "${'0'.repeat(26)}") { version } }`,
      headers: { accept: 'text/event-stream, application/json' },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'NO_STREAMS' } }]);
  });

  test('end when the token does', async () => {
    const until = Math.floor(Date.now() / 1_000) - 1;
    const identity = { verify: async () => ({ person: 'ben', name: 'Ben', until }) };
    const app = createApp({
      services: api.services,
      identity,
      report: () => {},
      streams: true,
    });
    const response = await app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: 'Bearer t' },
        body: JSON.stringify({ query: 'subscription { myTurns(after: 0) { cursor } }' }),
      }),
      { requestId: 'r' },
    );
    expect(await response.text()).toContain('TOKEN_EXPIRED');
  });
});

describe('a long poll', () => {
  const poll = `query ($id: ID!, $after: Cursor, $wait: Int) { match(id: $id) {
    events(after: $after, wait: $wait) { edges { node { version } } } } }`;

  test('is answered when something happens', async () => {
    const { id, bid } = await liveMatch(table.server);
    const asked = ask(table.server, poll, { variables: { id, after: 3, wait: 20 } });
    await bid();
    expect((await asked).data).toEqual({ match: { events: { edges: [{ node: { version: 4 } }] } } });
  });

  test('is answered at once where there is something already', async () => {
    const { id } = await liveMatch(table.server);
    const { data } = await ask(table.server, poll, { variables: { id, after: 2, wait: 20 } });
    expect(data).toEqual({ match: { events: { edges: [{ node: { version: 3 } }] } } });
  });

  test('is answered with nothing when its time is over', async () => {
    const { id } = await liveMatch(table.server);
    const { data } = await ask(table.server, poll, { variables: { id, after: 3, wait: 1 } });
    expect(data).toEqual({ match: { events: { edges: [] } } });
  });

  test.each([-1, 21])('does not wait for %i seconds', async (wait) => {
    const { id } = await liveMatch(table.server);
    const { errors } = await ask(table.server, poll, { variables: { id, after: 0, wait } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('alone is enough to follow a whole match', async () => {
    const { id, bid } = await liveMatch(table.server);
    const seen: number[] = [];
    const follow = async (): Promise<void> => {
      while ((seen.at(-1) ?? 0) < 10) {
        const answer = await ask(table.server, poll, { variables: { id, after: seen.at(-1) ?? 0, wait: 20 } });
        const { events } = fieldOf<{ events: { edges: readonly { node: { version: number } }[] } }>(answer, 'match');
        seen.push(...events.edges.map(({ node }) => node.version));
      }
    };
    const following = follow();
    for (let n = 4; n <= 10; n++) await bid();
    await following;
    expect(seen).toEqual(upTo(10));
  });
});
