import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { MarketView } from '../../../../engine/tsukiji/views/view.ts';
import type { BuilderTypes } from '../../builder.ts';
import type { addBoat } from './player.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

type Facts = MarketView['facts'];
/** What a list of facts holds. */
type Of<Key extends keyof Facts> = Facts[Key] extends readonly (infer Fact)[] | undefined ? Fact : never;
type Prices = NonNullable<Facts['boatPrices']>;
type BoatPrice = Prices[keyof Prices] & { readonly kind: string };

const pricesOf = (prices: Partial<Prices>): BoatPrice[] =>
  Object.entries(prices).map(([kind, price]) => ({ kind, ...price }));

/** What only some boards have. */
export function addFacts(
  words: Words,
  ref: PothosObjectRef<BuilderTypes, MarketView>,
  boat: ReturnType<typeof addBoat>,
): void {
  const { builder } = words;
  const space = addSpace(words);
  const boatPrice = addBoatPrice(words);
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
    boatPrices: t.field({
      type: [boatPrice],
      description: 'What it takes and pays for boats, if it trades in them.',
      resolve: ({ facts }) => pricesOf(facts.boatPrices ?? {}),
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
      yen: t.exposeInt('yen', {
        description: 'What it pays: for each token, or in all where it asks for a least value or is a whole.',
        nullable: true,
      }),
      whole: t.boolean({
        description: 'It is filled at once with exactly so many tokens, all of different shapes.',
        resolve: (space) => space.whole === true,
      }),
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

function addBoatPrice({ builder, boatKind }: Words) {
  return builder.objectRef<BoatPrice>('TsukijiBoatPrice').implement({
    description: 'What a board takes and pays for a kind of boat.',
    fields: (t) => ({
      kind: t.field({ type: boatKind, description: 'The kind.', resolve: (price) => price.kind }),
      buy: t.exposeInt('buy', { description: 'Yen to buy one.' }),
      sell: t.exposeInt('sell', { description: 'Yen for selling one.' }),
      tradeIn: t.boolean({
        description: 'Buying one also costs another ship.',
        resolve: ({ tradeIn }) => tradeIn === true,
      }),
    }),
  });
}
