/**
 * The cheapest way to fill an order. Own fish of the crates come first: they cost nothing and serve no other kind. What is then missing
 * of each kind is bought, or provided by special cards; these serve any kind, so kinds are taken one after the other, and for each
 * number of special cards used so far the cheapest way is kept.
 */
import { known } from '../../kernel/invariant.ts';
import type { Pick, Source } from '../actions.ts';
import type { ToolId } from '../catalog/ids.ts';
import { toolIds } from '../catalog/ids.ts';
import type { Ask } from '../state.ts';
import { hasTarget } from './check.ts';
import type { KindSupply, Supply } from './supply.ts';
import { byTool } from './supply.ts';

/** A whole order: what is bought, what is one's own, and the price of it all. */
export interface Filled {
  readonly picks: readonly Pick[];
  readonly sources: readonly Source[];
  readonly cost: number;
}

type Counts = { readonly [T in ToolId]: number };

/** How one kind is provided. */
interface Share {
  readonly own: number;
  readonly bought: number;
  readonly tools: Counts;
  /** coins for what is bought */
  readonly cost: number;
}

interface Plan {
  readonly shares: readonly Share[];
  readonly used: Counts;
  /** coins for bought fish */
  readonly cost: number;
}

/** A special card at hand, or one to be bought. */
type Unit = { readonly card: string } | { readonly ask: Ask };

/** The cheapest filling within the budget, with the fewest special cards among equals; nothing if there is none. */
export function cheapest(supply: Supply): Filled | undefined {
  const units = byTool((tool): readonly Unit[] => [
    ...supply.tools[tool].map((card) => ({ card })),
    ...cheapestAsks(supply.toolAsks[tool]).map((ask) => ({ ask })),
  ]);
  const most = byTool((tool) => units[tool].length);
  const costOf = ({ used, cost }: Plan): number =>
    toolIds.reduce((total, tool) => total + costOfUnits(units[tool].slice(0, used[tool])), cost);
  const ways = plans(supply.kinds, most).map((plan) => ({ plan, cost: costOf(plan), tools: sumOf(plan.used) }));
  const [best] = ways.toSorted((one, other) => one.cost - other.cost || one.tools - other.tools);
  if (best === undefined || best.cost > supply.budget) return undefined;
  return { ...carriedOut(best.plan, supply.kinds, units), cost: best.cost };
}

/** All plans worth keeping: the cheapest for each number of special cards. */
function plans(kinds: readonly KindSupply[], most: Counts): readonly Plan[] {
  let kept: readonly Plan[] = [{ shares: [], used: byTool(() => 0), cost: 0 }];
  for (const kind of kinds) {
    const next = new Map<string, Plan>();
    const shares = sharesOf(kind, most);
    for (const plan of kept) {
      for (const share of shares) {
        const used = byTool((tool) => plan.used[tool] + share.tools[tool]);
        const cost = plan.cost + share.cost;
        const name = toolIds.map((tool) => used[tool]).join();
        const isPossible = toolIds.every((tool) => used[tool] <= most[tool]);
        if (isPossible && cost < (next.get(name)?.cost ?? Number.POSITIVE_INFINITY)) {
          next.set(name, { shares: [...plan.shares, share], used, cost });
        }
      }
    }
    kept = [...next.values()];
  }
  return kept;
}

/** Every way to provide one kind with so many special cards at most. A fish that is bought cannot be taken by a cat. */
function sharesOf(kind: KindSupply, most: Counts): readonly Share[] {
  const own = Math.min(kind.own.length, kind.wanted);
  const missing = kind.wanted - own;
  const asks = cheapestAsks(kind.asks);
  return upTo(Math.min(missing, asks.length)).flatMap((bought) => {
    const free = byTool((tool) =>
      hasTarget(tool) ? Math.min(most[tool], kind.targets[tool].length - (tool === 'cat' ? bought : 0)) : most[tool],
    );
    const cost = costOfAsks(asks.slice(0, bought));
    return splits(missing - bought, free).map((tools) => ({ own, bought, tools, cost }));
  });
}

/** Every way to split a number among the special cards. */
function splits(total: number, most: Counts): readonly Counts[] {
  const [first, ...others] = toolIds;
  let open: readonly { readonly counts: Partial<Counts>; readonly rest: number }[] = [{ counts: {}, rest: total }];
  for (const tool of others) {
    open = open.flatMap(({ counts, rest }) =>
      upTo(Math.min(rest, most[tool])).map((count) => ({ counts: { ...counts, [tool]: count }, rest: rest - count })),
    );
  }
  const last = known(first, 'a special card');
  return open
    .filter(({ rest }) => rest <= most[last])
    .map(({ counts, rest }) => ({ ...counts, [last]: rest }) as Counts);
}

/** The plan with cards in it. */
function carriedOut(
  { shares }: Plan,
  kinds: readonly KindSupply[],
  units: { readonly [T in ToolId]: readonly Unit[] },
): Omit<Filled, 'cost'> {
  const waiting = byTool((tool) => [...units[tool]]);
  const picks: Pick[] = [];
  const sources: Source[] = [];
  for (const [index, { own, bought, tools }] of shares.entries()) {
    const kind = known(kinds[index], 'a kind');
    const asks = cheapestAsks(kind.asks).slice(0, bought);
    sources.push(...kind.own.slice(0, own).map((card) => ({ from: 'crate', card }) as const));
    picks.push(...asks.map(({ helper, lot }) => ({ helper, lot })));
    const sold = new Set(asks.map(({ card }) => card));
    for (const tool of toolIds) {
      const targets = kind.targets[tool].filter((card) => !sold.has(card));
      for (let count = 0; count < tools[tool]; count += 1) {
        const unit = known(waiting[tool].shift(), tool);
        const target = hasTarget(tool) ? { target: known(targets[count], 'a target') } : {};
        if ('card' in unit) sources.push({ from: tool, card: unit.card, ...target });
        else picks.push({ helper: unit.ask.helper, lot: unit.ask.lot, ...target });
      }
    }
  }
  return { picks, sources };
}

/** The cheapest ask of each lot, the cheapest lot first. */
function cheapestAsks(asks: readonly Ask[]): readonly Ask[] {
  const sorted = asks.toSorted((one, other) => one.price - other.price);
  return sorted.filter((ask, index) => sorted.findIndex(({ lot }) => lot === ask.lot) === index);
}

const costOfAsks = (asks: readonly Ask[]): number => asks.reduce((total, { price }) => total + price, 0);
const costOfUnits = (units: readonly Unit[]): number =>
  costOfAsks(units.flatMap((unit) => ('ask' in unit ? [unit.ask] : [])));
const sumOf = (counts: Counts): number => toolIds.reduce((total, tool) => total + counts[tool], 0);
const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) + 1 }, (_, count) => count);
