import { describe, expect, test } from 'vitest';
import { begin, goOn } from '../../../schema/graphql/socket/operations.ts';
import { longestNews } from '../../../schema/graphql/socket/teller.ts';
import type { Person, Verified } from '../../../service/identity.ts';
import { mute, openTable, posted, say, storedMessage } from '../../support/chat.ts';
import { aki, ben, chiyo, person } from '../../support/service.ts';
import { withApi } from '../api.ts';

const api = withApi({ app: { streams: true } });

const query = `subscription ($id: ID!, $after: Int) { messagesUpdated(matchId: $id, after: $after) {
  after upTo messages { n at text isYou mentions by { seat name } to { seat name } notice { muted about { seat name } } }
} }`;

interface Update {
  readonly after: number;
  readonly upTo: number;
  readonly messages: readonly { readonly n: number; readonly text: string }[];
}

const until = Math.floor(Date.now() / 1_000) + 3_600;
const verified = (who: Person): Verified => ({ ...who, until });
const operation = (who: Person | undefined, id: string, after?: number) => ({
  caller: who && verified(who),
  params: { query, variables: { id, ...(after === undefined ? {} : { after }) } },
});

/** Everything after a message, update by update, as it would be sent to someone. */
async function follow(who: Person, id: string, from: number): Promise<readonly Update[]> {
  const updates: Update[] = [];
  for (let after = from; ; ) {
    const { result, upTo } = await goOn(api.app, operation(who, id), { after });
    expect(result.errors).toBeUndefined();
    if (upTo === undefined) return updates;
    const update = result.data?.messagesUpdated as Update;
    expect(update).toMatchObject({ after, upTo });
    expect(upTo).toBeGreaterThan(after);
    updates.push(update);
    after = upTo;
  }
}

const numbers = (updates: readonly Update[]) => updates.flatMap(({ messages }) => messages.map(({ n }) => n));

describe('a subscription', () => {
  test('follows the talk of its match: from now on, or from any message', async () => {
    const id = await openTable(api.services);
    expect(await begin(api.app, operation(ben, id))).toEqual({
      ...{ kind: 'follows', log: { kind: 'chat', matchId: id }, after: 0 },
    });
    posted(await say(api.services, aki, id, 'one'));
    posted(await say(api.services, aki, id, 'two'));
    expect(await begin(api.app, operation(ben, id))).toMatchObject({ kind: 'follows', after: 2 });
    expect(await begin(api.app, operation(ben, id, 1))).toMatchObject({ kind: 'follows', after: 1 });
  });

  test.each([
    ['UNAUTHENTICATED', undefined, {}],
    ['NOT_FOUND', aki, { id: 'none' }],
    ['BAD_USER_INPUT', aki, { after: -1 }],
    ['BAD_USER_INPUT', aki, { after: 1 }],
  ])('is refused %s', async (code, who, changes) => {
    const id = await openTable(api.services);
    const { params, caller } = operation(who, id);
    const begun = await begin(api.app, {
      caller,
      params: { ...params, variables: { ...params.variables, ...changes } },
    });
    expect(begun).toMatchObject({ kind: 'result', result: { errors: [{ extensions: { code } }] } });
  });
});

describe('updates', () => {
  test('have what was said and what the organizer did, and end where nothing is new', async () => {
    const id = await openTable(api.services);
    posted(await say(api.services, aki, id, 'hello @1'));
    posted(await mute(api.services, aki, id, 1));
    expect(await follow(ben, id, 0)).toMatchObject([
      {
        ...{ after: 0, upTo: 2 },
        messages: [
          { n: 1, text: 'hello @1', isYou: false, mentions: [1], by: { seat: 0, name: 'Aki' }, notice: null },
          { n: 2, text: 'Aki muted Ben.', notice: { muted: true, about: { seat: 1, name: 'Ben' } } },
        ],
      },
    ]);
    expect(await follow(ben, id, 2)).toEqual([]);
  });

  test('join without gap or double from every message on, for who hears all and who does not', async () => {
    const id = await openTable(api.services, { privateTalk: true });
    const [by, to] = [
      { ...ben, seat: 1 },
      { ...chiyo, seat: 2 },
    ];
    for (let n = 1; n <= 45; n++) {
      const content = { kind: 'talk' as const, text: `canary-${n}`, mentions: [], ...(n % 3 === 0 ? { to } : {}) };
      await api.table.messages.post(storedMessage(id, n, { by, content }));
    }
    const all = Array.from({ length: 45 }, (_, at) => at + 1);
    for (const from of [0, 1, 19, 20, 21, 44, 45]) {
      const later = all.filter((n) => n > from);
      expect(numbers(await follow(chiyo, id, from))).toEqual(later);
      const others = await follow(person(4), id, from);
      expect(numbers(others)).toEqual(later.filter((n) => n % 3 !== 0));
      for (const n of all.filter((hidden) => hidden % 3 === 0)) {
        expect(JSON.stringify(others)).not.toContain(`"canary-${n}"`);
      }
      for (const { messages } of others) expect(messages.length).toBeLessThanOrEqual(20);
    }
  });

  test('cover what was said to others, with nothing in them', async () => {
    const id = await openTable(api.services, { privateTalk: true });
    posted(await say(api.services, ben, id, 'canary', { to: 2 }));
    expect(await follow(aki, id, 0)).toEqual([{ after: 0, upTo: 1, messages: [] }]);
    expect(numbers(await follow(chiyo, id, 0))).toEqual([1]);
  });

  test('of the longest messages fit into what a socket takes', async () => {
    const id = await openTable(api.services, { privateTalk: true });
    const whoever = { name: '魚'.repeat(60), seat: 1 };
    for (let n = 1; n <= 20; n++) {
      const to = { ...whoever, person: 'aki' };
      const content = { kind: 'talk' as const, text: '🐟'.repeat(1_000), mentions: [0, 1, 2], to };
      await api.table.messages.post(storedMessage(id, n, { by: { ...whoever, person: 'ben' }, content }));
    }
    const [update] = await follow(aki, id, 0);
    expect(update?.messages).toHaveLength(20);
    expect(Buffer.byteLength(JSON.stringify(update))).toBeLessThan(longestNews - 1_000);
  });
});

test('a server that holds the connection goes on with what is said', async () => {
  const id = await openTable(api.services);
  posted(await say(api.services, aki, id, 'before'));
  const { params, caller } = operation(ben, id, 0);
  const context = { requestId: 'request-1', asked: { caller } } as Parameters<typeof api.app.getResultForParams>[1];
  const request = new Request('http://localhost/graphql', { method: 'POST' });
  const results = (await api.app.getResultForParams({ params, request }, context)) as AsyncIterable<unknown>;
  const updates = results[Symbol.asyncIterator]();
  expect(await updates.next()).toMatchObject({ value: { data: { messagesUpdated: { after: 0, upTo: 1 } } } });
  const next = updates.next();
  posted(await say(api.services, aki, id, 'after'));
  expect(await next).toMatchObject({
    value: { data: { messagesUpdated: { after: 1, upTo: 2, messages: [{ text: 'after' }] } } },
  });
  await updates.return?.();
});
