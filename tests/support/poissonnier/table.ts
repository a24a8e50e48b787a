/** Lays a table as a test needs it: only what is named lies there. */
import { known } from '../../../engine/kernel/invariant.ts';
import type { PoissonnierEvent } from '../../../engine/poissonnier/events.ts';
import { poissonnier } from '../../../engine/poissonnier/index.ts';
import type { Options } from '../../../engine/poissonnier/position.ts';
import type { Crate, Player, Request, State, Turn } from '../../../engine/poissonnier/state.ts';
import { deepFreeze } from '../walk.ts';
import type { Injected, Position } from './position.ts';
import { drawsOf, optionsOf } from './position.ts';

/** Fish of a crate; or fish and ice. */
export type CrateOnTable = readonly string[] | { readonly fish: readonly string[]; readonly ice?: string };

export interface PlayerOnTable {
  readonly hand?: readonly string[];
  /** one empty crate, if absent */
  readonly crates?: readonly CrateOnTable[];
  readonly coins?: number;
  readonly won?: readonly string[];
  readonly standing?: Player['standing'];
  readonly resigned?: boolean;
}

/** A table to be laid. Cards that are nowhere lie in the piles, in the order of the deck file, unless a pile is named. */
export interface Laid {
  readonly players: readonly PlayerOnTable[];
  readonly queue?: readonly string[];
  readonly fishPile?: readonly string[];
  readonly fishDiscard?: readonly string[];
  readonly clientPile?: readonly string[];
  readonly clientDiscard?: readonly string[];
  /** SERVE of seat 0, if absent */
  readonly turn?: Partial<Turn>;
  readonly request?: Partial<Request> & Pick<Request, 'client'>;
  readonly lastTurn?: boolean;
  readonly options?: unknown;
  /** values that streams give first */
  readonly draws?: Injected;
}

/** A position in which only what the test names lies on the table. */
export function table(laid: Laid): Position {
  const options = optionsOf(laid.options ?? {}, laid.players.length);
  const free = freeCards(options.deck.fishDeck, laid);
  const players = laid.players.map((player, seat) => playerOf(player, seat, free));
  const { queue = [], clientDiscard = [], request } = laid;
  const won = laid.players.flatMap((player) => player.won ?? []);
  const absent = new Set([...queue, ...clientDiscard, ...won]);
  const state: State = {
    players,
    starter: 0,
    fishPile: laid.fishPile ?? free,
    fishDiscard: laid.fishDiscard ?? [],
    clientPile: laid.clientPile ?? options.deck.clientDeck.filter((card) => !absent.has(card)),
    clientDiscard,
    queue,
    gone: { shown: [], hidden: [] },
    turn: { no: 3, seat: 0, phase: 'serve', requested: [], ...laid.turn },
    lastTurn: laid.lastTurn ?? false,
    reshuffles: 0,
    ...(request === undefined ? {} : { request: requestOf(request) }),
  };
  const injected = laid.draws ?? {};
  return deepFreeze({ state, options, events: [], drawn: [], counters: {}, injected, seed: 'table' });
}

/** A match as the rules set it up: the first position of real play. */
export function deal(seed: string, seats: number, raw: unknown = {}, injected: Injected = {}): Position {
  const options: Options = optionsOf(raw, seats);
  const source = drawsOf({ counters: {}, injected, seed });
  const events: PoissonnierEvent[] = [];
  const state = poissonnier.setup(options, seats, source.draw, (event) => events.push(event));
  return deepFreeze({ state, options, events, drawn: source.drawn, counters: source.counters, injected, seed });
}

/** Cards of the fish deck that the test does not name, in the order of the file. The first become crates. */
function freeCards(deck: readonly string[], laid: Laid): string[] {
  const named = JSON.stringify([laid.players, laid.fishPile ?? [], laid.fishDiscard ?? []]);
  return deck.filter((card) => !named.includes(`"${card}"`));
}

function playerOf(player: PlayerOnTable, seat: number, free: string[]): Player {
  const crates = (player.crates ?? [[]]).map((crate, index): Crate => {
    const filling = 'fish' in crate ? crate : { fish: crate };
    return { id: `S${seat}C${index + 1}`, back: known(free.pop(), 'a free card'), laid: index > 0, ...filling };
  });
  return {
    coins: player.coins ?? 0,
    hand: player.hand ?? [],
    crates: player.resigned === true ? [] : crates,
    won: player.won ?? [],
    standing: player.standing ?? [],
    resigned: player.resigned ?? false,
    asked: 1,
  };
}

function requestOf(request: NonNullable<Laid['request']>): Request {
  return { helpers: [1], lots: [], answered: [], asks: [], offers: [], ...request };
}
