/** Lays a table as a test needs it: only what is named lies there. */
import type {
  BoatKind,
  ExternalId,
  FishId,
  MarketId,
  PerFish,
  TokenKind,
  Tokens,
} from '../../../engine/tsukiji/catalog/ids.ts';
import { allExternalIds, allFishIds, externalIds, fishIds } from '../../../engine/tsukiji/catalog/ids.ts';
import { isFish } from '../../../engine/tsukiji/catalog/pieces.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import type { Options } from '../../../engine/tsukiji/market.ts';
import type { Board, Boat, Buying, Fishing, Item, Player, State, Tag, Visit } from '../../../engine/tsukiji/state.ts';
import { acting, stockedBoard } from '../../../engine/tsukiji/verbs/markets.ts';
import { freshTurn } from '../../../engine/tsukiji/verbs/turn.ts';
import type { Injected, Position } from './position.ts';
import { drawsOf, frozen, optionsOf } from './position.ts';

export interface BoatOnTable {
  /** the next free letter, if absent */
  readonly id?: string;
  readonly kind: BoatKind;
  readonly at: Boat['at'];
  /** it is rented */
  readonly lent?: NonNullable<Boat['lent']>;
  readonly cargo?: PerFish;
  /** barrels of the cargo that remember the licence that caught them */
  readonly tags?: readonly Tag[];
}

export interface ItemOnTable {
  /** `i1`, `i2`, … in the order they are named, if absent */
  readonly id?: string;
  readonly fish: FishId;
  readonly token?: TokenKind;
  readonly row?: Item['row'];
  /** the numbered column of the price, or else ???, if absent */
  readonly column?: number;
  readonly price: number;
}

export interface PlayerOnTable {
  /** 2000, if absent */
  readonly yen?: number;
  readonly licences?: PerFish;
  readonly tokens?: Tokens;
  readonly boats?: readonly BoatOnTable[];
  readonly items?: readonly ItemOnTable[];
  /** 1, if absent: only L is open */
  readonly openDocks?: number;
}

type ActivityOnTable =
  | ({ readonly kind: 'fishing' } & Partial<Fishing>)
  | Buying
  | ({ readonly kind: 'visit'; readonly market: MarketId } & Partial<Visit>);

/** A table to be laid. Boards are stocked as for so many seats; the main part of seat 0's turn has just begun. */
export interface Laid {
  readonly seats: number;
  /** Mackerel alone, if absent */
  readonly fish?: readonly FishId[];
  /** Ships alone, if absent: its boats have the letters from the number of seats on */
  readonly external?: readonly MarketId[];
  readonly players?: readonly PlayerOnTable[];
  /** changes to boards in play */
  readonly boards?: { readonly [M in MarketId]?: Partial<Board> };
  readonly turn?: Partial<State['turn']>;
  readonly activity?: ActivityOnTable;
  readonly pending?: State['pending'];
  readonly end?: State['end'];
  /** boards that may still be drawn; all that are not in play, if absent */
  readonly box?: { readonly fish: readonly FishId[]; readonly external?: readonly ExternalId[] };
  readonly firstSeat?: number;
  readonly round?: number;
  /** the raw options of the match */
  readonly options?: unknown;
  /** values that streams give first */
  readonly draws?: Injected;
}

/** A position in which only what the test names lies on the table. */
export function table(laid: Laid): Position {
  const { seats, fish = ['mackerel'], external = ['ships'], draws = {} } = laid;
  const options = optionsOf(laid.options ?? {}, seats);
  const order: readonly MarketId[] = [...fish, ...external];
  const boards = Object.fromEntries(order.map((id) => [id, { ...stockedBoard(options, id), ...laid.boards?.[id] }]));
  const players = playersOf(laid, options, boards);
  const state: State = {
    players,
    firstSeat: laid.firstSeat ?? 0,
    round: laid.round ?? 1,
    boards,
    order,
    box: boxOf(laid, options, order),
    boxed: {},
    turn: { ...freshTurn(0, options.prints['turn.actionPoints']), stage: 'main', ...laid.turn },
    ...(laid.activity === undefined ? {} : { activity: activityOf(laid.activity) }),
    ...(laid.pending === undefined ? {} : { pending: laid.pending }),
    ...(laid.end === undefined ? {} : { end: laid.end }),
    serial: 0,
    nextItem: players.reduce((count, player) => count + player.items.length, 1),
  };
  handOut(state, options, laid);
  return frozen({ state, options, events: [], drawn: [], counters: {}, injected: draws, seed: 'table' });
}

/** A match as the rules set it up: the first position of real play. */
export function deal(seed: string, seats: number, raw: unknown = {}, injected: Injected = {}): Position {
  const options = optionsOf(raw, seats);
  const source = drawsOf({ counters: {}, injected, seed });
  const events: Position['events'][number][] = [];
  const state = tsukiji.setup(options, seats, source.draw, (event) => {
    events.push(event);
  });
  return frozen({ state, options, events, drawn: source.drawn, counters: source.counters, injected, seed });
}

/** Licences that have ids get them, in order of the seats, unless the test says itself what the board knows of them. */
function handOut(state: State, options: Options, laid: Laid): void {
  const nothing = (): never => {
    throw new Error('nothing is drawn while a table is laid');
  };
  const quiet = { state, options, tell: () => undefined, draw: nothing, reveal: () => undefined };
  for (const id of state.order) {
    const { keeper } = options.markets[id];
    if (keeper === undefined || !isFish(id) || laid.boards?.[id]?.own !== undefined) continue;
    for (const [seat, { licences }] of state.players.entries()) {
      if ((licences[id] ?? 0) > 0) keeper.taken(acting(quiet, id), seat, licences[id] ?? 0);
    }
  }
}

function playersOf(laid: Laid, options: Options, boards: State['boards']): readonly Player[] {
  const letters = freeLetters(options, boards);
  let items = 0;
  const columns = options.prints['port.columns'];
  return Array.from({ length: laid.seats }, (_, seat): Player => {
    const named = laid.players?.[seat] ?? {};
    return {
      yen: named.yen ?? 2000,
      licences: named.licences ?? {},
      tokens: named.tokens ?? {},
      boats: (named.boats ?? []).map((boat) => ({ cargo: {}, ...boat, id: boat.id ?? nextLetter(letters) })),
      openDocks: named.openDocks ?? 1,
      items: (named.items ?? []).map((item) => {
        items += 1;
        const numbered = columns.indexOf(item.price) + 1;
        return { id: `i${items}`, row: 'upper', column: numbered === 0 ? columns.length : numbered, ...item };
      }),
    };
  });
}

/** Ids for boats that the test does not name: none that a board's boat has. */
function freeLetters(options: Options, boards: State['boards']): string[] {
  const onBoards = JSON.stringify(Object.values(boards).map((board) => board.own));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .filter((letter) => !onBoards.includes(`"id":"${letter}"`))
    .slice(0, options.players * 4);
}

function nextLetter(letters: string[]): string {
  const letter = letters.shift();
  if (letter === undefined) throw new Error('too many boats without an id');
  return letter;
}

function boxOf(laid: Laid, { expansion }: Options, order: readonly MarketId[]): State['box'] {
  const allFish: readonly FishId[] = expansion ? allFishIds : fishIds;
  const allExternal: readonly ExternalId[] = expansion ? allExternalIds : externalIds;
  const fish = laid.box?.fish ?? allFish.filter((id) => !order.includes(id));
  const external = laid.box?.external ?? allExternal.filter((id) => !order.includes(id));
  return { fish: fish.filter(isFish), external };
}

function activityOf(activity: ActivityOnTable): NonNullable<State['activity']> {
  switch (activity.kind) {
    case 'fishing':
      return { activated: [], used: {}, unloaded: 0, piles: {}, ...activity };
    case 'visit':
      return { done: {}, licences: 0, ...activity };
    case 'buying':
      return activity;
  }
}
