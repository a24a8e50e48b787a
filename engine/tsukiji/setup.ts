import { known } from '../kernel/invariant.ts';
import type { ExternalId, FishId, MarketId, PerFish } from './catalog/ids.ts';
import { pair, starters } from './catalog/pieces.ts';
import { print } from './catalog/prints.ts';
import type { Options, TsukijiTable } from './market.ts';
import type { Pool } from './pools.ts';
import { externalOf, externalPool, fishOf, fishPool } from './pools.ts';
import { startTurn } from './rules/end-turn.ts';
import { settle } from './rules/settle.ts';
import type { Player, State } from './state.ts';
import { layRows, openMarket } from './verbs/markets.ts';
import { freshTurn } from './verbs/turn.ts';

type Draw = TsukijiTable['draw'];

/** Draws so many boards without replacement (TB-SETUP-02). */
function drawBoards<Id extends MarketId>(
  draw: Draw,
  stream: string,
  pool: readonly Id[],
  count: number,
): readonly Id[] {
  let left = pool;
  const drawn: Id[] = [];
  while (drawn.length < count && left.length > 0) {
    const id = known(left[draw(stream, left.length)], 'a board in the pool');
    drawn.push(id);
    left = left.filter((each) => each !== id);
  }
  return drawn;
}

/** The boards that are always in play, then random ones (TB-SETUP-02). */
function boardsOf<Id extends MarketId>(draw: Draw, stream: string, pool: Pool<Id>): readonly Id[] {
  return [...pool.inPlay, ...drawBoards(draw, stream, pool.candidates, pool.draws)];
}

/** External Markets: of a pair that the match may meet, both or none; either way one board more (TX-SETUP-05, TV-MORE-02). */
function externalBoards(options: Options, draw: Draw): readonly ExternalId[] {
  const pool = externalPool(options);
  const boards = boardsOf(draw, 'market/external', pool);
  const missing = pair.filter((id) => !boards.includes(id));
  if (missing.length === pair.length) return boards;
  const rest = pool.candidates.filter((id) => !boards.includes(id));
  const partner = missing.filter((id) => rest.includes(id));
  if (missing.length > 0) return [...boards, ...partner];
  return [...boards, ...drawBoards(draw, 'market/external', rest, 1)];
}

/** Everyone begins with a licence of the first starter, unless another starter is in play: then nobody has one (TX-SETUP-07). */
function startingLicences(fish: readonly FishId[]): PerFish {
  const [first, ...others] = starters;
  return others.some((id) => fish.includes(id)) ? {} : { [first]: 1 };
}

/** A player at the start (TB-SETUP-10). Boats are lettered by seat. */
function startingPlayer(options: Options, seat: number, licences: PerFish): Player {
  return {
    yen: print({ options }, 'player.startYen'),
    licences,
    tokens: {},
    boats: [{ id: String.fromCharCode(65 + seat), kind: '1', at: 'L', cargo: {} }],
    openDocks: 1,
    items: [],
  };
}

/** The table before any board is on it. */
function bareState(options: Options, firstSeat: number, licences: PerFish): State {
  return {
    players: Array.from({ length: options.players }, (_, seat) => startingPlayer(options, seat, licences)),
    firstSeat,
    round: 0,
    boards: {},
    order: [],
    box: { fish: fishOf(options), external: externalOf(options) },
    boxed: {},
    turn: freshTurn(firstSeat, print({ options }, 'turn.actionPoints')),
    serial: 0,
    nextItem: 1,
  };
}

/** Sets a match up and begins the first turn (TB-SETUP); the first seat is random (TB-RUL-09). */
export function setUp(options: Options, draw: Draw, tell: TsukijiTable['tell']): State {
  const fish = boardsOf(draw, 'market/fish', fishPool(options));
  const external = externalBoards(options, draw);
  const firstSeat = draw('seat', options.players);
  const state = bareState(options, firstSeat, startingLicences(fish));
  const table: TsukijiTable = { state, options, draw, tell, reveal: () => undefined };
  for (const id of [...fish, ...external]) openMarket(table, id);
  if (options.openOrder) layRows(table);
  tell({ type: 'matchSetUp', order: state.order, first: firstSeat });
  startTurn(table, firstSeat, 1);
  settle(table);
  return state;
}
