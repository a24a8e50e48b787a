import type { MallView } from '../../../../engine/mall/views/view.ts';
import type { Words } from './words.ts';

/** What lies in the store: cards, bags, the vending machine, and what is paid for it. */
export function addStore(words: Words) {
  return {
    shop: addShop(words),
    price: addPrice(words),
    tokens: addTokens(words),
    vending: addVending(words),
    itemType: addItemType(words),
  };
}

function addShop({ builder, item, bag }: Words) {
  return builder.objectRef<MallView['shops'][number]>('MallShop').implement({
    description: 'What lies on a shop card.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'The id of the card.' }),
      items: t.field({ type: [item], description: 'What can be taken.', resolve: ({ items }) => items }),
      bag: t.field({
        type: bag,
        description: 'The bag that tokens are drawn from here, if they are.',
        nullable: true,
        resolve: (shop) => shop.bag,
      }),
      display: t.field({
        type: [item],
        description: 'Signs, which are never taken.',
        resolve: ({ display }) => display,
      }),
    }),
  });
}

function addPrice({ builder }: Words) {
  return builder.objectRef<MallView['prices'][number]>('MallPrice').implement({
    description: 'A price pile: what each item of its group pays at an exit.',
    fields: (t) => ({
      group: t.exposeString('group', { description: 'The group of items.' }),
      price: t.exposeInt('price', { description: 'Its price in yen now.' }),
    }),
  });
}

function addTokens({ builder }: Words) {
  return builder.objectRef<MallView['bags']>('MallBags').implement({
    description: 'The values of the tokens in the bags, ascending.',
    fields: (t) => ({
      tuna: t.exposeIntList('tuna', { description: 'In the tuna bag.' }),
      crab: t.exposeIntList('crab', { description: 'In the crab bag.' }),
    }),
  });
}

function addVending({ builder, item }: Words) {
  return builder.objectRef<MallView['vending']>('MallVendingMachine').implement({
    description: 'The vending machine.',
    fields: (t) => ({
      crate: t.field({ type: [item], description: 'The drinks in it, by slot.', resolve: ({ crate }) => crate }),
      overflow: t.field({
        type: [item],
        description: 'The drinks beside it, the oldest first.',
        resolve: ({ overflow }) => overflow,
      }),
      uses: t.exposeInt('uses', { description: 'How often it was used.' }),
      capacity: t.exposeInt('capacity', { description: 'How many drinks it holds.' }),
      outProbability: t.exposeFloat('outProbability', { description: 'The chance of each drink to come out.' }),
    }),
  });
}

function addItemType({ builder }: Words) {
  return builder.objectRef<MallView['types'][number]>('MallItemType').implement({
    description: 'A type of item.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      group: t.exposeString('group', { description: 'Its price pile, if one pays it.', nullable: true }),
      garment: t.exposeBoolean('garment', { description: 'A detergent can double it.' }),
      press: t.boolean({ description: 'It counts in ties.', resolve: ({ press }) => press === true }),
      drink: t.boolean({
        description: 'Sold, it goes to the vending machine.',
        resolve: ({ drink }) => drink === true,
      }),
      valued: t.boolean({ description: 'Its tokens have values.', resolve: ({ valued }) => valued === true }),
    }),
  });
}
