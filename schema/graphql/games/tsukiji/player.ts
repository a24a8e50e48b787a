import type { PlayerView } from '../../../../engine/tsukiji/views/view.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

export type Boat = PlayerView['boats'][number];

/** Where a boat may be that is not at a dock. */
const places = ['sea', 'moored', 'board'] as const;
type Item = PlayerView['items'][number];

/** Boats: on the Ports, and for sale on the boards. */
export function addBoat(words: Words) {
  const { builder, boatKind, dock, fishCount } = words;
  const tag = addTag(words);
  const loan = addLoan(words);
  const place = builder.enumType('TsukijiBoatPlace', {
    description: 'Where a boat is.',
    values: {
      DOCK: { value: 'dock', description: 'At a dock of its owner.' },
      SEA: { value: 'sea', description: 'At sea.' },
      MOORED: { value: 'moored', description: 'Moored at a Market.' },
      BOARD: { value: 'board', description: 'On a Market board.' },
    },
  });
  return builder.objectRef<Boat>('TsukijiBoat').implement({
    description: 'A ship or a barge. It keeps its id for the whole match, whoever owns it.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      kind: t.field({ type: boatKind, description: 'Its kind.', resolve: (boat) => boat.kind }),
      place: t.field({
        type: place,
        description: 'Where it is.',
        resolve: ({ at }) => placeOf(at),
      }),
      dock: t.field({
        type: dock,
        description: 'The dock that it lies at, if it does.',
        nullable: true,
        resolve: ({ at }) => (placeOf(at) === 'dock' ? at : undefined),
      }),
      cargo: t.field({ type: [fishCount], description: 'The barrels on it.', resolve: ({ cargo }) => countsOf(cargo) }),
      tags: t.field({
        type: [tag],
        description: 'The barrels on it that remember a licence, one by one.',
        resolve: ({ tags }) => tags ?? [],
      }),
      lent: t.field({
        type: loan,
        description: 'Who lends it, if it is rented.',
        nullable: true,
        resolve: ({ lent }) => lent,
      }),
    }),
  });
}

type Tag = NonNullable<Boat['tags']>[number];

/** What a barrel aboard remembers. */
function addTag({ builder, fish }: Words) {
  return builder.objectRef<Tag>('TsukijiTag').implement({
    description: 'A barrel aboard that remembers the licence it was caught with.',
    fields: (t) => ({
      fish: t.field({ type: fish, description: 'The fish in the barrel.', resolve: (tag) => tag.fish }),
      licence: t.exposeString('licence', { description: 'The id of the licence.' }),
      licenceFish: t.field({ type: fish, description: 'What the licence is for.', resolve: (tag) => tag.of }),
    }),
  });
}

function addLoan({ builder, market }: Words) {
  return builder.objectRef<NonNullable<Boat['lent']>>('TsukijiRental').implement({
    description: 'A boat is rented for one voyage.',
    fields: (t) => ({
      by: t.field({ type: market, description: 'The board that lends it.', resolve: ({ by }) => by }),
      origin: t.field({
        type: market,
        description: 'The board that it goes back to when it docks at its player’s Port.',
        resolve: ({ origin }) => origin,
      }),
    }),
  });
}

function placeOf(at: Boat['at']) {
  const place = places.find((one) => one === at);
  return place ?? 'dock';
}

function addItem({ builder, fish, token }: Words) {
  const row = builder.enumType('TsukijiRow', {
    description: 'A row of the sale grid of a Port.',
    values: {
      UPPER: { value: 'upper', description: 'Fresh.' },
      LOWER: { value: 'lower', description: 'Degraded.' },
    },
  });
  return builder.objectRef<Item>('TsukijiItem').implement({
    description: 'A piece for sale on a Port: a barrel, or a token.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      fish: t.field({ type: fish, description: 'Its fish.', resolve: (item) => item.fish }),
      token: t.field({
        type: token,
        description: 'The kind of token, if it is one and no barrel.',
        nullable: true,
        resolve: (item) => item.token,
      }),
      row: t.field({ type: row, description: 'Its row.', resolve: (item) => item.row }),
      column: t.exposeInt('column', { description: 'Its price column, from the left, from 1.' }),
      price: t.exposeInt('price', { description: 'Its price in yen.' }),
    }),
  });
}

/** A seat of the game. */
export function addPlayer(words: Words, boat: ReturnType<typeof addBoat>) {
  const { builder, fishCount, tokenCount } = words;
  const item = addItem(words);
  return builder.objectRef<PlayerView>('TsukijiPlayer').implement({
    description: 'A player: the Port and the own area.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      yen: t.exposeInt('yen', { description: 'Its yen; nothing while they are hidden from you.', nullable: true }),
      resources: t.exposeInt('resources', { description: 'Its R total: the value of the tokens in its own area.' }),
      licences: t.field({
        type: [fishCount],
        description: 'Its licences.',
        resolve: ({ licences }) => countsOf(licences),
      }),
      freeSpaces: t.exposeInt('freeSpaces', { description: 'Its free licence spaces.' }),
      tokens: t.field({
        type: [tokenCount],
        description: 'The tokens in its own area.',
        resolve: ({ tokens }) => countsOf(tokens),
      }),
      boats: t.field({ type: [boat], description: 'Its boats.', resolve: ({ boats }) => boats }),
      openDocks: t.exposeInt('openDocks', { description: 'Its docks without a cover, from the left.' }),
      items: t.field({ type: [item], description: 'What it sells.', resolve: ({ items }) => items }),
    }),
  });
}
