import type { CardFile, LayoutFile, NodeFile } from '../catalog/layout-file.ts';

/** A dot of the floor plan. */
export type NodeView = NodeFile;
/** A shop card: what lies on it now stands beside the plan. */
export type CardView = Omit<CardFile, 'stock'>;
/** A place where lines meet without a dot. */
export type CrossingView = LayoutFile['crossings'][number];

/** The floor plan and the numbers of the layout: the same for the whole match. Coordinates are for drawing (MALL-LAY-21). */
export interface PlanView {
  /** MALL-LAY-22 */
  readonly layout: string;
  readonly version: number;
  readonly nodes: readonly NodeView[];
  readonly cards: readonly CardView[];
  readonly crossings: readonly CrossingView[];
  readonly machine: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly nodes: readonly string[];
  };
  readonly entrance: string;
  /** spaces of one move at most */
  readonly moveMax: number;
  readonly minItemsToExit: number;
  readonly exitsPerPlayer: number;
  readonly stallRounds: number;
  readonly crabPerPoint: number;
  readonly tunaPerPoint: number;
}

export function planView(layout: LayoutFile): PlanView {
  const { id, version, nodes, cards, crossings, vendingMachine, entrance, rules, prices } = layout;
  const { x, y, w, h } = vendingMachine;
  return {
    layout: id,
    version,
    nodes: nodes.map(nodeView),
    cards: cards.map(cardView),
    crossings: crossings.map(crossingView),
    machine: { x, y, w, h, nodes: vendingMachine.nodes },
    entrance: entrance.node,
    moveMax: rules.moveMax,
    minItemsToExit: rules.minItemsToExit,
    exitsPerPlayer: rules.exitsPerPlayer,
    stallRounds: rules.stallRounds,
    crabPerPoint: prices.crabPerPoint,
    tunaPerPoint: prices.tunaPerPoint,
  };
}

function nodeView({ id, x, y, kind, cards, vending, neighbors }: NodeFile): NodeView {
  return { id, x, y, kind, cards, vending, neighbors };
}

function cardView({ id, x, y, w, h, area, nodes }: CardFile): CardView {
  return { id, x, y, w, h, area, nodes };
}

function crossingView({ id, x, y, joins }: CrossingView): CrossingView {
  return { id, x, y, joins };
}
