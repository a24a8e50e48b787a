/** What each viewer must not learn from a state. */
import { isSeat, type Viewer } from '../../../engine/kernel/viewer.ts';
import type { Options } from '../../../engine/poissonnier/position.ts';
import type { Ask, Offer, Player, State } from '../../../engine/poissonnier/state.ts';

/** The ids of all cards, of both decks, that the viewer cannot see. */
export function hiddenCards(options: Options, state: State, viewer: Viewer): ReadonlySet<string> {
  const seen = new Set([
    ...state.players.flatMap((player, seat) => cardsSeen(player, isSeat(viewer, seat))),
    ...state.fishDiscard,
    ...state.queue,
    ...state.clientDiscard,
    ...state.gone.shown,
    ...asksSeen(state, viewer).map(({ card }) => card),
  ]);
  return new Set([...options.deck.fishDeck, ...options.deck.clientDeck].filter((card) => !seen.has(card)));
}

function cardsSeen({ hand, crates, won }: Player, isOwn: boolean): readonly string[] {
  const open = crates.flatMap(({ fish, ice }) => (ice === undefined ? fish : [...fish, ice]));
  const own = isOwn ? [...hand, ...crates.flatMap(({ laid, back }) => (laid ? [back] : []))] : [];
  return [...open, ...won, ...own];
}

/** Prices that the viewer cannot see: of asks, counter-offers and price lists. */
export function hiddenPrices(state: State, viewer: Viewer): ReadonlySet<number> {
  const lists = state.players.flatMap(({ standing }, seat) => (isSeat(viewer, seat) ? [] : standing));
  const { request, turn } = state;
  const seesOffers = isSeat(viewer, turn.seat);
  const offers = (request?.offers ?? []).filter(({ helper }) => !seesOffers && !isSeat(viewer, helper));
  const seen = new Set(asksSeen(state, viewer));
  const asks = (request?.asks ?? []).filter((ask) => !seen.has(ask));
  return new Set([...lists, ...offers, ...asks].map(({ price }) => price));
}

/** Prices that the viewer does see. */
export function pricesSeen(state: State, viewer: Viewer): ReadonlySet<number> {
  const lists = state.players.flatMap(({ standing }, seat) => (isSeat(viewer, seat) ? standing : []));
  const own = (entries: readonly (Ask | Offer)[]) =>
    entries.filter(({ helper }) => isSeat(viewer, state.turn.seat) || isSeat(viewer, helper));
  return new Set([...lists, ...asksSeen(state, viewer), ...own(state.request?.offers ?? [])].map(({ price }) => price));
}

/** The active player sees all asks once all are in; a helper the own ones (LP-VIS-02). */
function asksSeen({ request, turn }: State, viewer: Viewer): readonly Ask[] {
  const seesAll = isSeat(viewer, turn.seat) && turn.phase !== 'ask';
  return (request?.asks ?? []).filter(({ helper }) => seesAll || isSeat(viewer, helper));
}
