import type { Outcome } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { BagId, Mode, SourceId } from '../catalog/ids.ts';
import type { MallLook } from '../position.ts';
import type { Phase, State, Turn } from '../state.ts';
import { type ItemView, seen, type TypeView, typeView } from './item-view.ts';
import { type PlanView, planView } from './plan-view.ts';
import { type PlayerView, playerView } from './player-view.ts';

/** A price pile. */
export interface PriceView {
  readonly group: string;
  readonly price: number;
}

/** What lies on a card. */
export interface ShopView {
  readonly id: string;
  readonly items: readonly ItemView[];
  /** tokens are drawn from this bag instead of being taken from the card */
  readonly bag?: BagId;
  /** signs, never taken (MALL-RUL-08) */
  readonly display: readonly ItemView[];
}

/** Time for one turn (MALL-TIME-01): a dexterity match is played live only (MALL-TIME-03). */
export interface ClockView {
  readonly turnSeconds: number;
  readonly turnHours?: number;
}

/** All of a match: everything is public but the draws to come (MALL-VIS-01). */
export interface MallView {
  /** the viewer's own seat; absent without one */
  readonly you?: number;
  readonly mode: Mode;
  readonly vendingSource: SourceId;
  readonly bagSource: SourceId;
  readonly phase: Phase | 'over';
  readonly turn: Omit<Turn, 'phase'>;
  /** the seat that may still correct its report of fallen items (MALL-DEX-04) */
  readonly correctable?: number;
  readonly players: readonly PlayerView[];
  readonly prices: readonly PriceView[];
  readonly shops: readonly ShopView[];
  /** the values in each bag */
  readonly bags: { readonly [Bag in BagId]: readonly number[] };
  readonly vending: {
    readonly crate: readonly ItemView[];
    readonly overflow: readonly ItemView[];
    readonly uses: number;
    readonly capacity: number;
    readonly outProbability: number;
  };
  readonly lost: readonly ItemView[];
  readonly salmonPrice: number;
  readonly barrelsLeft: number;
  /** idle turns on end, and how many end the match (MALL-END-05) */
  readonly idleTurns: number;
  readonly types: readonly TypeView[];
  readonly plan: PlanView;
  readonly clock: ClockView;
  readonly outcome?: Outcome;
}

function shopViews({ state, options }: MallLook): readonly ShopView[] {
  const { cards, start } = options.layout;
  return cards.map(({ id, stock }) => ({
    id,
    items: seen(state.cards[id] ?? []),
    ...(stock.type === 'bag' ? { bag: stock.bag } : {}),
    display: seen(start.display[id] ?? []),
  }));
}

function vendingView({ state, options }: MallLook): MallView['vending'] {
  const { crate, overflow, uses } = state.vending;
  const { crateCapacity, outProbability } = options.layout.vendingMachine;
  return { crate: seen(crate), overflow: seen(overflow), uses, capacity: crateCapacity, outProbability };
}

const valuesOf = (items: State['bags'][BagId]): readonly number[] => items.map(({ value = 0 }) => value);

function clockView({ options }: MallLook): ClockView {
  const { live, async } = options.layout.deadlines;
  return options.mode === 'dexterity' ? live : { ...live, ...async };
}

/** What a viewer sees: the same for all, but for the own seat. */
export function viewFor(look: MallLook, viewer: Viewer): MallView {
  const { state, options } = look;
  const { prices } = options.layout;
  const { no, seat, start, used, phase } = state.turn;
  return {
    ...(viewer.kind === 'seat' ? { you: viewer.seat } : {}),
    mode: options.mode,
    vendingSource: options.vendingSource,
    bagSource: options.bagSource,
    phase: state.outcome === undefined ? phase : 'over',
    turn: { no, seat, start, used },
    ...(state.correction === undefined ? {} : { correctable: state.correction.seat }),
    players: state.players.map((_, seat) => playerView(look, seat)),
    prices: options.layout.groups.map(({ id: group }) => ({ group, price: state.prices[group] ?? 0 })),
    shops: shopViews(look),
    bags: { tuna: valuesOf(state.bags.tuna), crab: valuesOf(state.bags.crab) },
    vending: vendingView(look),
    lost: seen(state.lost),
    salmonPrice: state.salmonSold ? prices.salmonLater : prices.salmonFirst,
    barrelsLeft: state.barrelsLeft,
    idleTurns: state.idleTurns,
    types: options.layout.items.map(typeView),
    plan: planView(options.layout),
    clock: clockView(look),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
  };
}
