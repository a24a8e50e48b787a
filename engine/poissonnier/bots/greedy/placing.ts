/** How a greedy bot fills its crates: the groups of one freshness that serve the waiting clients best. */
import type { PoissonnierAction } from '../../actions.ts';
import type { CardView } from '../../views/card-view.ts';
import type { PoissonnierView } from '../../views/view.ts';
import { isFreshFor, ownSeat } from './seat.ts';

interface Group {
  readonly freshness: string;
  readonly fish: readonly CardView[];
  readonly worth: number;
}

/** How many waiting clients a fish could serve; those in front count twice. Any fish is worth a little. */
function demandFor(view: PoissonnierView, card: CardView): number {
  return view.queue.reduce((demand, client, index) => {
    const isWanted = client.order.some(({ kind }) => kind === card.kind) && isFreshFor(view, client, card);
    return isWanted ? demand + (index < view.rules.servable ? 2 : 1) : demand;
  }, 0.5);
}

/** The arrangement. `canOpen`: a new crate may be laid. */
export function placing(view: PoissonnierView, canOpen: boolean): PoissonnierAction {
  const { hand = [], crates } = ownSeat(view);
  const inCrates = crates.flatMap(({ fish, ice }) => [...fish, ...(ice === undefined ? [] : [iceCard(ice)])]);
  const cards = [...hand, ...inCrates];
  const groups = groupsOf(view, cards);
  const spare = canOpen && groups.length > crates.length ? leastUseful(view, cards, groups) : undefined;
  const count = crates.length + (spare === undefined ? 0 : 1);
  const left = groups.map((group) => ({ ...group, fish: group.fish.filter(({ id }) => id !== spare) }));
  const ices = cards.filter(({ special, id }) => special === 'ice' && id !== spare).map(({ id }) => id);
  const filled = Array.from({ length: count }, (_, index) => {
    const group = left[index];
    const ice = group?.freshness === view.rules.inspected ? ices.shift() : undefined;
    const fish = (group?.fish ?? []).map(({ id }) => id);
    return ice === undefined ? { fish } : { fish, ice };
  });
  return { type: 'place', crates: filled, ...(spare === undefined ? {} : { open: spare }) };
}

function iceCard(id: string): CardView {
  return { id, special: 'ice' };
}

/** Fish by freshness, the group in most demand first. */
function groupsOf(view: PoissonnierView, cards: readonly CardView[]): readonly Group[] {
  return view.rules.freshness
    .map((freshness) => {
      const fish = cards.filter((card) => card.freshness === freshness);
      return { freshness, fish, worth: fish.reduce((worth, card) => worth + demandFor(view, card), 0) };
    })
    .filter(({ fish }) => fish.length > 0)
    .toSorted((one, other) => other.worth - one.worth);
}

/** A card to lay down for a new crate: a fish that is hardly asked for, outside the best group. */
function leastUseful(view: PoissonnierView, cards: readonly CardView[], [best]: readonly Group[]): string | undefined {
  const [least] = cards
    .filter((card) => card.kind !== undefined && card.freshness !== best?.freshness)
    .toSorted((one, other) => demandFor(view, one) - demandFor(view, other));
  return least?.id;
}
