import type { AskingView, BiddingView, TsukijiView } from '../../../../engine/tsukiji/views/view.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

type Activity<Kind extends string> = Extract<NonNullable<TsukijiView['activity']>, { kind: Kind }>;
type Naming = Extract<NonNullable<TsukijiView['pending']>, { kind: 'naming' }>;

/** The turn of the active player. */
export function addTurn({ builder, market }: Words) {
  const stage = builder.enumType('TsukijiStage', {
    description: 'A stage of a turn.',
    values: {
      START: { value: 'start', description: 'Degradation is being decided.' },
      PREPARE: { value: 'prepare', description: 'What boards do after degradation.' },
      MAIN: { value: 'main', description: 'Actions.' },
      AFTER: { value: 'after', description: 'The turn has ended; others may still buy.' },
    },
  });
  const visits = builder.objectRef<{ readonly word: string; readonly count: number }>('TsukijiVisits').implement({
    description: 'How often a Market was entered in this turn.',
    fields: (t) => ({
      market: t.field({ type: market, description: 'The Market.', resolve: ({ word }) => word }),
      count: t.exposeInt('count', { description: 'How often.' }),
    }),
  });
  return builder.objectRef<TsukijiView['turn']>('TsukijiTurn').implement({
    description: 'The turn of the active player.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'Whose turn it is.' }),
      stage: t.field({ type: stage, description: 'Its stage.', resolve: (turn) => turn.stage }),
      ap: t.exposeInt('ap', { description: 'Unspent action points.' }),
      cartAp: t.exposeInt('cartAp', { description: 'Unspent points of handcarts, for entry costs of Markets only.' }),
      acted: t.exposeBoolean('acted', {
        description: 'The first action has begun: nothing can be discarded any more.',
      }),
      boughtAtStart: t.exposeBoolean('boughtAtStart', {
        description: 'Something was bought at the start of the turn: degradation can no longer be skipped.',
      }),
      commands: t.exposeInt('commands', {
        description: 'Actions submitted in this turn; a turn holds a bounded number.',
      }),
      visits: t.field({
        type: [visits],
        description: 'The Markets entered in this turn.',
        resolve: (turn) => countsOf(turn.visits),
      }),
    }),
  });
}

/** The Fishing action or the visit that is under way. */
export function addActivities({ builder, fishCount, market }: Words) {
  const fishing = builder.objectRef<Activity<'fishing'>>('TsukijiFishing').implement({
    description: 'A Fishing action that is under way.',
    fields: (t) => ({
      activated: t.exposeStringList('activated', { description: 'The boats that have done their one activity.' }),
      used: t.field({
        type: [fishCount],
        description: 'Licences used in this action.',
        resolve: ({ used }) => countsOf(used),
      }),
      usedIds: t.stringList({
        description: 'Licences with an id that were used in this action.',
        resolve: ({ usedIds }) => [...(usedIds ?? [])],
      }),
      unloaded: t.exposeInt('unloaded', { description: 'Barrels unloaded so far.' }),
      piles: t.field({
        type: [fishCount],
        description: 'Barrels that wait for a catch auction.',
        resolve: ({ piles }) => countsOf(piles),
      }),
    }),
  });
  const done = builder.objectRef<{ readonly word: string; readonly count: number }>('TsukijiInteraction').implement({
    description: 'How often an interaction was done in a visit.',
    fields: (t) => ({
      action: t.string({ description: 'The name of the action.', resolve: ({ word }) => word }),
      count: t.exposeInt('count', { description: 'How often.' }),
    }),
  });
  const visit = builder.objectRef<Activity<'visit'>>('TsukijiVisit').implement({
    description: 'A visit to a Market that is under way.',
    fields: (t) => ({
      market: t.field({ type: market, description: 'The Market.', resolve: (at) => at.market }),
      done: t.field({
        type: [done],
        description: 'What was done there.',
        resolve: (at) => countsOf(at.done),
      }),
      licences: t.exposeInt('licences', { description: 'Licences bought in this visit.' }),
    }),
  });
  const window = builder.objectRef<Activity<'window'>>('TsukijiWindow').implement({
    description: 'Another seat buys after the turn of the active player.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat that buys.' }),
      market: t.field({ type: market, description: 'The Market that lets it.', resolve: (at) => at.market }),
    }),
  });
  return { fishing, visit, window };
}

/** What interrupts a turn. */
export function addPending({ builder, fishCount, market, tokenCount }: Words) {
  const stake = builder.objectRef<BiddingView['stake']>('TsukijiStake').implement({
    description: 'What is bid for.',
    fields: (t) => ({
      market: t.field({ type: market, description: 'The Market that it is about.', resolve: (of) => of.market }),
      tokens: t.field({ type: [tokenCount], description: 'The tokens.', resolve: ({ tokens }) => countsOf(tokens) }),
      barrels: t.field({
        type: [fishCount],
        description: 'The barrels of a lot: the winner takes a token for each, as far as there are any.',
        resolve: ({ barrels }) => countsOf(barrels ?? {}),
      }),
      seat: t.int({
        description: 'Whose they are; nothing if they come from the supply.',
        nullable: true,
        resolve: ({ from }) => (from === 'supply' ? undefined : from),
      }),
    }),
  });
  const bidding = builder.objectRef<BiddingView>('TsukijiBidding').implement({
    description: 'Sealed bids that are being collected. Who has answered is public; what was bid is the own seat’s.',
    fields: (t) => ({
      stake: t.field({ type: stake, description: 'What is bid for.', resolve: (bids) => bids.stake }),
      worth: t.exposeInt('worth', {
        description: 'Its value in R now, the tokens for its barrels included; a random one counts as the best.',
      }),
      bidders: t.exposeIntList('bidders', { description: 'The seats that bid.' }),
      answered: t.exposeIntList('answered', { description: 'The seats that have answered.' }),
      yourBid: t.exposeInt('yourBid', { description: 'What you bid, if you have.', nullable: true }),
    }),
  });
  const naming = builder.objectRef<Naming>('TsukijiNaming').implement({
    description: 'The highest bid is tied: the active player names one of the tied.',
    fields: (t) => ({
      stake: t.field({ type: stake, description: 'What was bid for.', resolve: (tie) => tie.stake }),
      tied: t.exposeIntList('tied', { description: 'The seats with the highest bid.' }),
      amount: t.exposeInt('amount', { description: 'The highest bid in yen.' }),
    }),
  });
  const asking = builder.objectRef<AskingView>('TsukijiAsking').implement({
    description: 'A Market asks the active player something.',
    fields: (t) => ({
      market: t.field({ type: market, description: 'The Market.', resolve: (of) => of.market }),
      stake: t.field({ type: stake, description: 'What it is about.', resolve: (of) => of.stake }),
    }),
  });
  return { bidding, naming, asking };
}
