import { known } from '../kernel/invariant.ts';
import type { ExternalId, FishId, MarketId } from './catalog/ids.ts';
import { externalIds, fishIds } from './catalog/ids.ts';
import { beginner, starterExternal, starterFish } from './catalog/pieces.ts';
import { print, printFor } from './catalog/prints.ts';
import type { Options, TsukijiTable } from './market.ts';
import { startTurn } from './rules/end-turn.ts';
import { settle } from './rules/settle.ts';
import type { Player, State } from './state.ts';
import { openMarket } from './verbs/markets.ts';
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

/** Fish Markets in play: the starter, then for beginners some fixed boards, then random ones (TB-SETUP-01, -04, TB-RUL-79). */
function fishBoards(options: Options, draw: Draw): readonly FishId[] {
  const count = printFor({ options }, 'setup.fish');
  const first = options.beginner ? beginner.first.slice(0, count) : [];
  const without = [starterFish, ...first, ...(options.beginner ? beginner.without : [])];
  const pool = fishIds.filter((id) => !without.includes(id));
  return [starterFish, ...first, ...drawBoards(draw, 'market/fish', pool, count - first.length)];
}

/** External Markets in play, out of those that fit the number of players (TB-SETUP-03). */
function externalBoards(options: Options, draw: Draw, pool: readonly ExternalId[]): readonly ExternalId[] {
  const others = pool.filter((id) => id !== starterExternal);
  return [starterExternal, ...drawBoards(draw, 'market/external', others, printFor({ options }, 'setup.external'))];
}

/** A player at the start (TB-SETUP-10). Boats are lettered by seat. */
function startingPlayer(options: Options, seat: number): Player {
  return {
    yen: print({ options }, 'player.startYen'),
    licences: { [starterFish]: 1 },
    tokens: {},
    boats: [{ id: String.fromCharCode(65 + seat), kind: '1', at: 'L', cargo: {} }],
    openDocks: 1,
    items: [],
  };
}

/** The table before any board is on it. */
function bareState(options: Options, firstSeat: number, pool: readonly ExternalId[]): State {
  return {
    players: Array.from({ length: options.players }, (_, seat) => startingPlayer(options, seat)),
    firstSeat,
    round: 0,
    boards: {},
    order: [],
    box: { fish: fishIds, external: pool },
    boxed: {},
    turn: freshTurn(firstSeat, print({ options }, 'turn.actionPoints')),
    serial: 0,
    nextItem: 1,
  };
}

/** Sets a match up and begins the first turn (TB-SETUP); the first seat is random (TB-RUL-09). */
export function setUp(options: Options, draw: Draw, tell: TsukijiTable['tell']): State {
  const pool = externalIds.filter((id) => options.players >= (options.markets[id].minPlayers?.(options) ?? 0));
  const fish = fishBoards(options, draw);
  const external = externalBoards(options, draw, pool);
  const firstSeat = draw('seat', options.players);
  const state = bareState(options, firstSeat, pool);
  const table: TsukijiTable = { state, options, draw, tell, reveal: () => undefined };
  for (const id of [...fish, ...external]) openMarket(table, id);
  tell({ type: 'matchSetUp', order: state.order, first: firstSeat });
  startTurn(table, firstSeat, 1);
  settle(table);
  return state;
}
