/** Selling tokens, and barrels where they are taken, to the board of their fish. */
import type { Tokens } from '../../catalog/ids.ts';
import type { MarketView } from '../../views/view.ts';
import type { Choice } from './choice.ts';
import { here, type Outlook, worthOfEnding, worthOfResources, yenOf } from './outlook.ts';
import { isTempting, reach, totalOf } from './worth.ts';

/** SELL: as many of each kind as the board pays better than they are worth kept. */
export function sell(outlook: Outlook): readonly Choice[] {
  const market = here(outlook);
  if (market === undefined) return [];
  const { tokens, barrels, gain } = saleOf(outlook, market);
  const named = { ...(totalOf(tokens) > 0 ? { tokens } : {}), ...(barrels.length > 0 ? { barrels } : {}) };
  return [{ action: { type: 'sell', ...named }, gain }];
}

/** What to sell together, and what that brings. */
interface Goods {
  readonly tokens: Tokens;
  readonly barrels: readonly string[];
  readonly gain: number;
}

type Held = MarketView['values'][number] & { readonly have: number; readonly sale: readonly number[] };

/** The best sale on this board. */
export function saleOf(outlook: Outlook, market: MarketView): Goods {
  const held = heldOf(outlook, market);
  const parts = held.map((each) => bestPart(outlook, each)).filter(({ count }) => count > 0);
  const barrels = unwanted(outlook, market);
  const fromPort = barrels.length === 0 ? 0 : reach(market.values[0]?.sale ?? [], barrels.length);
  const some: Goods = {
    tokens: Object.fromEntries(parts.map(({ token, count }) => [token, count])),
    barrels: barrels.map(({ id }) => id),
    gain: parts.reduce((total, { gain }) => total + gain, fromPort),
  };
  const all = everything(outlook, held);
  return all !== undefined && all.gain > some.gain ? all : some;
}

function heldOf({ me }: Outlook, { values }: MarketView): readonly Held[] {
  return values.flatMap(({ sale, ...value }) => {
    const have = me.tokens[value.token] ?? 0;
    return sale === undefined || have === 0 ? [] : [{ ...value, sale, have }];
  });
}

/** So many of a kind that the yen exceed what the R are worth by most. */
function bestPart(outlook: Outlook, { token, have, resources, sale }: Held) {
  const { me } = outlook;
  const gains = Array.from({ length: have + 1 }, (_, count) => {
    const left = me.resources - (resources[have] ?? 0) + (resources[have - count] ?? 0);
    return (sale[count] ?? 0) + worthOfResources(outlook, me, me.resources, left);
  });
  const gain = Math.max(...gains);
  return { token, count: gains.indexOf(gain), gain };
}

/** All that the board buys, if that ends the match. */
function everything(outlook: Outlook, held: readonly Held[]): Goods | undefined {
  const { me } = outlook;
  const yen = held.reduce((sum, { sale, have }) => sum + (sale[have] ?? 0), 0);
  const left = held.reduce((sum, { resources, have }) => sum - (resources[have] ?? 0), me.resources);
  const bonus = worthOfEnding(outlook, yenOf(me) + yen, left);
  if (bonus === 0) return undefined;
  const tokens = Object.fromEntries(held.map(({ token, have }) => [token, have]));
  return { tokens, barrels: [], gain: yen + worthOfResources(outlook, me, me.resources, left) + bonus };
}

/** Barrels of the own Port that nobody will buy, if the board takes them: an even number. */
function unwanted(outlook: Outlook, { id, takesBarrels }: MarketView): Outlook['me']['items'] {
  if (takesBarrels !== true) return [];
  const items = outlook.me.items.filter((item) => item.fish === id && !isTempting(outlook, item));
  return items.slice(0, items.length - (items.length % 2));
}
