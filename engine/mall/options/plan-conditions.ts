/** What makes a floor plan whole: dots, edges, cards, doors (MALL-LAY-20). */
import type { LayoutFile, NodeFile } from '../catalog/layout-file.ts';
import { distancesFrom } from '../layout.ts';
import { type Condition, isSame, isUnique } from './condition.ts';

const idsOf = (parts: readonly { readonly id: string }[]): readonly string[] => parts.map(({ id }) => id);

/** The other ends of the edges at a dot. */
const edgesAt = ({ edges }: LayoutFile, id: string): readonly string[] =>
  edges.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));

const isEdgeKnown = ({ edges, nodes }: LayoutFile): boolean =>
  edges.every((ends) => ends[0] !== ends[1] && ends.every((end) => idsOf(nodes).includes(end)));

/** The dots of a plan without its entrance. */
function inside({ nodes, entrance }: LayoutFile): readonly NodeFile[] {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== entrance.node);
  return nodes
    .filter(({ id }) => id !== entrance.node)
    .map((node) => ({ ...node, neighbors: without(node.neighbors) }));
}

const isConnected = (nodes: readonly NodeFile[]): boolean => {
  const [first] = nodes;
  return first !== undefined && distancesFrom(nodes, first.id).size === nodes.length;
};

/** From every dot a shortest move leads to another dot inside: an odd way round is not looked for. */
const canLeaveEveryDot = (file: LayoutFile): boolean =>
  file.nodes.every(({ id }) => {
    const { moveMin, moveMax } = file.rules;
    const ways = distancesFrom(id === file.entrance.node ? file.nodes : inside(file), id);
    return [...ways.values()].some((spaces) => spaces >= moveMin && spaces <= moveMax);
  });

export const planConditions: readonly Condition[] = [
  { field: 'nodes', why: 'an id stands twice', holds: ({ nodes }) => isUnique(idsOf(nodes)) },
  { field: 'cards', why: 'an id stands twice', holds: ({ cards }) => isUnique(idsOf(cards)) },
  { field: 'crossings', why: 'an id stands twice', holds: ({ crossings }) => isUnique(idsOf(crossings)) },
  { field: 'edges', why: 'an edge does not join two known dots', holds: isEdgeKnown },
  {
    field: 'edges',
    why: 'an edge stands twice',
    holds: ({ edges }) => isUnique(edges.map((ends) => ends.toSorted().join(' '))),
  },
  {
    field: 'crossings',
    why: 'a crossing does not join known dots',
    holds: ({ crossings, nodes }) => crossings.every(({ joins }) => joins.every((id) => idsOf(nodes).includes(id))),
  },
  {
    field: 'nodes',
    why: 'neighbors are not the edges',
    holds: (file) => file.nodes.every(({ id, neighbors }) => isSame(neighbors, edgesAt(file, id))),
  },
  {
    field: 'nodes',
    why: 'the cards of dots and the dots of cards differ',
    holds: ({ nodes, cards }) =>
      isSame(
        nodes.flatMap(({ id, cards: fronts }) => fronts.map((card) => `${id}/${card}`)),
        cards.flatMap(({ id, nodes: dots }) => dots.map((dot) => `${dot}/${id}`)),
      ),
  },
  {
    field: 'nodes',
    why: 'a card stands twice at a dot',
    holds: ({ nodes }) => nodes.every(({ cards }) => isUnique(cards)),
  },
  { field: 'cards', why: 'a card has no dot', holds: ({ cards }) => cards.every(({ nodes }) => nodes.length > 0) },
  {
    field: 'entrance.node',
    why: 'not the one dot of kind entrance',
    holds: ({ nodes, entrance }) =>
      isSame(
        nodes.flatMap(({ id, kind }) => (kind === 'entrance' ? [id] : [])),
        [entrance.node],
      ),
  },
  { field: 'nodes', why: 'not all connected', holds: ({ nodes }) => isConnected(nodes) },
  { field: 'nodes', why: 'not all connected without the entrance', holds: (file) => isConnected(inside(file)) },
  {
    field: 'entrance.doors',
    why: 'not the neighbors of the entrance',
    holds: (file) => isSame(file.entrance.doors, edgesAt(file, file.entrance.node)),
  },
  {
    field: 'vendingMachine.nodes',
    why: 'not the dots marked vending',
    holds: ({ nodes, vendingMachine }) =>
      isSame(
        nodes.flatMap(({ id, vending }) => (vending ? [id] : [])),
        vendingMachine.nodes,
      ),
  },
  { field: 'rules.moveMin', why: 'above moveMax', holds: ({ rules }) => rules.moveMin <= rules.moveMax },
  { field: 'rules.moveMin', why: 'a dot cannot be left', holds: canLeaveEveryDot },
];
