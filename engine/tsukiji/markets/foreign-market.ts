/** Foreign Market: boats dock there as a group, and all that they carry is auctioned as one lot (TX-FOREIGN). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { list } from '../../kernel/field.ts';
import { form } from '../../kernel/forms.ts';
import type { Violation } from '../../kernel/violation.ts';
import { firstOf, refuse } from '../../kernel/violation.ts';
import { boatOf, fishInPlay, fishingOf, marketOf, playerAt, tokenAvailable } from '../ask.ts';
import type { FishId, PerFish, Tokens } from '../catalog/ids.ts';
import { boatField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { countOf, one, plus, totalOf } from '../counts.ts';
import { giveTokenFor } from '../exchange.ts';
import { payAuctioneer } from '../kinds/catch-auction.ts';
import type { Acting, At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { mustAfford } from '../refusals.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { layOut } from '../verbs/bids.ts';
import { moorBoats } from '../verbs/boats.ts';
import { acting } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { award, takeForAuction } from '../verbs/tokens.ts';

const spec = action('Dock boats at the Foreign Market as one group; all that they carry is auctioned as one lot.', {
  boats: list(boatField, 1, 40, 'boats of yours at sea'),
});
type DockForeign = ActionFrom<'dockForeign', typeof spec>;

const dockForeign = marketAction<unknown, DockForeign>({
  spec,
  when: 'fishing',
  forms(at, seat) {
    const ready = playerAt(at, seat)
      .boats.map(({ id }) => id)
      .filter((id) => boatRefused(at, seat, id) === undefined);
    const [first] = ready;
    if (first === undefined || mustAfford(at, seat, feeOf(at)) !== undefined) return [];
    const boats = { kind: 'subset', of: ready, min: 1, max: ready.length } as const;
    return [form<DockForeign>('dockForeign', { boats }, { type: 'dockForeign', boats: [first] })];
  },
  check(at, seat, { boats }) {
    return firstOf(
      ...boats.map((id) => () => boatRefused(at, seat, id)),
      () => (new Set(boats).size < boats.length ? refuse('boat.twice') : undefined),
      () => mustAfford(at, seat, feeOf(at)),
    );
  },
  run(at, seat, { boats }) {
    pay(at, seat, 'supply', feeOf(at), 'entry');
    formLot(at, moorBoats(at, seat, boats, at.id));
  },
});

export const foreignMarket = defineMarket({
  id: 'foreignMarket',
  enterable: false,
  actions: { dockForeign },
  /** The barrels go back first; then each brings a token, as long as there are any (TX-FOREIGN-06, TX-RUL-25). */
  won(at, { tokens, barrels = {} }, winner, amount) {
    payAuctioneer(at, winner, amount);
    for (const [fish, count] of inOrder(at, barrels)) returnBarrels(at, fish, count);
    if (totalOf(tokens) > 0) award(at, winner, tokens, 'stake');
    for (const [fish, count] of inOrder(at, barrels)) takeTokens(at, winner, fish, count);
  },
});

function feeOf(at: At): number {
  return print(at, 'ext.foreignMarket.entry')[0]?.yen ?? 0;
}

function boatRefused(at: At, seat: number, id: string): Violation | undefined {
  const boat = boatOf(playerAt(at, seat), id);
  if (boat === undefined) return refuse('boat.unknown', { boat: id });
  if (fishingOf(at)?.activated.includes(id)) return refuse('boat.activated', { boat: id });
  return boat.at === 'sea' ? undefined : refuse('boat.notAtSea', { boat: id });
}

/** Barrels by fish, in the order in which the fish came into play. */
function inOrder(at: At, barrels: PerFish): readonly (readonly [FishId, number])[] {
  return fishInPlay(at).flatMap((fish) => {
    const count = countOf(barrels, fish);
    return count > 0 ? [[fish, count] as const] : [];
  });
}

/** What all this cargo comes to: barrels stay barrels, but those of catch auctions become their tokens at once (TX-FOREIGN-05). */
function formLot(at: Acting, cargo: PerFish): void {
  let tokens: Tokens = {};
  const barrels: { [F in FishId]?: number } = {};
  for (const [fish, count] of inOrder(at, cargo)) {
    const { pile, lotted } = marketOf(at, fish);
    if (pile !== undefined) tokens = plus(tokens, tokensFor(at, fish, count));
    else barrels[fish] = count;
    lotted?.(acting(at, fish), count);
  }
  if (totalOf(tokens) + totalOf(barrels) === 0) return;
  const goods = totalOf(barrels) === 0 ? { tokens } : { tokens, barrels };
  layOut(at, { market: at.id, ...goods, from: 'supply' });
}

/** Returns barrels of a catch auction; each full pile of them brings a token, as long as there are any. */
function tokensFor(at: Acting, fish: FishId, barrels: number): Tokens {
  const size = marketOf(at, fish).pile?.size(acting(at, fish)) ?? barrels;
  returnBarrels(at, fish, barrels);
  let tokens: Tokens = {};
  for (let left = barrels; left >= size; left -= size) {
    const kind = takeForAuction(at, fish);
    if (kind === undefined) return tokens;
    tokens = plus(tokens, one(kind));
  }
  return tokens;
}

/** Always fresh: the fish comes straight from the boat (TX-RUL-23). */
function takeTokens(at: Acting, winner: number, fish: FishId, barrels: number): void {
  for (let left = barrels; left > 0 && tokenAvailable(at, fish); left -= 1) {
    giveTokenFor(at, winner, { fish, row: 'upper' });
  }
}
