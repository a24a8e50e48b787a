/** The floor plan and stock of a match, ready to be looked up. */
import { known } from '../kernel/invariant.ts';
import type { CardFile, ItemType, LayoutFile, NodeFile } from './catalog/layout-file.ts';
import type { Stock } from './stock.ts';
import { stockOf } from './stock.ts';

/** A good layout file with look-ups. Neighbours of a dot are sorted: smallest ids first (MALL-MOVE-08). */
export interface Layout extends LayoutFile {
  readonly dots: ReadonlyMap<string, NodeFile>;
  readonly shops: ReadonlyMap<string, CardFile>;
  readonly types: ReadonlyMap<string, ItemType>;
  /** spaces from each dot to the entrance */
  readonly toEntrance: ReadonlyMap<string, number>;
  readonly start: Stock;
}

/** The layout that a good file describes. */
export function layoutOf(file: LayoutFile): Layout {
  const nodes = file.nodes.map((node) => ({ ...node, neighbors: node.neighbors.toSorted() }));
  const dots = new Map(nodes.map((node) => [node.id, node]));
  return Object.freeze({
    ...file,
    nodes,
    dots,
    shops: new Map(file.cards.map((card) => [card.id, card])),
    types: new Map(file.items.map((type) => [type.id, type])),
    toEntrance: distancesFrom(nodes, file.entrance.node),
    start: stockOf(file),
  });
}

/** Spaces from one dot to every dot that can be reached. */
export function distancesFrom(nodes: readonly NodeFile[], from: string): ReadonlyMap<string, number> {
  const neighbors = new Map(nodes.map((node) => [node.id, node.neighbors]));
  const distances = new Map([[from, 0]]);
  // A map is walked in the order of its entries, those that come on the way included: breadth first.
  for (const [id, distance] of distances) {
    for (const next of neighbors.get(id) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}

export function dotOf(layout: Layout, id: string): NodeFile {
  return known(layout.dots.get(id), `dot ${id}`);
}

export function typeOf(layout: Layout, type: string): ItemType {
  return known(layout.types.get(type), `item type ${type}`);
}
