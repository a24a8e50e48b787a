/** The exact forms of a sale: every set of sources, and with a request of asks, that fills the order. */
import type { Constraint, Domain, Part, Using } from '../../kernel/form.ts';
import { oneOf, only, range } from '../../kernel/forms.ts';
import { MOST_FISH, MOST_LOTS, toolIds } from '../catalog/ids.ts';
import type { Ask } from '../state.ts';
import { hasTarget } from './check.ts';
import type { KindSupply, Supply } from './supply.ts';
import { couldBe } from './supply.ts';

type Record = Extract<Domain, { kind: 'record' }>;

const record = (fields: Record['fields']): Record => ({ kind: 'record', fields });

/** Own cards that can be one fish of a kind. */
function ownDomains(supply: Supply, kind: KindSupply): readonly Domain[] {
  const crate = kind.own.length === 0 ? [] : [record({ from: only('crate'), card: oneOf(kind.own) })];
  const tools = toolIds
    .filter((tool) => supply.tools[tool].length > 0 && couldBe(kind, tool))
    .map((tool) => {
      const target = hasTarget(tool) ? { target: oneOf(kind.targets[tool]) } : {};
      return record({ from: only(tool), card: oneOf(supply.tools[tool]), ...target });
    });
  return [...crate, ...tools];
}

/** An ask that can be one fish of a kind. */
interface PickDomain {
  readonly ask: Ask;
  readonly domain: Domain;
}

function pickDomains(supply: Supply, kind: KindSupply): readonly PickDomain[] {
  const named = ({ helper, lot }: Ask) => ({ helper: range(helper, helper), lot: range(lot, lot) });
  const fish = kind.asks.map((ask) => ({ ask, domain: record(named(ask)) }));
  const tools = toolIds
    .filter((tool) => couldBe(kind, tool))
    .flatMap((tool) => {
      const target = hasTarget(tool) ? { target: oneOf(kind.targets[tool]) } : {};
      return supply.toolAsks[tool].map((ask) => ({ ask, domain: record({ ...named(ask), ...target }) }));
    });
  return [...fish, ...tools];
}

const either = (domains: readonly Domain[]): Domain => ({ kind: 'either', of: domains });

/** A list of some of these. */
function some(domains: readonly Domain[], most: number): Domain {
  const of = domains.length === 0 ? [] : [{ count: most, each: either(domains) }];
  return { kind: 'bag', of, min: 0, max: most };
}

/** The field of a sale without a request: one source for each fish asked. */
export function sourcesDomain(supply: Supply): Domain {
  return {
    kind: 'bag',
    of: supply.kinds.map((kind) => ({ count: kind.wanted, each: either(ownDomains(supply, kind)) })),
  };
}

/** Every card is used once. */
export const sourcesOnce: Constraint = {
  kind: 'uses',
  ids: ['sources.card', 'sources.target'],
  entries: [],
  of: {},
};

/** The fields of a deal: asks that are taken and own sources. */
export function dealDomains(supply: Supply): { readonly picks: Domain; readonly sources: Domain } {
  return {
    picks: some(
      supply.kinds.flatMap((kind) => pickDomains(supply, kind).map(({ domain }) => domain)),
      MOST_LOTS,
    ),
    sources: some(
      supply.kinds.flatMap((kind) => ownDomains(supply, kind)),
      MOST_FISH,
    ),
  };
}

// No id and no lot has such a name: ids hold no space.
const COINS = 'coins paid';
const lotName = (lot: number): string => `lot ${lot}`;

/** What joins them: together they fill the order, every card and every lot is used once, and the prices are within the budget. */
export function dealConstraints(supply: Supply): readonly Constraint[] {
  const parts: readonly Part[] = supply.kinds.map((kind) => ({
    count: kind.wanted,
    each: either([...ownDomains(supply, kind), ...pickDomains(supply, kind).map(({ domain }) => domain)]),
  }));
  const uses: Constraint = {
    kind: 'uses',
    ids: ['sources.card', 'sources.target', 'picks.target'],
    entries: pickUses(supply),
    of: { [COINS]: supply.budget },
  };
  return [{ kind: 'together', fields: ['picks', 'sources'], of: parts }, uses];
}

/** What taking an ask uses: its card, its lot and its price. */
function pickUses(supply: Supply): readonly Using[] {
  const domains = new Map<Ask, Domain[]>();
  for (const { ask, domain } of supply.kinds.flatMap((kind) => pickDomains(supply, kind))) {
    domains.set(ask, [...(domains.get(ask) ?? []), domain]);
  }
  return [...domains].map(([ask, each]) => ({
    field: 'picks',
    each: either(each),
    uses: { [ask.card]: 1, [lotName(ask.lot)]: 1, [COINS]: ask.price },
  }));
}
