import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import { known } from '../../../../engine/kernel/invariant.ts';
import type { Builder, BuilderTypes, ChoiceRef } from '../../builder.ts';
import type { Choices } from '../face.ts';

/** How many of one thing: sets of the engine are lists of these. */
export interface Count {
  readonly word: string;
  readonly count: number;
}

/** The words of the game as GraphQL types: what the views are made of. */
export interface Words {
  readonly builder: Builder;
  readonly fish: ChoiceRef;
  readonly token: ChoiceRef;
  readonly market: ChoiceRef;
  readonly boatKind: ChoiceRef;
  readonly dock: ChoiceRef;
  readonly fishCount: PothosObjectRef<BuilderTypes, Count>;
  readonly tokenCount: PothosObjectRef<BuilderTypes, Count>;
}

/** Adds the counts, and takes the enums of the catalogue. */
export function addWords(builder: Builder, choices: Choices): Words {
  const choice = (name: string) => known(choices.get(name), `choice ${name}`);
  const fish = choice('Fish');
  const token = choice('Token');
  return {
    builder,
    fish,
    token,
    market: choice('Market'),
    boatKind: choice('BoatKind'),
    dock: choice('Dock'),
    fishCount: builder.objectRef<Count>('TsukijiFishCount').implement({
      description: 'A number of barrels or licences of one fish.',
      fields: (t) => ({
        fish: t.field({ type: fish, description: 'The fish.', resolve: ({ word }) => word }),
        count: t.exposeInt('count', { description: 'How many.' }),
      }),
    }),
    tokenCount: builder.objectRef<Count>('TsukijiTokenCount').implement({
      description: 'A number of fish tokens of one kind.',
      fields: (t) => ({
        token: t.field({ type: token, description: 'The kind.', resolve: ({ word }) => word }),
        count: t.exposeInt('count', { description: 'How many.' }),
      }),
    }),
  };
}

/** A set of the engine as a list. */
export const countsOf = (set: { readonly [word: string]: number | undefined }): Count[] =>
  Object.entries(set).map(([word, count]) => ({ word, count: count ?? 0 }));
