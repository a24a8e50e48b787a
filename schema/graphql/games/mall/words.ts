import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { ItemView } from '../../../../engine/mall/views/item-view.ts';
import type { Builder, BuilderTypes } from '../../builder.ts';

type Ref<Shape> = PothosObjectRef<BuilderTypes, Shape>;

/** The types that several parts of the view are made of. */
export interface Words {
  readonly builder: Builder;
  readonly item: Ref<ItemView>;
  readonly bag: ReturnType<typeof addBags>;
}

export function addWords(builder: Builder): Words {
  return { builder, item: addItem(builder), bag: addBags(builder) };
}

function addItem(builder: Builder): Ref<ItemView> {
  const side = builder.enumType('MallSalmonSide', {
    description: 'The side of a sold salmon that lies up.',
    values: {
      FRESH: { value: 'f', description: 'The f: it paid as the first.' },
      FOUR: { value: '4', description: 'The 4: somebody had left with salmon before.' },
    },
  });
  return builder.objectRef<ItemView>('MallItem').implement({
    description: 'An item. Actions name it by its id, or by its label, which all items like it share.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id: shirt#2.' }),
      type: t.exposeString('type', { description: 'Its type: shirt.' }),
      label: t.exposeString('label', { description: 'Its label: its type, of crabs and tuna with the value.' }),
      value: t.exposeInt('value', { description: 'The printed value of a crab or tuna.', nullable: true }),
      side: t.field({
        type: side,
        description: 'The side of a sold salmon.',
        nullable: true,
        resolve: (item) => item.side,
      }),
    }),
  });
}

function addBags(builder: Builder) {
  return builder.enumType('MallBag', {
    description: 'A bag of tokens.',
    values: {
      TUNA: { value: 'tuna', description: 'Tuna: each costs yen.' },
      CRAB: { value: 'crab', description: 'Crabs.' },
    },
  });
}

export function addModes(builder: Builder) {
  return builder.enumType('MallPlayMode', {
    description: 'How a match is played.',
    values: {
      ECONOMIC: { value: 'economic', description: 'Nothing falls.' },
      DEXTERITY: { value: 'dexterity', description: 'At a real table, where things fall and are reported.' },
    },
  });
}

export function addSources(builder: Builder) {
  return builder.enumType('MallSource', {
    description: 'Who pours the drinks, or draws the tokens.',
    values: {
      TABLE: { value: 'table', description: 'The players, at their table.' },
      APP: { value: 'app', description: 'The match.' },
    },
  });
}

export function addPhases(builder: Builder) {
  return builder.enumType('MallPhase', {
    description: 'Where a turn stands.',
    values: {
      MOVE: { value: 'move', description: 'The active player moves.' },
      REPORT_MOVE: { value: 'reportMove', description: 'The active player reports what fell during the move.' },
      SETTLE: { value: 'settle', description: 'The active player chooses the garments that are doubled.' },
      TAKE: { value: 'take', description: 'The active player takes something, or nothing.' },
      REPORT_TAKE: { value: 'reportTake', description: 'The active player reports what fell during the take.' },
      OVER: { value: 'over', description: 'The match is over.' },
    },
  });
}
