import type { MarketView } from '../../../../engine/tsukiji/views/view.ts';
import { addExpansionFacts } from './expansion-facts.ts';
import { addFacts } from './facts.ts';
import type { addBoat } from './player.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

/** A board in play, with all that everyone can see of it. */
export function addMarket(words: Words, boat: ReturnType<typeof addBoat>) {
  const { builder, market } = words;
  const kind = builder.enumType('TsukijiMarketKind', {
    description: 'A kind of Market.',
    values: {
      FISH: { value: 'fish', description: 'A Fish Market.' },
      EXTERNAL: { value: 'external', description: 'An External Market.' },
    },
  });
  const side = builder.enumType('TsukijiSide', {
    description: 'What has become of a board that is used up.',
    values: {
      COLLAPSED: { value: 'collapsed', description: 'It stays open.' },
      CLOSED: { value: 'closed', description: 'It is entered no more.' },
    },
  });
  const entry = addEntryCost(words);
  const ref = builder.objectRef<MarketView>('TsukijiMarketView').implement({
    description: 'A Market board in play.',
    fields: (t) => ({
      id: t.field({ type: market, description: 'Which.', resolve: ({ id }) => id }),
      kind: t.field({ type: kind, description: 'Its kind.', resolve: (board) => board.kind }),
      enterable: t.exposeBoolean('enterable', {
        description: 'It is visited; false: it is used in other ways, and its entry costs are due then.',
      }),
      side: t.field({
        type: side,
        description: 'Its Collapse token, once it is used up in a match with that variant.',
        nullable: true,
        resolve: (board) => board.side,
      }),
      entry: t.field({
        type: [entry],
        description: 'The printed entry costs, one of which is paid; none: free, once per turn.',
        resolve: (board) => board.entry,
      }),
    }),
  });
  addStock(words, ref);
  addFacts(words, ref, boat);
  addExpansionFacts(words, ref);
  return ref;
}

/** What lies on the board, and what becomes of it. */
function addStock(words: Words, ref: ReturnType<typeof addMarket>): void {
  const { builder, tokenCount } = words;
  const value = addTokenValue(words);
  builder.objectFields(ref, (t) => ({
    barrels: t.exposeInt('barrels', { description: 'Barrels on the board.' }),
    tokens: t.field({
      type: [tokenCount],
      description: 'Tokens on the board, or in its bag.',
      resolve: ({ tokens }) => countsOf(tokens),
    }),
    bag: t.exposeBoolean('bag', { description: 'Its tokens lie in a bag and are drawn.' }),
    licences: t.exposeInt('licences', { description: 'Licences on the board.' }),
    licencePrice: t.exposeInt('licencePrice', {
      description: 'What a licence costs; nothing on External Markets.',
      nullable: true,
    }),
    overfished: t.exposeBoolean('overfished', { description: 'The fish is overfished.' }),
    perBoat: t.exposeInt('perBoat', {
      description: 'At most so many of its barrels on one boat; nothing where there is no such limit.',
      nullable: true,
    }),
    auctionSize: t.exposeInt('auctionSize', {
      description: 'So many unloaded barrels make a catch auction; nothing where barrels are priced instead.',
      nullable: true,
    }),
    takesBarrels: t.boolean({
      description: 'It also takes barrels off your Port, each like a token.',
      resolve: (board) => 'takesBarrels' in board,
    }),
    values: t.field({
      type: [value],
      description: 'What its tokens are worth; none on External Markets.',
      resolve: ({ values }) => values,
    }),
  }));
}

function addEntryCost({ builder, fish, token }: Words) {
  return builder.objectRef<MarketView['entry'][number]>('TsukijiEntryCost').implement({
    description: 'A way to pay for entering a Market.',
    fields: (t) => ({
      ap: t.exposeInt('ap', { description: 'Action points.', nullable: true }),
      yen: t.exposeInt('yen', { description: 'Yen.', nullable: true }),
      token: t.field({
        type: token,
        description: 'Tokens of this kind.',
        nullable: true,
        resolve: (cost) => cost.token,
      }),
      barrel: t.field({
        type: fish,
        description: 'Barrels of this fish off your Port.',
        nullable: true,
        resolve: ({ barrel }) => (barrel === 'any' ? undefined : barrel),
      }),
      anyBarrel: t.boolean({
        description: 'Barrels of any fish off your Port.',
        resolve: ({ barrel }) => barrel === 'any',
      }),
      count: t.exposeInt('count', { description: 'How many tokens or barrels.', nullable: true }),
    }),
  });
}

function addTokenValue({ builder, token }: Words) {
  return builder.objectRef<MarketView['values'][number]>('TsukijiTokenValue').implement({
    description: 'What 0, 1, 2, … tokens of one kind are worth together in the hands of one owner. Kinds add up.',
    fields: (t) => ({
      token: t.field({ type: token, description: 'The kind.', resolve: (value) => value.token }),
      resources: t.exposeIntList('resources', { description: 'In R.' }),
      sale: t.exposeIntList('sale', {
        description: 'In yen, as their own board pays; nothing where it takes none back.',
        nullable: true,
      }),
    }),
  });
}
