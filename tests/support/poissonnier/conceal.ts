/** What a seat cannot see, changed at random: the seat must not be able to tell. */
import { known } from '../../../engine/kernel/invariant.ts';
import type { Random } from '../../../engine/kernel/random.ts';
import type { Player, State } from '../../../engine/poissonnier/state.ts';

/** Another state with the same view for this seat; nothing when the match is over, and all is open. */
export function conceal(state: State, seat: number, random: Random): State | undefined {
  if (state.outcome !== undefined) return undefined;
  const swapped = swapCards(state, seat, random);
  const players = swapped.players.map((player, other) => (other === seat ? player : hideAnswers(player, random)));
  return withRequest({ ...swapped, players, clientPile: shuffled(state.clientPile, random) }, seat, random);
}

/** All cards that the seat cannot see change places: other hands, the pile, unknown backs, what is gone for good. */
function swapCards(state: State, seat: number, random: Random): State {
  const isKnown = (other: number, laid: boolean): boolean => other === seat && laid;
  const hands = state.players.flatMap(({ hand }, other) => (other === seat ? [] : hand));
  const backs = state.players.flatMap(({ crates }, other) =>
    crates.filter(({ laid }) => !isKnown(other, laid)).map(({ back }) => back),
  );
  const deck = shuffled([...hands, ...backs, ...state.fishPile, ...state.gone.hidden], random);
  const take = (): string => known(deck.pop(), 'a card');
  const players = state.players.map((player, other) => ({
    ...player,
    hand: other === seat ? player.hand : player.hand.map(take),
    crates: player.crates.map((crate) => (isKnown(other, crate.laid) ? crate : { ...crate, back: take() })),
  }));
  const gone = { ...state.gone, hidden: state.gone.hidden.map(take) };
  return { ...state, players, gone, fishPile: state.fishPile.map(take) };
}

/** Another price list, and another arrangement if there is one. */
function hideAnswers(player: Player, random: Random): Player {
  const standing = Array.from({ length: random(3) }, () => ({ special: 'joker', price: random(9) }) as const);
  const { arrangement, ...open } = player;
  const crates = player.crates.map(() => ({ fish: player.hand.slice(0, random(2)) }));
  return { ...open, standing, ...(arrangement === undefined ? {} : { arrangement: { crates } }) };
}

/** Other answers of helpers to what they were asked, as far as the seat may not see them. */
function withRequest(state: State, seat: number, random: Random): State {
  const { request, turn } = state;
  if (request === undefined) return state;
  const isHidden = (helper: number): boolean => helper !== seat && (turn.seat !== seat || turn.phase === 'ask');
  const asks = request.asks.map((ask) => (isHidden(ask.helper) ? { ...ask, price: 1 + random(99) } : ask));
  const offers = request.offers.map((offer) => {
    if (offer.helper === seat || (turn.seat === seat && turn.phase !== 'counter')) return offer;
    const price = turn.seat === seat ? offer.price : random(9);
    return offer.accepted === undefined ? { ...offer, price } : { ...offer, price, accepted: random(2) === 0 };
  });
  return { ...state, request: { ...request, asks, offers } };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => known(left.splice(random(left.length), 1)[0], 'an item'));
}
