/** What tokens and barrels are worth to a player, in yen. */
import type { FishId, PerFish, TokenKind, Tokens } from '../../catalog/ids.ts';
import { kindsOfFish, tokenFacts } from '../../catalog/pieces.ts';
import { defaultPrints } from '../../catalog/prints.ts';
import type { MarketView, PlayerView, TsukijiView } from '../../views/view.ts';
import { boardOf, boardOfToken, type Outlook, worthOfResources, yenOf } from './outlook.ts';

type Item = PlayerView['items'][number];
type Stake = NonNullable<TsukijiView['pending']>['stake'];

/** A sale needs a visit: so much of its price is left when the way there is paid. */
const saleShare = 0.7;
/** Sellers ask for this share of what a piece is worth to the keenest buyer; for degraded pieces, which are about to go, less. */
const askedShare = { upper: 0.6, lower: 0.45 };
/** How many of the barrels on a Port find a buyer in time. */
const soldShare = 0.6;
/** What unloading a barrel brings (TB-FISH-08). */
const unloading = defaultPrints['fishing.unloadBonus'].yen / defaultPrints['fishing.unloadBonus'].perBarrels;
const step = 100;

export function entriesOf<K extends string>(counts: { readonly [M in K]?: number }): readonly (readonly [K, number])[] {
  return (Object.entries(counts) as [K, number | undefined][]).flatMap(([member, count = 0]) =>
    count > 0 ? [[member, count] as const] : [],
  );
}

export function totalOf(counts: PerFish | Tokens): number {
  return entriesOf<string>(counts).reduce((total, [, count]) => total + count, 0);
}

/** Yen that `count` more tokens of a kind are worth to a player, or so many fewer (a negative count, a negative worth). */
export function worthOfMore(outlook: Outlook, player: PlayerView, token: TokenKind, count = 1): number {
  const { values, facts } = boardOfToken(outlook, token);
  const value = values.find((each) => each.token === token);
  if (value === undefined) return 0;
  const each = facts.worthBySeat?.[player.seat];
  if (each !== undefined) return worthOfResources(outlook, player, player.resources, player.resources + each * count);
  const before = player.tokens[token] ?? 0;
  const rise = (amounts: readonly number[] = []): number => reach(amounts, before + count) - reach(amounts, before);
  const kept = worthOfResources(outlook, player, player.resources, player.resources + rise(value.resources));
  const sold = rise(value.sale) * saleShare;
  return count > 0 ? Math.max(kept, sold) : Math.min(kept, sold);
}

/** The n-th amount, or what the list lets expect beyond its end. */
export function reach(amounts: readonly number[], n: number): number {
  const last = amounts.length - 1;
  return amounts[n] ?? ((amounts[last] ?? 0) * n) / last;
}

/** Yen that a set of tokens is worth to a player who gets it. */
export function worthOfSet(outlook: Outlook, player: PlayerView, tokens: Tokens): number {
  return entriesOf(tokens).reduce((total, [token, count]) => total + worthOfMore(outlook, player, token, count), 0);
}

/** The tokens that a barrel may become: faces that only the rules tell apart. */
const tokensFor = (fish: FishId): readonly TokenKind[] => kindsOfFish[fish].filter((kind) => !tokenFacts[kind].extra);

/** Yen that a piece on a Port is worth to a player. */
export function worthOfItem(outlook: Outlook, player: PlayerView, item: Pick<Item, 'fish' | 'token'>): number {
  const kinds = item.token === undefined ? tokensFor(item.fish) : [item.token];
  return Math.max(...kinds.map((kind) => worthOfMore(outlook, player, kind)));
}

/** Yen that what is bid for is worth to a player: its tokens, and one for each of its barrels (TX-FOREIGN-06). */
export function worthOfStake(outlook: Outlook, player: PlayerView, { tokens, barrels = {} }: Stake): number {
  return entriesOf(barrels).reduce(
    (total, [fish, count]) => total + count * worthOfItem(outlook, player, { fish }),
    worthOfSet(outlook, player, tokens),
  );
}

/** The price to ask for a piece: what tempts the buyer to whom it is worth most, and can be paid. */
export function priceFor(outlook: Outlook, item: Pick<Item, 'fish' | 'token' | 'row'>): number {
  const bids = outlook.others.map((other) => Math.min(yenOf(other), worthOfItem(outlook, other, item)));
  const asked = Math.max(...bids) * askedShare[item.row];
  return Math.max(step, Math.floor(asked / step) * step);
}

/** True if another has a reason to buy the piece, and the yen. */
export function isTempting(outlook: Outlook, item: Pick<Item, 'fish' | 'token'>): boolean {
  return outlook.others.some((other) => yenOf(other) >= step && worthOfItem(outlook, other, item) > step * 1.2);
}

/** Yen that a barrel of this fish brings once it is unloaded. */
export function worthOfBarrel(outlook: Outlook, fish: FishId): number {
  const worth = outlook.barrels.get(fish) ?? reckonBarrel(outlook, fish);
  outlook.barrels.set(fish, worth);
  return worth;
}

function reckonBarrel(outlook: Outlook, fish: FishId): number {
  const board = boardOf(outlook, fish);
  if (board.auctionSize !== undefined) return unloading + (bagWorth(outlook, board) * soldShare) / board.auctionSize;
  const item = { fish, row: 'upper' } as const;
  return unloading + (isTempting(outlook, item) ? priceFor(outlook, item) * soldShare : step / 5);
}

/** The mean worth of a token that is drawn from the bag. */
function bagWorth(outlook: Outlook, { tokens }: MarketView): number {
  const total = totalOf(tokens);
  if (total === 0) return 0;
  const worth = entriesOf(tokens).map(([token, count]) => count * worthOfMore(outlook, outlook.me, token));
  return worth.reduce((sum, each) => sum + each, 0) / total;
}
