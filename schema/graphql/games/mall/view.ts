import type { MallView } from '../../../../engine/mall/views/view.ts';
import type { Builder } from '../../builder.ts';
import { addPlan } from './plan.ts';
import { addPlayer } from './player.ts';
import { addStore } from './store.ts';
import type { Words } from './words.ts';
import { addModes, addPhases, addSources, addWords } from './words.ts';

/** Adds the typed view of a match of the shopping-mall game: field by field what the engine's view holds. */
export function addMallView(builder: Builder) {
  const words = addWords(builder);
  const phase = addPhases(builder);
  const turn = addTurn(words);
  const player = addPlayer(words);
  const plan = addPlan(words);
  const view = builder.objectRef<MallView>('MallView').implement({
    description: 'All of a match of the shopping-mall game.',
    fields: (t) => ({
      you: t.exposeInt('you', { description: 'Your own seat, if you have one.', nullable: true }),
      phase: t.field({ type: phase, description: 'Where the turn stands.', resolve: (seen) => seen.phase }),
      turn: t.field({ type: turn, description: 'The turn of the active player.', resolve: (seen) => seen.turn }),
      players: t.field({ type: [player], description: 'The players by seat.', resolve: ({ players }) => players }),
      plan: t.field({ type: plan, description: 'The floor plan.', resolve: (seen) => seen.plan }),
      salmonPrice: t.exposeInt('salmonPrice', { description: 'What a salmon pays at the next exit.' }),
      barrelsLeft: t.exposeInt('barrelsLeft', { description: 'Mackerel barrels that are left.' }),
      idleTurns: t.exposeInt('idleTurns', {
        description: 'Turns on end in which nothing was taken, used or paid: too many end the match.',
      }),
      correctable: t.exposeInt('correctable', {
        description: 'The seat that may still correct its report of fallen items, if one may.',
        nullable: true,
      }),
    }),
  });
  addStock(words, view);
  addTable(words, view);
  return view;
}

/** What is sold here, and for how much. */
function addStock(words: Words, view: ReturnType<typeof addMallView>): void {
  const { shop, price, tokens, vending, itemType } = addStore(words);
  words.builder.objectFields(view, (t) => ({
    shops: t.field({ type: [shop], description: 'What lies on the cards.', resolve: ({ shops }) => shops }),
    prices: t.field({ type: [price], description: 'The price piles.', resolve: ({ prices }) => prices }),
    bags: t.field({ type: tokens, description: 'The bags.', resolve: ({ bags }) => bags }),
    vending: t.field({ type: vending, description: 'The vending machine.', resolve: (seen) => seen.vending }),
    lost: t.field({
      type: [words.item],
      description: 'What fell and is out of the game.',
      resolve: ({ lost }) => lost,
    }),
    types: t.field({ type: [itemType], description: 'The types of items.', resolve: ({ types }) => types }),
  }));
}

/** How the match is played. */
function addTable({ builder }: Words, view: ReturnType<typeof addMallView>): void {
  const mode = addModes(builder);
  const source = addSources(builder);
  const clock = builder.objectRef<MallView['clock']>('MallClock').implement({
    description: 'The time for one turn.',
    fields: (t) => ({
      turnSeconds: t.exposeFloat('turnSeconds', { description: 'Seconds, in a live match.' }),
      turnHours: t.exposeFloat('turnHours', {
        description: 'Hours, in a match by correspondence; nothing where there are only live matches.',
        nullable: true,
      }),
    }),
  });
  builder.objectFields(view, (t) => ({
    mode: t.field({ type: mode, description: 'How it is played.', resolve: (seen) => seen.mode }),
    vendingSource: t.field({
      type: source,
      description: 'Who pours the drinks.',
      resolve: ({ vendingSource }) => vendingSource,
    }),
    bagSource: t.field({
      type: source,
      description: 'Who draws from the bags.',
      resolve: ({ bagSource }) => bagSource,
    }),
    clock: t.field({ type: clock, description: 'The time for one turn.', resolve: (seen) => seen.clock }),
  }));
}

function addTurn({ builder }: Words) {
  return builder.objectRef<MallView['turn']>('MallTurn').implement({
    description: 'The turn of the active player.',
    fields: (t) => ({
      no: t.exposeInt('no', { description: 'Its number, from 1.' }),
      seat: t.exposeInt('seat', { description: 'The active player.' }),
      start: t.exposeString('start', { description: 'The dot where it began.' }),
      used: t.exposeBoolean('used', { description: 'Something was taken, used or paid in it.' }),
    }),
  });
}
