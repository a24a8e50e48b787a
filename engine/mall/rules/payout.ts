/** What a crate pays at an exit (MALL-PAY-01). */
import { SALMON } from '../catalog/ids.ts';
import type { Line } from '../events.ts';
import { typeOf } from '../layout.ts';
import { pilePriceOf } from '../look.ts';
import type { MallLook } from '../position.ts';
import type { Item } from '../state.ts';
import type { Payout } from '../verbs/exit.ts';

/** Yen that one item pays, without a detergent. */
function worthOf(look: MallLook, item: Item): number {
  const { prices } = look.options.layout;
  const { type, value = 0 } = item;
  if (type === SALMON) return look.state.salmonSold ? prices.salmonLater : prices.salmonFirst;
  if (type === 'crab') return value * prices.crabPerPoint;
  if (type === 'tuna') return value * prices.tunaPerPoint;
  return pilePriceOf(look, item);
}

/** All by the prices as they stand now; each pile that pays falls once, never below the floor (MALL-EXIT-04, 3 and 5). */
export function payoutOf(look: MallLook, crate: readonly Item[], targets: readonly string[]): Payout {
  const { layout } = look.options;
  const lines = crate.map((item): Line => {
    const worth = worthOf(look, item);
    const line = { item: item.id, amount: worth };
    return targets.includes(item.id) ? { ...line, amount: 2 * worth, doubled: true } : line;
  });
  const groups = layout.groups.filter(({ id }) => crate.some(({ type }) => typeOf(layout, type).group === id));
  const reductions = groups.flatMap(({ id: group }) => {
    const from = look.state.prices[group] ?? 0;
    const to = Math.max(layout.prices.floor, from - layout.prices.reductionPerExit);
    return from === to ? [] : [{ group, from, to }];
  });
  return { lines, sum: lines.reduce((total, { amount }) => total + amount, 0), reductions };
}
