import type { Audience, Audiences, Viewer } from '../../kernel/viewer.ts';
import { isSeat, project } from '../../kernel/viewer.ts';
import { playerAt, stampsOf } from '../look.ts';
import type { PoissonnierLook } from '../position.ts';
import type { Arrangement, Crate, StandingAsk } from '../state.ts';
import type { CardView, ClientView } from './card-view.ts';
import { cardView, clientView } from './card-view.ts';

/** A crate as a viewer sees it. */
export interface CrateView {
  readonly id: string;
  readonly fish: readonly CardView[];
  readonly ice?: string;
  /** the card that is the crate: seen by the owner who laid it (LP-VIS-01), and by all when the match is over */
  readonly back?: CardView;
}

/** A seat as a viewer sees it. */
export interface PlayerView {
  readonly seat: number;
  readonly resigned: boolean;
  readonly coins: number;
  /** client cards won, with their stamps */
  readonly won: readonly ClientView[];
  readonly stamps: number;
  readonly crates: readonly CrateView[];
  readonly handSize: number;
  /** only the own hand; all hands when the match is over */
  readonly hand?: readonly CardView[];
  /** the own price list */
  readonly standing?: readonly StandingAsk[];
  /** the own arrangement, until all are revealed */
  readonly arrangement?: Arrangement;
}

/** Who sees what of a seat (LP-VIS-01). When the match is over, all is open (LP-VIS-02). */
function audiencesOf(look: PoissonnierLook): Audiences<PlayerView> {
  const own: Audience<PlayerView> =
    look.state.outcome === undefined ? (player, viewer) => isSeat(viewer, player.seat) : 'all';
  return {
    seat: 'all',
    resigned: 'all',
    coins: 'all',
    won: 'all',
    stamps: 'all',
    crates: 'all',
    handSize: 'all',
    hand: own,
    standing: own,
    arrangement: own,
  };
}

/** A seat for a viewer. */
export function playerView(look: PoissonnierLook, seat: number, viewer: Viewer): PlayerView {
  const player = playerAt(look, seat);
  const { resigned, coins, hand, won, standing, arrangement, crates } = player;
  const whole: PlayerView = {
    seat,
    resigned,
    coins,
    won: won.map((client) => clientView(look, client)),
    stamps: stampsOf(look, player),
    crates: crates.map((crate) => crateView(look, crate, isSeat(viewer, seat))),
    handSize: hand.length,
    hand: hand.map((card) => cardView(look, card)),
    standing,
    ...(arrangement === undefined ? {} : { arrangement }),
  };
  return project(whole, audiencesOf(look), viewer) as PlayerView;
}

function crateView(look: PoissonnierLook, { id, back, laid, fish, ice }: Crate, isOwn: boolean): CrateView {
  const isSeen = look.state.outcome !== undefined || (laid && isOwn);
  return {
    id,
    fish: fish.map((card) => cardView(look, card)),
    ...(ice === undefined ? {} : { ice }),
    ...(isSeen ? { back: cardView(look, back) } : {}),
  };
}
