import { shuffle } from '../kernel/draw.ts';
import type { StockFile } from './catalog/layout-file.ts';
import type { Layout } from './layout.ts';
import type { MallTable, Options } from './position.ts';
import type { Item, Player, State } from './state.ts';
import { beginTurn } from './verbs/turn.ts';

type Draw = MallTable['draw'];

/** Deals shuffled items to the cards of one kind, in the order of the cards (MALL-SETUP-02, MALL-SETUP-06). */
function dealTo(
  { cards }: Layout,
  kind: StockFile['type'],
  shuffled: readonly Item[],
): { readonly [card: string]: readonly Item[] } {
  const deck = [...shuffled];
  const dealt = cards.flatMap(({ id, stock }) =>
    stock.type === kind && 'count' in stock ? [[id, deck.splice(0, stock.count)] as const] : [],
  );
  return Object.fromEntries(dealt);
}

/** What lies on each card at the start. */
function lay(layout: Layout, draw: Draw): State['cards'] {
  const { cards, drinks, clothing } = layout.start;
  return {
    ...cards,
    ...dealTo(layout, 'randomDrinks', shuffle(draw, 'setup/drinks', drinks)),
    ...dealTo(layout, 'randomClothing', shuffle(draw, 'setup/clothing', clothing)),
  };
}

/** A player at the start (MALL-SETUP-04). */
function startingPlayer({ entrance, rules }: Layout): Player {
  return {
    yen: rules.startYen,
    node: entrance.node,
    crate: [],
    shelf: [],
    barrels: 0,
    tunaBought: 0,
    status: 'outside',
  };
}

/** The table as it is laid, before the first turn. */
function laidTable({ layout, players }: Options, cards: State['cards'], starter: number): State {
  const { entrance, groups, start, stock, id, version } = layout;
  return {
    layout: { id, version },
    players: Array.from({ length: players }, () => startingPlayer(layout)),
    prices: Object.fromEntries(groups.map((group) => [group.id, group.startPrice])),
    cards,
    bags: { tuna: [...start.bags.tuna], crab: [...start.bags.crab] },
    vending: { crate: [...start.vending], overflow: [], uses: 0 },
    lost: [],
    salmonSold: false,
    barrelsLeft: stock.barrelsPerPlayer * players,
    idleTurns: 0,
    turn: { no: 0, seat: starter, phase: 'move', start: entrance.node, used: false },
    serial: 0,
  };
}

/** Sets a match up and begins the first turn (section 5). The starter is named by the options, or drawn (MALL-SETUP-17). */
export function setUp(options: Options, draw: Draw, tell: MallTable['tell']): State {
  const { layout, players } = options;
  const cards = lay(layout, draw);
  const starter = options.starter ?? draw('seat', players);
  const state = laidTable(options, cards, starter);
  const table: MallTable = { state, options, draw, tell, reveal: () => undefined };
  tell({ type: 'matchSetUp', starter, layout: layout.id, version: layout.version });
  beginTurn(table, starter, 1);
  return state;
}
