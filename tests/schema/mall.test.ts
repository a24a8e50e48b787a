import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { MallView } from '../../engine/mall/views/view.ts';
import { faces } from '../../schema/graphql/games/index.ts';
import { buildSchema } from '../../schema/graphql/schema.ts';
import { withApi } from './api.ts';
import { selectionOf } from './everything.ts';
import type { ShortMatch } from './table-talk.ts';
import { accepted, create, submit } from './table-talk.ts';

const api = withApi();
const schema = buildSchema(faces);

interface Seen {
  readonly version: number;
  readonly phase: string;
  readonly view: { readonly [field: string]: unknown };
  readonly viewJson: string;
  readonly legal: readonly { readonly action: string; readonly example: object; readonly exampleText: string }[];
}

const LOOK = `query ($id: ID!) { match(id: $id) {
  version phase viewJson view { ... on MallView ${selectionOf(schema, 'MallView')} }
  legal { action example exampleText }
} }`;

async function look(id: string, as: string): Promise<Seen> {
  return (await api.data<{ match: Seen }>({ query: LOOK, variables: { id }, as })).match;
}

async function start(options: object): Promise<ShortMatch> {
  const { id } = await create(api, { game: 'mall', mallOptions: options });
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  return await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
}

/** Plays so many submissions out of the forms alone, in turn typed and as text; answers with what was seen on the way. */
async function playOn({ id }: ShortMatch, submissions: number): Promise<readonly Seen[]> {
  const random = randomFrom('a shopper');
  const seen: Seen[] = [];
  for (let count = 0; count < submissions; count += 1) {
    const looks = [await look(id, 'Aki'), await look(id, 'Ben')];
    seen.push(...looks);
    const seat = JSON.parse(looks[0]?.viewJson ?? '{}').turn.seat as number;
    const now = looks[seat];
    const form = now?.legal[random(now.legal.length)];
    if (form === undefined) break;
    const actions = count % 2 === 0 ? { text: [form.exampleText] } : { mall: [form.example] };
    await accepted(
      submit(api, seat === 0 ? 'Aki' : 'Ben', 'act', { matchId: id, expectedVersion: now?.version, ...actions }),
    );
  }
  return seen;
}

/** The fields of a typed view's type say every field of a JSON object; a match has its outcome beside the view. */
function expectSaid(type: string, json: object): void {
  const named = schema.getType(type);
  const fields = isObjectType(named) ? Object.keys(named.getFields()) : [];
  expect(fields).toEqual(expect.arrayContaining(Object.keys(json).filter((name) => name !== 'outcome')));
}

test.each([{ mode: 'ECONOMIC' }, { mode: 'DEXTERITY', vendingSource: 'APP' }])(
  'a client plays by the API alone: %j',
  async (options) => {
    const seen = await playOn(await start(options), 30);
    expect(new Set(seen.flatMap(({ legal }) => legal.map(({ action }) => action))).size).toBeGreaterThan(2);
    for (const { view, viewJson } of seen) {
      const json = JSON.parse(viewJson) as MallView;
      expectSaid('MallView', json);
      for (const player of json.players) expectSaid('MallPlayer', player);
      for (const shop of json.shops) expectSaid('MallShop', shop);
      for (const node of json.plan.nodes) expectSaid('MallNode', node);
      for (const card of json.plan.cards) expectSaid('MallCard', card);
      for (const type of json.types) expectSaid('MallItemType', type);
      for (const [type, part] of Object.entries({
        MallTurn: json.turn,
        MallPlan: json.plan,
        MallVendingMachine: json.vending,
        MallBags: json.bags,
        MallClock: json.clock,
      })) {
        expectSaid(type, part);
      }
      expect(view).toMatchObject({
        mode: options.mode,
        prices: json.prices,
        bags: json.bags,
        players: json.players.map(({ seat, yen, node, barrels }) => ({ seat, yen, node, barrels })),
      });
    }
  },
  60_000,
);

// MALL-TIME-03
test('a dexterity match is created in real time only', async () => {
  const mallOptions = { mode: 'DEXTERITY' };
  const { id } = await create(api, { game: 'mall', mallOptions });
  const query = 'query ($id: ID!) { match(id: $id) { speed } }';
  expect(await api.data({ query, variables: { id }, as: 'Aki' })).toEqual({ match: { speed: 'REAL_TIME' } });
  const slow = { game: 'mall', seats: 2, mallOptions, speed: 'CORRESPONDENCE' };
  expect(await submit(api, 'Aki', 'createMatch', slow)).toMatchObject({ code: 'REAL_TIME_ONLY' });
});
