import type { PoissonnierView } from '../../../../engine/poissonnier/views/view.ts';
import type { Builder } from '../../builder.ts';
import type { Choices } from '../face.ts';
import type { Cards } from './cards.ts';
import { addCards } from './cards.ts';
import { addPlayer } from './player.ts';
import { addRequest } from './request.ts';

/** Adds the typed view of a match of Le Poissonnier: field by field what the engine's view holds. */
export function addPoissonnierView(builder: Builder, choices: Choices) {
  const cards = addCards(builder, choices);
  const turn = addTurn(cards);
  const player = addPlayer(cards);
  const request = addRequest(cards);
  const rules = addRules(cards);
  const view = builder.objectRef<PoissonnierView>('PoissonnierView').implement({
    description: 'All of a match of Le Poissonnier that you may see.',
    fields: (t) => ({
      you: t.exposeInt('you', { description: 'Your own seat, if you have one.', nullable: true }),
      turn: t.field({ type: turn, description: 'The turn of the active player.', resolve: (seen) => seen.turn }),
      starter: t.exposeInt('starter', { description: 'The seat that began.' }),
      lastTurn: t.exposeBoolean('lastTurn', { description: 'The fish pile is used up: this turn is the last.' }),
      players: t.field({ type: [player], description: 'The players by seat.', resolve: (seen) => [...seen.players] }),
      request: t.field({
        type: request,
        description: 'The request that is open.',
        nullable: true,
        resolve: (seen) => seen.request,
      }),
      rules: t.field({ type: rules, description: 'Numbers of the deck of this match.', resolve: (seen) => seen.rules }),
    }),
  });
  addTable(cards, view);
  return view;
}

/** Queue, piles and discards. */
function addTable(cards: Cards, view: ReturnType<typeof addPoissonnierView>): void {
  const { builder, card, client } = cards;
  builder.objectFields(view, (t) => ({
    queue: t.field({
      type: [client],
      description: 'The clients that wait, the head first.',
      resolve: (seen) => [...seen.queue],
    }),
    fishPile: t.exposeInt('fishPile', { description: 'Cards left in the fish pile.' }),
    clientPile: t.exposeInt('clientPile', { description: 'Cards left in the client pile.' }),
    fishDiscard: t.field({
      type: [card],
      description: 'The fish discard, oldest first.',
      resolve: (seen) => [...seen.fishDiscard],
    }),
    clientDiscard: t.exposeStringList('clientDiscard', {
      description: 'Unserved clients and inspectors, oldest first, by their ids.',
    }),
    goneShown: t.stringList({
      description:
        'Cards of players who resigned that all have seen, by their ids; all of them when the match is over.',
      resolve: ({ gone }) => [...gone.shown],
    }),
    goneHidden: t.int({
      description: 'How many other cards went with players who resigned.',
      resolve: ({ gone }) => gone.hidden,
    }),
  }));
}

function addTurn({ builder }: Cards) {
  const phase = builder.enumType('PoissonnierPhase', {
    description: 'Where a turn stands.',
    values: {
      PLACE: { value: 'place', description: 'All arrange their crates.' },
      SERVE: { value: 'serve', description: 'The active player serves clients.' },
      ASK: { value: 'ask', description: 'Helpers answer a request.' },
      DECIDE: { value: 'decide', description: 'The active player decides over the asks.' },
      COUNTER: { value: 'counter', description: 'Helpers answer counter-offers.' },
      FINAL: { value: 'final', description: 'The active player closes the deal or drops the request.' },
      OVER: { value: 'over', description: 'The match is over.' },
    },
  });
  return builder.objectRef<PoissonnierView['turn']>('PoissonnierTurn').implement({
    description: 'The turn of the active player.',
    fields: (t) => ({
      no: t.exposeInt('no', { description: 'The number of the turn, from 1.' }),
      seat: t.exposeInt('seat', { description: 'The active player.' }),
      phase: t.field({ type: phase, description: 'Where the turn stands.', resolve: (turn) => turn.phase }),
      requested: t.exposeStringList('requested', { description: 'The client of each request so far, by id.' }),
    }),
  });
}

function addRules({ builder }: Cards) {
  return builder.objectRef<PoissonnierView['rules']>('PoissonnierRules').implement({
    description: 'Numbers of the deck of a match.',
    fields: (t) => ({
      deck: t.exposeString('deck', { description: 'The id of the deck.' }),
      kinds: t.exposeStringList('kinds', { description: 'The kinds of fish.' }),
      freshness: t.exposeStringList('freshness', { description: 'The freshnesses, the best first.' }),
      inspected: t.exposeString('inspected', { description: 'The freshness that an inspector takes.' }),
      queueSize: t.exposeInt('queueSize', { description: 'How many clients wait at most.' }),
      servable: t.exposeInt('servable', { description: 'How many of them can be served.' }),
      maxCrates: t.exposeInt('maxCrates', { description: 'The most crates of a player.' }),
      requestsPerTurn: t.exposeInt('requestsPerTurn', { description: 'The most requests in a turn.' }),
      requestsPerClient: t.exposeInt('requestsPerClient', { description: 'The most of them for one client.' }),
      maxAsk: t.exposeInt('maxAsk', { description: 'The highest price.' }),
    }),
  });
}
