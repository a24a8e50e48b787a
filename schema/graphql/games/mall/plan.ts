import type { MallView } from '../../../../engine/mall/views/view.ts';
import type { Words } from './words.ts';

type Plan = MallView['plan'];

/** The floor plan: the same for the whole match. */
export function addPlan(words: Words) {
  const node = addNode(words);
  const card = addCard(words);
  const crossing = addCrossing(words);
  const machine = addMachine(words);
  return words.builder.objectRef<Plan>('MallPlan').implement({
    description: 'The floor plan and the numbers of its layout. Coordinates are for drawing: x to the right, y down.',
    fields: (t) => ({
      layout: t.exposeString('layout', { description: 'The id of the layout.' }),
      version: t.exposeInt('version', { description: 'The version of the layout.' }),
      nodes: t.field({ type: [node], description: 'The dots.', resolve: ({ nodes }) => nodes }),
      cards: t.field({ type: [card], description: 'The shop cards.', resolve: ({ cards }) => cards }),
      crossings: t.field({
        type: [crossing],
        description: 'Where lines meet without a dot.',
        resolve: ({ crossings }) => crossings,
      }),
      machine: t.field({
        type: machine,
        description: 'Where the vending machine stands.',
        resolve: (plan) => plan.machine,
      }),
      entrance: t.exposeString('entrance', { description: 'The dot of the entrance.' }),
      moveMax: t.exposeInt('moveMax', { description: 'Spaces of one move at most.' }),
      minItemsToExit: t.exposeInt('minItemsToExit', { description: 'Items needed to leave the store.' }),
      exitsPerPlayer: t.exposeInt('exitsPerPlayer', { description: 'How often each player leaves the store.' }),
      stallRounds: t.exposeInt('stallRounds', { description: 'So many rounds in which nothing happens end it.' }),
      crabPerPoint: t.exposeInt('crabPerPoint', { description: 'Yen for each point of a crab.' }),
      tunaPerPoint: t.exposeInt('tunaPerPoint', { description: 'Yen for each point of a tuna.' }),
    }),
  });
}

function addNode({ builder }: Words) {
  const kind = builder.enumType('MallNodeKind', {
    description: 'What kind of place a dot is.',
    values: {
      AISLE: { value: 'aisle', description: 'In an aisle.' },
      DOUBLE: { value: 'double', description: 'In a double aisle, which leads out.' },
      ENTRANCE: { value: 'entrance', description: 'The entrance.' },
    },
  });
  return builder.objectRef<Plan['nodes'][number]>('MallNode').implement({
    description: 'A dot.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      x: t.exposeFloat('x', { description: 'Where it is.' }),
      y: t.exposeFloat('y', { description: 'Where it is.' }),
      kind: t.field({ type: kind, description: 'Its kind.', resolve: (node) => node.kind }),
      cards: t.stringList({ description: 'The cards that it is in front of.', resolve: ({ cards }) => cards }),
      vending: t.exposeBoolean('vending', { description: 'It touches the vending machine.' }),
      neighbors: t.stringList({
        description: 'The dots that are one space away.',
        resolve: ({ neighbors }) => neighbors,
      }),
    }),
  });
}

function addCard({ builder }: Words) {
  return builder.objectRef<Plan['cards'][number]>('MallCard').implement({
    description: 'A shop card.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      x: t.exposeFloat('x', { description: 'Its left edge.' }),
      y: t.exposeFloat('y', { description: 'Its upper edge.' }),
      w: t.exposeFloat('w', { description: 'Its width.' }),
      h: t.exposeFloat('h', { description: 'Its height.' }),
      area: t.exposeString('area', { description: 'What it sells.' }),
      nodes: t.stringList({ description: 'The dots in front of it.', resolve: ({ nodes }) => nodes }),
    }),
  });
}

function addCrossing({ builder }: Words) {
  return builder.objectRef<Plan['crossings'][number]>('MallCrossing').implement({
    description: 'A place where lines meet without a dot.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Its id.' }),
      x: t.exposeFloat('x', { description: 'Where it is.' }),
      y: t.exposeFloat('y', { description: 'Where it is.' }),
      joins: t.stringList({
        description: 'The dots around it: each is one space from the others.',
        resolve: ({ joins }) => joins,
      }),
    }),
  });
}

function addMachine({ builder }: Words) {
  return builder.objectRef<Plan['machine']>('MallMachinePlace').implement({
    description: 'Where the vending machine stands.',
    fields: (t) => ({
      x: t.exposeFloat('x', { description: 'Its left edge.' }),
      y: t.exposeFloat('y', { description: 'Its upper edge.' }),
      w: t.exposeFloat('w', { description: 'Its width.' }),
      h: t.exposeFloat('h', { description: 'Its height.' }),
      nodes: t.stringList({ description: 'The dots that touch it.', resolve: ({ nodes }) => nodes }),
    }),
  });
}
