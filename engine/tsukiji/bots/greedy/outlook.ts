/** What a seat makes of its view: who is who, what R and yen are worth to it, and how long the match may still last. */
import { known } from '../../../kernel/invariant.ts';
import type { FishId, TokenKind } from '../../catalog/ids.ts';
import { tokenFacts } from '../../catalog/pieces.ts';
import { defaultPrints } from '../../catalog/prints.ts';
import type { MarketView, PlayerView, TsukijiView } from '../../views/view.ts';

export interface Outlook {
  readonly view: TsukijiView;
  readonly me: PlayerView;
  readonly others: readonly PlayerView[];
  /** Action Points that may still be spent by this seat */
  readonly points: number;
  /** what a barrel of each fish brings, once it has been reckoned: one decision asks for it again and again */
  readonly barrels: Map<FishId, number>;
}

/** What each R brings in final scoring (TB-SCORE-04), and what ends the match (TB-END-01). */
const scoredPerR = defaultPrints['score.yenPerResource'];
const goal = defaultPrints['end.conditions'];
/** A match of greedy seats lasts about so many rounds. */
const rounds = 22;
/** Who has the yen but alone the fewest R, or the R but alone the least yen, is no nearer than this share. */
const stuck = 0.6;
/** After so many rounds the end is not to be counted on. */
const long = 40;
/** What it is worth to end the match while ahead. */
const ending = 600;
/** What is taken for a total that is hidden. */
const supposedYen = 2000;

export function outlookOf(view: TsukijiView): Outlook {
  const me = known(view.players[view.you ?? view.turn.seat], 'own seat');
  const others = rivalsOf(view, me);
  return { view, me, others, points: pointsLeft(view, me), barrels: new Map() };
}

export function yenOf(player: PlayerView): number {
  return player.yen ?? supposedYen;
}

export function marketOf({ view }: Outlook, id: string): MarketView | undefined {
  return view.markets.find((market) => market.id === id);
}

/** The board that is being visited. */
export function here(outlook: Outlook): MarketView | undefined {
  const { activity } = outlook.view;
  return activity?.kind === 'visit' ? marketOf(outlook, activity.market) : undefined;
}

/** The board of a fish in play. */
export function boardOf(outlook: Outlook, fish: FishId): MarketView {
  return known(marketOf(outlook, fish), `board ${fish}`);
}

/** True if the fish can still be caught. */
export function isCatchable(board: MarketView): boolean {
  return !board.overfished && board.barrels > 0;
}

export function boardOfToken(outlook: Outlook, token: TokenKind): MarketView {
  return boardOf(outlook, tokenFacts[token].fish);
}

/**
 * Yen that a player's R are worth when they go from one total to another. R below those of all rivals count more: who is alone
 * with the fewest pays for it in the end, and cannot end the match by yen (TB-END-01, TB-SCORE-02).
 */
export function worthOfResources({ view }: Outlook, player: PlayerView, from: number, to: number): number {
  const rivals = rivalsOf(view, player);
  const least = Math.min(...rivals.map(({ resources }) => resources));
  const lacking = (resources: number): number => Math.max(0, least - resources);
  const urgent = yenOf(player) >= goal.yen * 0.8 ? 3 : 1.3;
  return scoredPerR * (usualRate(player, rivals) * (to - from) + (urgent - 1) * (lacking(from) - lacking(to)));
}

/** R that are enough to end the match are no use to who is alone with the least yen (TB-END-01). */
function usualRate(player: PlayerView, rivals: readonly PlayerView[]): number {
  const isPoor = rivals.every((rival) => yenOf(rival) > yenOf(player));
  return isPoor && player.resources >= goal.resources * 0.9 ? 0.7 : 1.1;
}

/** How near so much yen and R are to ending the match against these others, from 0 (TB-END-01); 1 ends it. */
function nearness(yen: number, resources: number, others: readonly PlayerView[]): number {
  const isAlone = (own: number, of: (player: PlayerView) => number): boolean =>
    others.every((other) => of(other) > own);
  const byYen = (yen / goal.yen) * (isAlone(resources, (other) => other.resources) ? stuck : 1);
  const byResources = (resources / goal.resources) * (isAlone(yen, yenOf) ? stuck : 1);
  return Math.max(byYen, byResources);
}

function pointsLeft(view: TsukijiView, me: PlayerView): number {
  const isActive = view.turn.seat === me.seat;
  if (view.end !== undefined) return isActive ? view.turn.ap : 2;
  const near = view.players.map((player) => nearness(yenOf(player), player.resources, rivalsOf(view, player)));
  return 2 * Math.max(view.round > long ? 10 : 3, rounds * (1 - Math.max(...near)));
}

function rivalsOf({ players }: TsukijiView, { seat }: PlayerView): readonly PlayerView[] {
  return players.filter((player) => player.seat !== seat);
}

/** Yen that it is worth to the seat to have so much yen and R at its next turn: that it ends the match, if it is ahead. */
export function worthOfEnding({ view, me, others }: Outlook, yen: number, resources: number): number {
  if (view.end !== undefined || nearness(yen, resources, others) < 1) return 0;
  const total = (player: { readonly yen: number; readonly resources: number }): number =>
    player.yen + player.resources * scoredPerR;
  const isAhead = others.every(
    (other) => total({ yen: yenOf(other), resources: other.resources }) < total({ yen, resources }),
  );
  const endsAnyway = nearness(yenOf(me), me.resources, others) >= 1;
  return isAhead && !endsAnyway ? ending : 0;
}
