/** Questions to the table: who has what, who sits where, what is waited for. Nothing here changes anything. */
import { known } from '../kernel/invariant.ts';
import type { ToolId } from './catalog/ids.ts';
import type { Client, Fish } from './deck.ts';
import type { PoissonnierLook } from './position.ts';
import type { Ask, Crate, Player, Request } from './state.ts';

export function playerAt({ state }: PoissonnierLook, seat: number): Player {
  return known(state.players[seat], `seat ${seat}`);
}

export function isIn({ state }: PoissonnierLook, seat: number): boolean {
  return state.players[seat]?.resigned === false;
}

/** Seats still in, clockwise from this one (which may be out itself). */
export function seatsFrom(look: PoissonnierLook, seat: number): readonly number[] {
  const { players } = look.state;
  return players.map((_, step) => (seat + step) % players.length).filter((each) => isIn(look, each));
}

/** The seats still in but this one, clockwise from its left. */
export function othersOf(look: PoissonnierLook, seat: number): readonly number[] {
  return seatsFrom(look, seat).filter((each) => each !== seat);
}

export function clientOf({ options }: PoissonnierLook, id: string): Client | undefined {
  return options.deck.clients.get(id);
}

export function knownClient(look: PoissonnierLook, id: string): Client {
  return known(clientOf(look, id), `client ${id}`);
}

export function fishOf({ options }: PoissonnierLook, id: string): Fish | undefined {
  return options.deck.fish.get(id);
}

/** The special card that this is, if it can provide a fish (LP-SPEC-01). */
export function toolOf({ options }: PoissonnierLook, id: string): ToolId | undefined {
  const special = options.deck.specials.get(id);
  return special === 'ice' ? undefined : special;
}

export function isIce({ options }: PoissonnierLook, id: string): boolean {
  return options.deck.specials.get(id) === 'ice';
}

/** Clients that may be served now: the first of the queue (LP-SERVE-01). */
export function clientsInFront({ state, options }: PoissonnierLook): readonly Client[] {
  const { servable } = options.deck.queue;
  return state.queue.slice(0, servable).map((id) => known(options.deck.clients.get(id), `client ${id}`));
}

/** What is face up in crates: fish, crate by crate. */
export function fishInCrates(crates: readonly Crate[]): readonly string[] {
  return crates.flatMap(({ fish }) => fish);
}

/** All cards that a player arranges: hand, and what lies in the crates (LP-PLACE-09). */
export function cardsToArrange({ hand, crates }: Player): readonly string[] {
  return [...hand, ...crates.flatMap(({ fish, ice }) => (ice === undefined ? fish : [...fish, ice]))];
}

/** Stamps on the client cards of a player (LP-SCORE-01). */
export function stampsOf(look: PoissonnierLook, player: Player): number {
  return player.won.reduce((total, id) => total + knownClient(look, id).stamps, 0);
}

/** The open request, which there is in this phase. */
export function openRequestOf({ state }: PoissonnierLook): Request {
  return known(state.request, 'request');
}

/** The ask of a helper for a lot. */
export function askOf({ asks }: Request, helper: number, lot: number): Ask | undefined {
  return asks.find((ask) => ask.helper === helper && ask.lot === lot);
}

/** Seats that an open request still waits for. */
export function awaitedHelpers(look: PoissonnierLook): readonly number[] {
  const { turn, request } = look.state;
  if (request === undefined) return [];
  const asked = turn.phase === 'counter' ? request.offers.map(({ helper }) => helper) : request.helpers;
  return asked.filter((seat, index) => asked.indexOf(seat) === index && isAwaited(look, request, seat));
}

function isAwaited(look: PoissonnierLook, request: Request, seat: number): boolean {
  return isIn(look, seat) && !request.answered.includes(seat);
}
