import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { TsukijiView } from '../../engine/tsukiji/views/view.ts';
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
  version phase viewJson view { ... on TsukijiView ${selectionOf(schema, 'TsukijiView')} }
  legal { action example exampleText }
} }`;

async function look(id: string, as: string): Promise<Seen> {
  return (await api.data<{ match: Seen }>({ query: LOOK, variables: { id }, as })).match;
}

async function start(options: object = {}): Promise<ShortMatch> {
  const { id } = await create(api, { game: 'tsukiji', tsukijiOptions: options });
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  return await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
}

/** Plays so many submissions out of the forms alone, in turn typed and as text; answers with what was seen on the way. */
async function playOn({ id }: ShortMatch, submissions: number): Promise<readonly Seen[]> {
  const random = randomFrom('a client of the API');
  const seen: Seen[] = [];
  while (seen.length < submissions) {
    const looks = [await look(id, 'Aki'), await look(id, 'Ben')];
    seen.push(...looks);
    const seat = looks.findIndex(({ legal }) => legal.length > 0);
    const [as, now] = [seat === 0 ? 'Aki' : 'Ben', looks[seat]];
    const form = now?.legal[random(now.legal.length)];
    if (form === undefined) break;
    const actions = seen.length % 4 === 0 ? { text: [form.exampleText] } : { tsukiji: [form.example] };
    await accepted(submit(api, as, 'act', { matchId: id, expectedVersion: now?.version, ...actions }));
  }
  return seen;
}

/** What the typed view says in other words than the JSON. */
const renamed: { readonly [field: string]: readonly string[] } = {
  activity: ['fishing', 'visit', 'window'],
  pending: ['bidding', 'naming', 'asking'],
  box: ['boxFish', 'boxExternal'],
  // A match has its outcome beside the view.
  outcome: [],
};

/** The fields of a typed view's type must say every field of a JSON object. */
function expectSaid(type: string, json: object): void {
  const named = schema.getType(type);
  const fields = isObjectType(named) ? Object.keys(named.getFields()) : [];
  expect(fields).toEqual(expect.arrayContaining(Object.keys(json).flatMap((name) => renamed[name] ?? [name])));
}

describe('a client plays by the API alone', () => {
  test('every example of every form is accepted, and the typed view says what the JSON says', async () => {
    const seen = await playOn(await start(), 60);
    expect(new Set(seen.flatMap(({ legal }) => legal.map(({ action }) => action))).size).toBeGreaterThan(5);
    for (const { view, viewJson } of seen) {
      const json = JSON.parse(viewJson) as TsukijiView;
      expectSaid('TsukijiView', json);
      for (const player of json.players) expectSaid('TsukijiPlayer', player);
      for (const { facts, ...market } of json.markets) expectSaid('TsukijiMarketView', { ...market, ...facts });
      expect(view).toMatchObject({
        ...{ moment: json.moment.toUpperCase(), round: json.round, turn: { seat: json.turn.seat, ap: json.turn.ap } },
        players: json.players.map(({ seat, yen, resources }) => ({ seat, yen, resources })),
        markets: json.markets.map(({ barrels, licences, overfished }) => ({ barrels, licences, overfished })),
      });
    }
  });

  test('hidden money is null for others', async () => {
    const { id } = await start({ moneyHidden: true });
    const { view } = await look(id, 'Ben');
    expect(view).toMatchObject({
      players: [
        { seat: 0, yen: null },
        { seat: 1, yen: expect.any(Number) },
      ],
    });
  });
});

test('the options are described and checked', async () => {
  const query =
    '{ game(name: "tsukiji") { optionSchema actionSchema manual bots minSeats maxSeats actions { name usage } } }';
  const { game } = await api.data<{ game: { readonly [field: string]: unknown } }>({ query });
  expect(game).toMatchObject({
    ...{ minSeats: 2, maxSeats: 6, bots: expect.arrayContaining(['random']) },
    optionSchema: { type: 'object', properties: { moneyHidden: { type: 'boolean' }, roundLimit: { type: 'integer' } } },
    actions: expect.arrayContaining([{ name: 'sail', usage: 'sail <boat>' }]),
    manual: expect.stringContaining('sail <boat>'),
  });
  const input = { game: 'tsukiji', seats: 2, options: { moneyHidden: 'perhaps' } };
  expect(await submit(api, 'Aki', 'createMatch', input)).toMatchObject({
    ...{ __typename: 'InvalidInput', code: 'options.invalid', facts: { option: 'moneyHidden' } },
  });
});
