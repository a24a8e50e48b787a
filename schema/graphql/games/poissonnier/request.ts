import type { RequestView } from '../../../../engine/poissonnier/views/request-view.ts';
import type { Cards } from './cards.ts';

type Lot = RequestView['lots'][number];
type Ask = RequestView['asks'][number];
type Offer = RequestView['offers'][number];

/** A negotiation, as far as you may see it. */
export function addRequest(cards: Cards) {
  const { builder } = cards;
  const lot = addLot(cards);
  const ask = addAsk(cards);
  const offer = addOffer(cards);
  return builder.objectRef<RequestView>('PoissonnierRequest').implement({
    description: 'A request that is open.',
    fields: (t) => ({
      client: t.exposeString('client', { description: 'The client that it is for, by its id.' }),
      helpers: t.exposeIntList('helpers', { description: 'The seats that are asked.' }),
      lots: t.field({
        type: [lot],
        description: 'What is asked for; a lot is named by its place here, from 0.',
        resolve: ({ lots }) => [...lots],
      }),
      waitingFor: t.exposeIntList('waitingFor', { description: 'The seats that have not answered yet.' }),
      asks: t.field({
        type: [ask],
        description: 'The asks that you may see: as active player all of them when all are in, as helper your own.',
        resolve: ({ asks }) => [...asks],
      }),
      offers: t.field({
        type: [offer],
        description: 'The counter-offers that you may see.',
        resolve: ({ offers }) => [...offers],
      }),
    }),
  });
}

function addLot({ builder, special }: Cards) {
  return builder.objectRef<Lot>('PoissonnierLot').implement({
    description: 'One fish of a kind, or one special card.',
    fields: (t) => ({
      kind: t.string({
        description: 'The kind of the fish.',
        nullable: true,
        resolve: (lot) => ('kind' in lot ? lot.kind : undefined),
      }),
      special: t.field({
        type: special,
        description: 'The special card.',
        nullable: true,
        resolve: (lot) => ('special' in lot ? lot.special : undefined),
      }),
    }),
  });
}

function addAsk({ builder }: Cards) {
  return builder.objectRef<Ask>('PoissonnierAsk').implement({
    description: 'A card that a helper sells, and its price.',
    fields: (t) => ({
      helper: t.exposeInt('helper', { description: 'The seat.' }),
      lot: t.exposeInt('lot', { description: 'The lot, from 0.' }),
      card: t.exposeString('card', { description: 'The card, by its id.' }),
      price: t.exposeInt('price', { description: 'In coins.' }),
    }),
  });
}

function addOffer({ builder }: Cards) {
  return builder.objectRef<Offer>('PoissonnierOffer').implement({
    description: 'A lower price for an ask.',
    fields: (t) => ({
      helper: t.exposeInt('helper', { description: 'The seat of the ask.' }),
      lot: t.exposeInt('lot', { description: 'The lot, from 0.' }),
      price: t.exposeInt('price', { description: 'In coins.' }),
      accepted: t.exposeBoolean('accepted', {
        description: 'Whether it was accepted; nothing while that is not known to you.',
        nullable: true,
      }),
    }),
  });
}
