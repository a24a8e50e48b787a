import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import { known } from '../../../../engine/kernel/invariant.ts';
import type { CardView, ClientView } from '../../../../engine/poissonnier/views/card-view.ts';
import type { Builder, BuilderTypes, ChoiceRef } from '../../builder.ts';
import type { Choices } from '../face.ts';

/** The cards of the game as GraphQL types: what the views are made of. */
export interface Cards {
  readonly builder: Builder;
  readonly special: ChoiceRef;
  readonly card: PothosObjectRef<BuilderTypes, CardView>;
  readonly client: PothosObjectRef<BuilderTypes, ClientView>;
}

/** Adds cards and clients; the special cards are the enum of the catalogue. */
export function addCards(builder: Builder, choices: Choices): Cards {
  const special = known(choices.get('Special'), 'choice Special');
  const card = builder.objectRef<CardView>('PoissonnierCard').implement({
    description: 'A card of the fish deck: a fish, or a special card.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      kind: t.exposeString('kind', { description: 'The kind of a fish.', nullable: true }),
      freshness: t.exposeString('freshness', { description: 'The freshness of a fish.', nullable: true }),
      special: t.field({
        type: special,
        description: 'Which special card it is.',
        nullable: true,
        resolve: (each) => each.special,
      }),
    }),
  });
  return { builder, special, card, client: addClient(builder) };
}

function addClient(builder: Builder) {
  const wanted = builder.objectRef<ClientView['order'][number]>('PoissonnierWanted').implement({
    description: 'A number of fish of one kind.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'The kind.' }),
      count: t.exposeInt('count', { description: 'How many.' }),
    }),
  });
  return builder.objectRef<ClientView>('PoissonnierClient').implement({
    description: 'A client card.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      order: t.field({ type: [wanted], description: 'The fish that are asked.', resolve: ({ order }) => [...order] }),
      minFreshness: t.exposeString('minFreshness', { description: 'The least freshness that the client takes.' }),
      coins: t.exposeInt('coins', { description: 'Coins that the client pays.' }),
      stamps: t.exposeInt('stamps', { description: 'Loyalty stamps on the card.' }),
    }),
  });
}
