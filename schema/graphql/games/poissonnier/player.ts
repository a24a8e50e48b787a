import type { CrateView, PlayerView } from '../../../../engine/poissonnier/views/player-view.ts';
import type { Cards } from './cards.ts';

type Standing = NonNullable<PlayerView['standing']>[number];
type Arrangement = NonNullable<PlayerView['arrangement']>;

/** A seat: what everyone sees, and what only its own player does. */
export function addPlayer(cards: Cards) {
  const { builder, card, client } = cards;
  const crate = addCrate(cards);
  const player = builder.objectRef<PlayerView>('PoissonnierPlayerView').implement({
    description: 'A seat as you may see it.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      resigned: t.exposeBoolean('resigned', { description: 'It has left the game.' }),
      coins: t.exposeInt('coins', { description: 'Its coins.' }),
      stamps: t.exposeInt('stamps', { description: 'The stamps on its client cards.' }),
      won: t.field({ type: [client], description: 'Its client cards.', resolve: ({ won }) => [...won] }),
      crates: t.field({ type: [crate], description: 'Its crates, in order.', resolve: ({ crates }) => [...crates] }),
      handSize: t.exposeInt('handSize', { description: 'How many cards it holds.' }),
      hand: t.field({
        type: [card],
        description: 'The cards of your own hand; all hands when the match is over.',
        nullable: true,
        resolve: ({ hand }) => hand && [...hand],
      }),
    }),
  });
  addPrivate(cards, player);
  return player;
}

function addCrate({ builder, card }: Cards) {
  return builder.objectRef<CrateView>('PoissonnierCrate').implement({
    description: 'A card lying face down, and the fish shown on it.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      fish: t.field({ type: [card], description: 'The fish, all of one freshness.', resolve: ({ fish }) => [...fish] }),
      ice: t.exposeString('ice', { description: 'The ice on it, by its id.', nullable: true }),
      back: t.field({
        type: card,
        description: 'The card that is the crate, where you know it: you laid it, or the match is over.',
        nullable: true,
        resolve: ({ back }) => back,
      }),
    }),
  });
}

/** What a player has in mind, seen by nobody else while the match runs. */
function addPrivate(cards: Cards, player: ReturnType<typeof addPlayer>): void {
  const { builder } = cards;
  const standing = addStanding(cards);
  const arrangement = addArrangement(cards);
  builder.objectFields(player, (t) => ({
    standing: t.field({
      type: [standing],
      description: 'Your own price list.',
      nullable: true,
      resolve: (seen) => seen.standing && [...seen.standing],
    }),
    arrangement: t.field({
      type: arrangement,
      description: 'Your own arrangement, until all are revealed.',
      nullable: true,
      resolve: (seen) => seen.arrangement,
    }),
  }));
}

function addStanding({ builder, special }: Cards) {
  return builder.objectRef<Standing>('PoissonnierStanding').implement({
    description: 'A price for fish of a kind and freshness, or for a special card.',
    fields: (t) => ({
      price: t.exposeInt('price', { description: 'In coins.' }),
      kind: t.string({
        description: 'The kind of the fish.',
        nullable: true,
        resolve: (entry) => ('kind' in entry ? entry.kind : undefined),
      }),
      freshness: t.string({
        description: 'The freshness of the fish.',
        nullable: true,
        resolve: (entry) => ('freshness' in entry ? entry.freshness : undefined),
      }),
      special: t.field({
        type: special,
        description: 'The special card.',
        nullable: true,
        resolve: (entry) => ('special' in entry ? entry.special : undefined),
      }),
    }),
  });
}

function addArrangement({ builder }: Cards) {
  const filling = builder.objectRef<Arrangement['crates'][number]>('PoissonnierFilling').implement({
    description: 'What is to lie in one crate.',
    fields: (t) => ({
      fish: t.exposeStringList('fish', { description: 'The fish, by their ids.' }),
      ice: t.exposeString('ice', { description: 'The ice, by its id.', nullable: true }),
    }),
  });
  return builder.objectRef<Arrangement>('PoissonnierArrangement').implement({
    description: 'A sealed arrangement of crates.',
    fields: (t) => ({
      open: t.exposeString('open', { description: 'The card that becomes a new crate.', nullable: true }),
      crates: t.field({
        type: [filling],
        description: 'One entry for each crate, the new one last.',
        resolve: ({ crates }) => [...crates],
      }),
    }),
  });
}
