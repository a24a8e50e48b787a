import type { MarketView } from '../../../../engine/tsukiji/views/view.ts';
import type { addBoat } from './player.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

type Facts = MarketView['facts'];
/** What a list of facts holds. */
type Of<Key extends keyof Facts> = Facts[Key] extends readonly (infer Fact)[] | undefined ? Fact : never;

/** A board in play, with all that everyone can see of it. */
export function addMarket(words: Words, boat: ReturnType<typeof addBoat>) {
  const { builder, market, tokenCount } = words;
  const kind = builder.enumType('TsukijiMarketKind', {
    description: 'A kind of Market.',
    values: {
      FISH: { value: 'fish', description: 'A Fish Market.' },
      EXTERNAL: { value: 'external', description: 'An External Market.' },
    },
  });
  const entry = addEntryCost(words);
  const ref = builder.objectRef<MarketView>('TsukijiMarketView').implement({
    description: 'A Market board in play.',
    fields: (t) => ({
      id: t.field({ type: market, description: 'Which.', resolve: ({ id }) => id }),
      kind: t.field({ type: kind, description: 'Its kind.', resolve: (board) => board.kind }),
      entry: t.field({
        type: [entry],
        description: 'The printed entry costs, one of which is paid; none: free, once per turn.',
        resolve: (board) => board.entry,
      }),
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
    }),
  });
  addFacts(words, ref, boat);
  return ref;
}

function addEntryCost({ builder, token }: Words) {
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
      count: t.exposeInt('count', { description: 'How many tokens.', nullable: true }),
    }),
  });
}

/** What only some boards have. */
function addFacts(words: Words, ref: ReturnType<typeof addMarket>, boat: ReturnType<typeof addBoat>): void {
  const { builder } = words;
  const space = addSpace(words);
  const good = addGood(words);
  const holding = addHolding(words);
  const offer = addOffer(words);
  builder.objectFields(ref, (t) => ({
    marker: t.int({
      description: 'Where its marker stands, if it has one.',
      nullable: true,
      resolve: ({ facts }) => facts.marker,
    }),
    spaces: t.field({
      type: [space],
      description: 'Its printed places for tokens, if it has any.',
      resolve: ({ facts }) => facts.spaces ?? [],
    }),
    boats: t.field({
      type: [boat],
      description: 'The boats that it sells.',
      resolve: ({ facts }) => facts.boats ?? [],
    }),
    goods: t.field({ type: [good], description: 'What else it sells.', resolve: ({ facts }) => facts.goods ?? [] }),
    holdings: t.field({
      type: [holding],
      description: 'What players hold of its goods.',
      resolve: ({ facts }) => facts.holdings ?? [],
    }),
    offers: t.field({
      type: [offer],
      description: 'Revealed offers that wait for an answer.',
      resolve: ({ facts }) => facts.offers ?? [],
    }),
  }));
}

function addSpace({ builder, tokenCount }: Words) {
  return builder.objectRef<Of<'spaces'>>('TsukijiSpace').implement({
    description: 'A printed place on a board and what lies there.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Its name.' }),
      tokens: t.field({
        type: [tokenCount],
        description: 'The tokens there.',
        resolve: ({ tokens }) => countsOf(tokens),
      }),
      places: t.exposeInt('places', { description: 'How many fit; nothing where any number does.', nullable: true }),
      yen: t.exposeInt('yen', { description: 'What it pays, as the board says.', nullable: true }),
      minR: t.exposeInt('minR', { description: 'The least value in R that it takes.', nullable: true }),
    }),
  });
}

function addGood({ builder }: Words) {
  return builder.objectRef<Of<'goods'>>('TsukijiGood').implement({
    description: 'Something for sale that is no fish.',
    fields: (t) => ({
      good: t.exposeString('good', { description: 'Its name.' }),
      count: t.exposeInt('count', { description: 'How many are left.' }),
      price: t.exposeInt('price', { description: 'Its price in yen.' }),
    }),
  });
}

function addHolding({ builder }: Words) {
  return builder.objectRef<Of<'holdings'>>('TsukijiHolding').implement({
    description: 'Goods that a player holds.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      good: t.exposeString('good', { description: 'The good.' }),
      count: t.exposeInt('count', { description: 'How many.' }),
      uses: t.exposeInt('uses', { description: 'Uses left of each, where it wears out.', nullable: true }),
    }),
  });
}

function addOffer({ builder }: Words) {
  return builder.objectRef<Of<'offers'>>('TsukijiOffer').implement({
    description: 'A sealed bid or offer, once it is turned over.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      amount: t.exposeInt('amount', { description: 'Its amount in yen.' }),
    }),
  });
}
