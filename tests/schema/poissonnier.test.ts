import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../engine/kernel/random.ts';
import type { PoissonnierView } from '../../engine/poissonnier/views/view.ts';
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
  readonly view: { readonly [field: string]: unknown };
  readonly viewJson: string;
  readonly decisions: readonly { readonly seat: number; readonly answered: boolean }[];
  readonly legal: readonly { readonly action: string; readonly example: object; readonly exampleText: string }[];
}

const LOOK = `query ($id: ID!) { match(id: $id) {
  version viewJson view { ... on PoissonnierView ${selectionOf(schema, 'PoissonnierView')} }
  decisions { seat answered } legal { action example exampleText }
} }`;
const names = ['Aki', 'Ben'];

async function look(id: string, as: string): Promise<Seen> {
  return (await api.data<{ match: Seen }>({ query: LOOK, variables: { id }, as })).match;
}

async function start(options: object = { starter: 0 }): Promise<ShortMatch> {
  const { id } = await create(api, { game: 'poissonnier', poissonnierOptions: options });
  await accepted(submit(api, 'Ben', 'joinMatch', { matchId: id }));
  return await accepted(submit(api, 'Aki', 'startMatch', { matchId: id, expectedVersion: 2 }));
}

/** One submission of a seat out of the forms alone, typed or as text; answers with what the seat saw before it. */
async function move(id: string, seat: number, choose: (seen: Seen) => number, typed: boolean): Promise<Seen> {
  const as = names[seat] ?? '';
  const seen = await look(id, as);
  const form = seen.legal[choose(seen)];
  if (form === undefined) throw new Error(`nothing to do for ${as}`);
  const actions = typed ? { poissonnier: [form.example] } : { text: [form.exampleText] };
  await accepted(submit(api, as, 'act', { matchId: id, expectedVersion: seen.version, ...actions }));
  return seen;
}

/** What the typed view says in other words than the JSON. */
const renamed: { readonly [field: string]: readonly string[] } = {
  gone: ['goneShown', 'goneHidden'],
  // A match has its outcome beside the view.
  outcome: [],
};

/** The fields of a typed view's type must say every field of a JSON object. */
function expectSaid(type: string, json: object): void {
  const named = schema.getType(type);
  const fields = isObjectType(named) ? Object.keys(named.getFields()) : [];
  expect(fields).toEqual(expect.arrayContaining(Object.keys(json).flatMap((name) => renamed[name] ?? [name])));
}

function expectTold({ view, viewJson }: Seen): void {
  const json = JSON.parse(viewJson) as PoissonnierView;
  expectSaid('PoissonnierView', json);
  expectSaid('PoissonnierTurn', json.turn);
  expectSaid('PoissonnierRules', json.rules);
  if (json.request !== undefined) expectSaid('PoissonnierRequest', json.request);
  for (const player of json.players) {
    expectSaid('PoissonnierPlayerView', player);
    for (const crate of player.crates) expectSaid('PoissonnierCrate', crate);
  }
  for (const client of json.queue) expectSaid('PoissonnierClient', client);
  expect(view).toMatchObject({
    turn: { no: json.turn.no, seat: json.turn.seat, phase: json.turn.phase.toUpperCase() },
    queue: json.queue.map(({ id, coins, stamps }) => ({ id, coins, stamps })),
    players: json.players.map(({ coins, handSize, crates }) => ({
      coins,
      handSize,
      crates: crates.map(({ id }) => ({ id })),
    })),
  });
}

describe('a client plays by the API alone', () => {
  test('every example of every form is accepted, and the typed view says what the JSON says', async () => {
    const { id } = await start();
    const random = randomFrom('a client of the API');
    const actions = new Set<string>();
    for (let turn = 0; turn < 40; turn += 1) {
      const [first] = (await look(id, 'Aki')).decisions.filter(({ answered }) => !answered);
      const seen = await move(id, first?.seat ?? 0, ({ legal }) => random(legal.length), turn % 2 === 0);
      for (const { action } of seen.legal) actions.add(action);
      expectTold(seen);
    }
    expect(actions.size).toBeGreaterThan(5);
  });

  test('the cards of another hand are null', async () => {
    const { id } = await start();
    const { view } = await look(id, 'Ben');
    expect(view).toMatchObject({ players: [{ handSize: 10, hand: null, standing: null }, { handSize: 6 }] });
    expect((JSON.stringify(view).match(/"hand":\[/g) ?? []).length).toBe(1);
  });
});

test('another deck is an option, and is checked', async () => {
  const input = { game: 'poissonnier', seats: 2, options: { deck: { schema: 'poissonnier.deck/1' } } };
  expect(await submit(api, 'Aki', 'createMatch', input)).toMatchObject({
    ...{ __typename: 'InvalidInput', code: 'deck.invalid', facts: { field: 'id' } },
  });
});
