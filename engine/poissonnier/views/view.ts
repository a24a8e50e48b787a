import type { Outcome } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { PoissonnierLook } from '../position.ts';
import type { Phase, State } from '../state.ts';
import type { CardView, ClientView } from './card-view.ts';
import { cardView, clientView } from './card-view.ts';
import type { PlayerView } from './player-view.ts';
import { playerView } from './player-view.ts';
import type { RequestView } from './request-view.ts';
import { requestView } from './request-view.ts';

/** The numbers of the match that are not on any card. */
export interface RulesView {
  readonly deck: string;
  readonly kinds: readonly string[];
  /** the freshest first */
  readonly freshness: readonly string[];
  /** the freshness that an inspector takes */
  readonly inspected: string;
  readonly queueSize: number;
  readonly servable: number;
  readonly maxCrates: number;
  readonly requestsPerTurn: number;
  readonly requestsPerClient: number;
  readonly maxAsk: number;
}

/** The turn of the active player. */
export interface TurnView {
  /** 1 for the first turn of the match */
  readonly no: number;
  /** the active player */
  readonly seat: number;
  readonly phase: Phase | 'over';
  /** the client of each request of this turn */
  readonly requested: readonly string[];
}

/** All of a match that one viewer may see. */
export interface PoissonnierView {
  /** the viewer's own seat; absent without one */
  readonly you?: number;
  readonly turn: TurnView;
  readonly starter: number;
  readonly lastTurn: boolean;
  readonly queue: readonly ClientView[];
  readonly players: readonly PlayerView[];
  readonly request?: RequestView;
  readonly fishPile: number;
  readonly clientPile: number;
  /** oldest first */
  readonly fishDiscard: readonly CardView[];
  /** unserved clients and inspectors, oldest first */
  readonly clientDiscard: readonly string[];
  /** cards of players who resigned: those that all have seen, and how many others; none when the match is over */
  readonly gone: { readonly shown: readonly string[]; readonly hidden: number };
  readonly rules: RulesView;
  readonly outcome?: Outcome;
}

function rulesView({ options: { deck } }: PoissonnierLook): RulesView {
  const { requestsPerTurn, requestsPerClient, maxAsk } = deck.negotiation;
  return {
    deck: deck.id,
    kinds: deck.kinds,
    freshness: deck.freshness,
    inspected: deck.inspector.freshness,
    queueSize: deck.queue.size,
    servable: deck.queue.servable,
    maxCrates: deck.crates.max,
    requestsPerTurn,
    requestsPerClient,
    maxAsk,
  };
}

/** What went with players who resigned stays hidden while the match runs (LP-VIS-01), and no longer (LP-VIS-02). */
function goneView({ gone: { shown, hidden }, outcome }: State): PoissonnierView['gone'] {
  return outcome === undefined ? { shown, hidden: hidden.length } : { shown: [...shown, ...hidden], hidden: 0 };
}

/** The only way out of a state: hands, backs of crates, price lists, arrangements, asks and piles stay where they belong (LP-VIS-01). */
export function viewFor(look: PoissonnierLook, viewer: Viewer): PoissonnierView {
  const { state } = look;
  const request = requestView(look, viewer);
  return {
    ...(viewer.kind === 'seat' ? { you: viewer.seat } : {}),
    turn: { ...state.turn, phase: state.outcome === undefined ? state.turn.phase : 'over' },
    starter: state.starter,
    lastTurn: state.lastTurn,
    queue: state.queue.map((client) => clientView(look, client)),
    players: state.players.map((_, seat) => playerView(look, seat, viewer)),
    ...(request === undefined ? {} : { request }),
    fishPile: state.fishPile.length,
    clientPile: state.clientPile.length,
    fishDiscard: state.fishDiscard.map((card) => cardView(look, card)),
    clientDiscard: state.clientDiscard,
    gone: goneView(state),
    rules: rulesView(look),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
  };
}
