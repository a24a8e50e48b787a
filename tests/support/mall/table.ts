/** Lays a table: the start of a match, with some things elsewhere. No item is made or lost by it. */
import type { Draft } from '../../../engine/kernel/table.ts';
import { mall } from '../../../engine/mall/index.ts';
import { labelOf } from '../../../engine/mall/refs.ts';
import type { Item, Phase, Player, State } from '../../../engine/mall/state.ts';
import { deepFreeze } from '../walk.ts';
import type { Injected, Position } from './position.ts';
import { drawsOf, optionsOf } from './position.ts';

/** A player as a test lays it: items by their labels. What is left out is as at the start; `inside` wherever the dot is inside. */
export interface PlayerOnTable extends Partial<Omit<Player, 'crate' | 'shelf'>> {
  readonly crate?: readonly string[];
  readonly shelf?: readonly string[];
}

/** What is on the table. What is left out is as dealt. */
export interface Laid {
  readonly seats?: number;
  readonly options?: { readonly [option: string]: unknown };
  readonly seed?: string;
  readonly draws?: Injected;
  readonly active?: number;
  readonly phase?: Phase;
  readonly turnNo?: number;
  readonly players?: readonly PlayerOnTable[];
  readonly prices?: { readonly [group: string]: number };
  /** labels of what lies on a card instead */
  readonly cards?: { readonly [card: string]: readonly string[] };
  readonly vending?: readonly string[];
  readonly overflow?: readonly string[];
  readonly bags?: { readonly tuna?: readonly string[]; readonly crab?: readonly string[] };
  readonly salmonSold?: boolean;
  readonly idleTurns?: number;
}

/** The start of a match; seat 0 begins unless the options say otherwise. */
export function deal(laid: Pick<Laid, 'seats' | 'options' | 'seed' | 'draws'> = {}): Position {
  const { seats = 2, seed = 'demo', draws = {} } = laid;
  const options = optionsOf({ starter: 0, ...laid.options }, seats);
  const events: Position['events'][number][] = [];
  const source = drawsOf({ counters: {}, injected: draws, seed });
  const state = mall.setup(options, seats, source.draw, (event) => events.push(event));
  const { drawn, counters } = source;
  return deepFreeze({ state, options, events, drawn: [...drawn], counters: { ...counters }, injected: draws, seed });
}

/** A position as a test needs it. */
export function table(laid: Laid = {}): Position {
  const start = deal({ ...laid, seed: laid.seed ?? 'a table' });
  const state = JSON.parse(JSON.stringify(start.state)) as Draft<State>;
  lay(state, laid);
  for (const [seat, player] of (laid.players ?? []).entries()) seatAt(state, seat, player);
  Object.assign(state.prices, laid.prices);
  state.salmonSold = laid.salmonSold ?? false;
  state.idleTurns = laid.idleTurns ?? 0;
  const seat = laid.active ?? 0;
  const node = state.players[seat]?.node ?? '';
  Object.assign(state.turn, { seat, phase: laid.phase ?? 'move', no: laid.turnNo ?? 1, start: node });
  return deepFreeze({ ...start, events: [], drawn: [], counters: {}, state });
}

/** Lays cards, bags and machine: what lies there goes aside first, so that it can be laid again. */
function lay(state: Draft<State>, { cards = {}, bags = {}, vending, overflow }: Laid): void {
  const bagged = Object.keys(bags) as (keyof State['bags'])[];
  for (const card of Object.keys(cards)) state.lost.push(...(state.cards[card] ?? []).splice(0));
  for (const bag of bagged) state.lost.push(...state.bags[bag].splice(0));
  if (vending !== undefined) state.lost.push(...state.vending.crate.splice(0));
  for (const [card, labels] of Object.entries(cards)) state.cards[card] = claim(state, labels);
  for (const bag of bagged) state.bags[bag] = claim(state, bags[bag] ?? []);
  if (vending !== undefined) state.vending.crate = claim(state, vending);
  if (overflow !== undefined) state.vending.overflow = claim(state, overflow);
}

function seatAt(state: Draft<State>, seat: number, { crate, shelf, ...rest }: PlayerOnTable): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  if (crate !== undefined) player.crate = claim(state, crate);
  if (shelf !== undefined) player.shelf = claim(state, shelf);
  const isInside = rest.node !== undefined && rest.node !== 'ENT';
  Object.assign(player, isInside ? { status: 'inside' } : {}, rest);
  state.barrelsLeft -= player.barrels;
}

/** Takes items by their labels from wherever the first of each lies. */
function claim(state: Draft<State>, labels: readonly string[]): Draft<Item>[] {
  return labels.map((label) => {
    const places = [state.lost, ...Object.values(state.cards), ...Object.values(state.bags), state.vending.crate];
    for (const place of places) {
      const at = place.findIndex((item) => labelOf(item) === label);
      const [item] = at < 0 ? [] : place.splice(at, 1);
      if (item !== undefined) return item;
    }
    throw new Error(`no ${label} is left`);
  });
}
