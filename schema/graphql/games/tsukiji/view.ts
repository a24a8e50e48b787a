import type { TsukijiView } from '../../../../engine/tsukiji/views/view.ts';
import type { Builder } from '../../builder.ts';
import type { Choices } from '../face.ts';
import { addMarket } from './market.ts';
import { addBoat, addPlayer } from './player.ts';
import { addActivities, addPending, addTurn } from './turn.ts';
import type { Words } from './words.ts';
import { addWords, countsOf } from './words.ts';

/** Adds the typed view of a match of Tokyo Tsukiji Market: field by field what the engine's view holds. */
export function addTsukijiView(builder: Builder, choices: Choices) {
  const words = addWords(builder, choices);
  const moment = addMoment(words);
  const turn = addTurn(words);
  const boat = addBoat(words);
  const player = addPlayer(words, boat);
  const board = addMarket(words, boat);
  const end = addEnd(words);
  const view = builder.objectRef<TsukijiView>('TsukijiView').implement({
    description: 'All of a match of Tokyo Tsukiji Market that you may see.',
    fields: (t) => ({
      moment: t.field({ type: moment, description: 'Where the match stands.', resolve: (seen) => seen.moment }),
      you: t.exposeInt('you', { description: 'Your own seat, if you have one.', nullable: true }),
      round: t.exposeInt('round', { description: 'The round, from 1.' }),
      firstSeat: t.exposeInt('firstSeat', { description: 'The seat that began.' }),
      turn: t.field({ type: turn, description: 'The turn of the active player.', resolve: (seen) => seen.turn }),
      end: t.field({
        type: end,
        description: 'The end, once it is triggered.',
        nullable: true,
        resolve: (seen) => seen.end,
      }),
      agreed: t.boolean({
        description: 'All agreed to end the match: scoring follows the running turn.',
        resolve: ({ agreed }) => agreed === true,
      }),
      players: t.field({ type: [player], description: 'The players by seat.', resolve: ({ players }) => players }),
      markets: t.field({ type: [board], description: 'The boards in play.', resolve: ({ markets }) => markets }),
      columns: t.intList({
        description: 'The prices of the columns of a Port, from the left; null where the owner names the price.',
        nullable: { list: false, items: true },
        resolve: ({ columns }) => columns.map((price) => (price === '???' ? null : price)),
      }),
    }),
  });
  addBox(words, view);
  addInterruptions(words, view);
  return view;
}

/** What is not in play. */
function addBox({ builder, fish, market, fishCount }: Words, view: ReturnType<typeof addTsukijiView>): void {
  builder.objectFields(view, (t) => ({
    boxFish: t.field({
      type: [fish],
      description: 'Fish Markets that may still come into play.',
      resolve: ({ box }) => box.fish,
    }),
    boxExternal: t.field({
      type: [market],
      description: 'External Markets that may still come into play.',
      resolve: ({ box }) => box.external,
    }),
    boxed: t.field({
      type: [fishCount],
      description: 'Barrels out of the game.',
      resolve: ({ boxed }) => countsOf(boxed),
    }),
  }));
}

/** What is there only at some moments of a match. */
function addInterruptions(words: Words, view: ReturnType<typeof addTsukijiView>): void {
  const { fishing, visit, window } = addActivities(words);
  const { bidding, naming, asking } = addPending(words);
  words.builder.objectFields(view, (t) => ({
    fishing: t.field({
      type: fishing,
      description: 'The Fishing action that is under way.',
      nullable: true,
      resolve: ({ activity }) => (activity?.kind === 'fishing' ? activity : undefined),
    }),
    visit: t.field({
      type: visit,
      description: 'The visit to a Market that is under way.',
      nullable: true,
      resolve: ({ activity }) => (activity?.kind === 'visit' ? activity : undefined),
    }),
    window: t.field({
      type: window,
      description: 'Another seat buys.',
      nullable: true,
      resolve: ({ activity }) => (activity?.kind === 'window' ? activity : undefined),
    }),
    bidding: t.field({
      type: bidding,
      description: 'Sealed bids that are being collected.',
      nullable: true,
      resolve: ({ pending }) => (pending?.kind === 'bidding' ? pending : undefined),
    }),
    naming: t.field({
      type: naming,
      description: 'A tie that the active player decides.',
      nullable: true,
      resolve: ({ pending }) => (pending?.kind === 'naming' ? pending : undefined),
    }),
    asking: t.field({
      type: asking,
      description: 'A question of a Market to the active player.',
      nullable: true,
      resolve: ({ pending }) => (pending?.kind === 'asking' ? pending : undefined),
    }),
  }));
}

function addMoment({ builder }: Words) {
  return builder.enumType('TsukijiMoment', {
    description: 'Where a match stands.',
    values: {
      START: { value: 'start', description: 'The start of a turn: degradation.' },
      PREPARE: { value: 'prepare', description: 'The start of a turn: what boards do after degradation.' },
      MAIN: { value: 'main', description: 'Between actions.' },
      FISHING: { value: 'fishing', description: 'In a Fishing action.' },
      BUYING: { value: 'buying', description: 'In a Buying action.' },
      VISIT: { value: 'visit', description: 'In a visit to a Market.' },
      WINDOW: { value: 'window', description: 'Another seat buys after a turn.' },
      BIDDING: { value: 'bidding', description: 'Waiting for sealed bids.' },
      NAMING: { value: 'naming', description: 'Waiting for the name of the winner of a tie.' },
      ASKING: { value: 'asking', description: 'Waiting for the answer to a question of a Market.' },
      OVER: { value: 'over', description: 'The match is over.' },
    },
  });
}

function addEnd({ builder }: Words) {
  return builder.objectRef<NonNullable<TsukijiView['end']>>('TsukijiEnd').implement({
    description: 'The end of a match, once it is triggered.',
    fields: (t) => ({
      by: t.exposeInt('by', { description: 'The seat that triggered it.' }),
      last: t.exposeInt('last', { description: 'The seat that plays the last turn.' }),
    }),
  });
}
