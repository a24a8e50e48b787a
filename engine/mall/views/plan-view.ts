import type { CardFile, LayoutFile, NodeFile } from '../catalog/layout-file.ts';

/** The floor plan and the numbers of the layout: the same for the whole match. Coordinates are for drawing (MALL-LAY-21). */
export interface PlanView {
  /** MALL-LAY-22 */
  readonly layout: string;
  readonly version: number;
  readonly nodes: readonly NodeFile[];
  readonly cards: readonly Omit<CardFile, 'stock'>[];
  readonly crossings: LayoutFile['crossings'];
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
    nodes,
    cards: cards.map(({ stock: _stock, ...card }) => card),
    crossings,
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
