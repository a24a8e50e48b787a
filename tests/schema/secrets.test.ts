import { describe, expect, test } from 'vitest';
import { hexOf } from '../../engine/kernel/hash.ts';
import { faces } from '../../schema/graphql/games/index.ts';
import { buildSchema } from '../../schema/graphql/schema.ts';
import { tellAll } from '../support/rows.ts';
import type { TestApi } from './api.ts';
import { withApi } from './api.ts';
import { everything, noLimits } from './everything.ts';
import type { ShortMatch } from './table-talk.ts';
import { accepted, act, submit } from './table-talk.ts';
import { tictactoeFace } from './tictactoe-face.ts';

// Two servers alike to the last byte: ids, secrets and times are the same, so that answers differ by what is played only.
const alike = {
  context: {
    seed: 'tide',
    now: () => new Date('2026-11-30T09:30:00.000Z'),
    randomBytes: (count: number) => new Uint8Array(count),
  },
  app: { limits: noLimits },
};
const one = withApi(alike);
const other = withApi(alike);

const schema = buildSchema([...faces, tictactoeFace]);

/** A match by invitation in which Aki has bid and Ben has not. */
async function playTo(api: TestApi, moves: string, bid: string): Promise<ShortMatch> {
  const make = { game: 'tictactoe', seats: 2, access: 'INVITATION', word: 'word-of-aki', moveId: `${moves}-0` };
  const { invitation } = await accepted(submit(api, 'Aki', 'createMatch', make));
  const lobby = await accepted(
    submit(api, 'Ben', 'joinMatch', { code: invitation, word: 'word-of-ben', moveId: `${moves}-1` }),
  );
  const step = { matchId: lobby.id, expectedVersion: 2, moveId: `${moves}-2` };
  const match = await accepted(submit(api, 'Aki', 'startMatch', step));
  const input = { matchId: match.id, expectedVersion: 3, moveId: `${moves}-3`, text: [bid] };
  return await accepted(submit(api, 'Aki', 'act', input));
}

/** All that a viewer can get to see of a match, as text. */
async function seeAll(api: TestApi, { id }: ShortMatch, as?: string): Promise<string> {
  await tellAll(api.table, id);
  const query = everything(schema, {
    'Query.match': `(id: "${id}")`,
    'Query.game': '(name: "tictactoe")',
    'Query.messages': `(matchId: "${id}")`,
    'Game.terms': '(language: EN)',
    'Query.preview': `(input: { matchId: "${id}", text: ["bid -"] })`,
  });
  const told = await api.ask({ query, ...(as === undefined ? {} : { as }) });
  // The public has no lists of its own.
  const refused =
    as === undefined ? told.errors.filter(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') : [];
  expect(refused).toHaveLength(as === undefined ? 3 : 0);
  expect(told.errors.length).toBe(refused.length);
  return told.text;
}

const viewers = [
  ['the other seat', 'Ben'],
  ['a spectator', 'Chiyo'],
  ['the public', undefined],
] as const;

// An answer to one must not depend on what another has hidden
describe('what is hidden changes no byte', () => {
  test.each(viewers)('of what %s receives', async (title, as) => {
    const moves = `bid-${title.replaceAll(' ', '-')}`;
    const [low, high] = [await playTo(one, moves, 'bid red*1'), await playTo(other, moves, 'bid blue*2')];
    expect(low.id).toBe(high.id);
    expect(await seeAll(one, low, as)).toBe(await seeAll(other, high, as));
  });

  test('but of what the bidder receives', async () => {
    const [low, high] = [await playTo(one, 'own', 'bid red*1'), await playTo(other, 'own', 'bid blue*2')];
    expect(await seeAll(one, low, 'Aki')).not.toBe(await seeAll(other, high, 'Aki'));
  });
});

describe('no path of the schema leads to a secret', () => {
  test.each(viewers)('for %s', async (title, as) => {
    const match = await playTo(one, `path-${title.replaceAll(' ', '-')}`, 'bid blue*2');
    const text = await seeAll(one, match, as);
    const stored = await one.table.store.newest(match.id);
    expect(text).not.toContain(hexOf(stored?.secret ?? new Uint8Array()));
    expect(text).not.toContain('id-of-Aki');
    expect(text).not.toContain('word-of-');
    if (as !== 'Ben') expect(text).not.toContain(match.invitation);
  });

  test('and none to persons or words when all else is public', async () => {
    let match = await playTo(one, 'end', 'bid blue*2');
    match = await accepted(act(one, 'Ben', match, 'bid -'));
    match = await accepted(submit(one, 'Aki', 'resign', { matchId: match.id, expectedVersion: match.version }));
    expect(match.phase).toBe('OVER');
    const text = await seeAll(one, match);
    const stored = await one.table.store.newest(match.id);
    expect(text).toContain(hexOf(stored?.secret ?? new Uint8Array()));
    expect(text).not.toContain('id-of-');
    expect(text).not.toContain(match.invitation);
  });
});
