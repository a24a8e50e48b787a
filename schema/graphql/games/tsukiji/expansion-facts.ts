import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { MarketView } from '../../../../engine/tsukiji/views/view.ts';
import type { BuilderTypes } from '../../builder.ts';
import type { Words } from './words.ts';
import { countsOf } from './words.ts';

type Facts = MarketView['facts'];
type Assigned = NonNullable<Facts['assigned']>[number];
type Deal = NonNullable<Facts['deals']>[number];
type NamedLicence = NonNullable<Facts['licences']>[number];

/** What only boards of the expansion have. */
export function addExpansionFacts(words: Words, ref: PothosObjectRef<BuilderTypes, MarketView>): void {
  const licence = addNamedLicence(words);
  const deal = addDeal(words);
  const assigned = words.builder.objectRef<Assigned>('TsukijiAssigned').implement({
    description: 'A token in front of a Port, which lets another seat buy after the turn of that Port.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat that may buy.' }),
      target: t.exposeInt('target', { description: 'The seat after whose turn it buys.' }),
    }),
  });
  words.builder.objectFields(ref, (t) => ({
    deals: t.field({
      type: [deal],
      description: 'Its standing offers.',
      resolve: ({ facts }) => facts.deals ?? [],
    }),
    assigned: t.field({
      type: [assigned],
      description: 'Its tokens in front of Ports, in the order of their coming.',
      resolve: ({ facts }) => facts.assigned ?? [],
    }),
    namedLicences: t.field({
      type: [licence],
      description: 'Its licences that players hold, where each has an id of its own.',
      resolve: ({ facts }) => facts.licences ?? [],
    }),
    worthBySeat: t.intList({
      description: 'R of each of its tokens by seat, where that depends on what else the seat owns.',
      nullable: true,
      resolve: ({ facts }) => facts.worthBySeat,
    }),
  }));
}

function addDeal({ builder, tokenCount }: Words) {
  return builder.objectRef<Deal>('TsukijiDeal').implement({
    description: 'A standing offer of a board: one of it each time, as often as the count of the action says.',
    fields: (t) => ({
      action: t.exposeString('action', { description: 'The action that takes it.' }),
      takes: t.field({
        type: [tokenCount],
        description: 'The tokens that you give.',
        resolve: ({ takes }) => countsOf(takes),
      }),
      gives: t.field({
        type: [tokenCount],
        description: 'The tokens that you get.',
        resolve: ({ gives }) => countsOf(gives),
      }),
      yen: t.exposeInt('yen', { description: 'The yen that you get, or pay if negative.' }),
    }),
  });
}

function addNamedLicence({ builder, fishCount, tokenCount }: Words) {
  return builder.objectRef<NamedLicence>('TsukijiNamedLicence').implement({
    description: 'A licence with an id of its own, and what lies on it.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      seat: t.exposeInt('seat', { description: 'Who holds it.' }),
      faceUp: t.exposeBoolean('faceUp', { description: 'It can catch.' }),
      barrels: t.field({
        type: [fishCount],
        description: 'The barrels on it.',
        resolve: ({ barrels }) => countsOf(barrels),
      }),
      tokens: t.field({
        type: [tokenCount],
        description: 'The tokens on it.',
        resolve: ({ tokens }) => countsOf(tokens),
      }),
    }),
  });
}
