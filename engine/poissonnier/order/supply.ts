/** Everything from which a seat could fill an order. */
import type { ToolId } from '../catalog/ids.ts';
import { fishInCrates, fishOf, playerAt, toolOf } from '../look.ts';
import type { Ask, Request } from '../state.ts';
import type { Serving } from './check.ts';
import { fishRefusal, hasTarget, othersFish } from './check.ts';

/** What can be one of the fish of a kind. Lists of fish begin with the least fresh. */
export interface KindSupply {
  readonly kind: string;
  readonly wanted: number;
  /** fish in own crates */
  readonly own: readonly string[];
  /** fish that each special card could take; empty for a joker, which takes none */
  readonly targets: { readonly [T in ToolId]: readonly string[] };
  /** asks for fish of this kind */
  readonly asks: readonly Ask[];
}

export interface Supply {
  readonly kinds: readonly KindSupply[];
  /** special cards of the own hand */
  readonly tools: { readonly [T in ToolId]: readonly string[] };
  /** asks for special cards */
  readonly toolAsks: { readonly [T in ToolId]: readonly Ask[] };
  /** coins that can be paid for asks (LP-NEGO-09) */
  readonly budget: number;
}

/** What the seat has for this order, and with a request what it can buy. */
export function supplyFor(serving: Serving, request?: Request): Supply {
  const { look, seat, client } = serving;
  const { coins, hand } = playerAt(look, seat);
  const { payFromProceeds } = look.options.deck.negotiation;
  return {
    kinds: [...client.wants].map(([kind, wanted]) => kindSupply(serving, kind, wanted, request)),
    tools: byTool((tool) => hand.filter((card) => toolOf(look, card) === tool)),
    toolAsks: byTool((tool) => asksFor(request, (lot) => 'special' in lot && lot.special === tool)),
    budget: coins + (payFromProceeds ? client.coins : 0),
  };
}

function kindSupply(serving: Serving, kind: string, wanted: number, request: Request | undefined): KindSupply {
  const { look, seat, client } = serving;
  const { crates, hand } = playerAt(look, seat);
  const rankOf = (card: string): number => fishOf(look, card)?.rank ?? 0;
  const usable = (cards: readonly string[]): readonly string[] =>
    cards
      .filter((card) => fishOf(look, card)?.kind === kind && fishRefusal(look, client, card) === undefined)
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  const zones: { readonly [T in ToolId]: readonly string[] } = {
    joker: [],
    cat: othersFish(look, seat),
    net: look.state.fishDiscard,
    counter: hand,
  };
  return {
    kind,
    wanted,
    own: usable(fishInCrates(crates)),
    targets: byTool((tool) => usable(zones[tool])),
    asks: asksFor(request, (lot) => 'kind' in lot && lot.kind === kind),
  };
}

function asksFor(request: Request | undefined, isMeant: (lot: Request['lots'][number]) => boolean): readonly Ask[] {
  return (request?.asks ?? []).filter(({ lot }) => {
    const meant = request?.lots[lot];
    return meant !== undefined && isMeant(meant);
  });
}

/** Whether a special card of this kind could be a fish of this kind. */
export function couldBe({ targets }: KindSupply, tool: ToolId): boolean {
  return !hasTarget(tool) || targets[tool].length > 0;
}

/** A value for each special card that provides fish. */
export function byTool<T>(make: (tool: ToolId) => T): { readonly [K in ToolId]: T } {
  return { joker: make('joker'), cat: make('cat'), net: make('net'), counter: make('counter') };
}
