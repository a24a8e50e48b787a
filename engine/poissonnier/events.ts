import type { Audiences, Viewer } from '../kernel/viewer.ts';
import { isSeat, project } from '../kernel/viewer.ts';
import type { SourceId } from './catalog/ids.ts';
import type { Step } from './scoring/rank.ts';
import type { Ask, Filling, Lot, Offer, StandingAsk } from './state.ts';

/** One fish of a filled order. */
export interface SourceFact {
  readonly from: SourceId;
  readonly card: string;
  readonly target?: string;
  /** who sold the card */
  readonly helper?: number;
  /** whose fish a cat took */
  readonly robbed?: number;
}

/** A card that was bought in a deal. */
export interface PriceFact {
  readonly helper: number;
  readonly card: string;
  readonly price: number;
}

/** What the inspector took of one crate. */
export interface Seizure {
  readonly seat: number;
  readonly crate: string;
  readonly fish: readonly string[];
  readonly ice?: string;
}

/** Coins, clients and stamps of a seat (LP-SCORE-01). */
export interface Totals {
  readonly coins: number;
  readonly clients: number;
  readonly stamps: number;
}

/** Past facts of a match, in the words of the table. */
export type PoissonnierEvent =
  | {
      readonly type: 'matchSetUp';
      readonly starter: number;
      readonly queue: readonly string[];
      readonly inspectors: readonly string[];
      readonly coins: readonly number[];
    }
  | { readonly type: 'dealt'; readonly seat: number; readonly count: number; readonly cards: readonly string[] }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly no: number }
  | { readonly type: 'drawn'; readonly seat: number; readonly count: number; readonly cards: readonly string[] }
  | { readonly type: 'lastTurn'; readonly seat: number }
  | {
      readonly type: 'arranged';
      readonly seat: number;
      readonly crates: readonly Filling[];
      readonly open?: string;
    }
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly crates: readonly Filling[];
      readonly opened: boolean;
      readonly open?: string;
    }
  | { readonly type: 'clientArrived'; readonly client: string }
  | { readonly type: 'clientLeft'; readonly client: string }
  | { readonly type: 'clientsShuffled'; readonly count: number }
  | { readonly type: 'inspected'; readonly inspector: string; readonly seizures: readonly Seizure[] }
  | {
      readonly type: 'requestOpened';
      readonly seat: number;
      readonly client: string;
      readonly helpers: readonly number[];
      readonly lots: readonly Lot[];
    }
  | { readonly type: 'asked'; readonly seat: number; readonly asks: readonly Omit<Ask, 'helper'>[] }
  | { readonly type: 'asksReady'; readonly seat: number; readonly asks: readonly Ask[] }
  | {
      readonly type: 'countered';
      readonly seat: number;
      readonly helper: number;
      readonly offers: readonly Omit<Offer, 'helper'>[];
    }
  | { readonly type: 'counterAnswered'; readonly seat: number; readonly accepted: readonly number[] }
  | { readonly type: 'countersReady'; readonly seat: number; readonly offers: readonly Offer[] }
  | {
      readonly type: 'sold';
      readonly seat: number;
      readonly client: string;
      readonly sources: readonly SourceFact[];
      readonly coins: number;
    }
  | { readonly type: 'dealClosed'; readonly seat: number; readonly prices: readonly PriceFact[] }
  | { readonly type: 'requestDropped'; readonly seat: number; readonly client: string }
  | { readonly type: 'standingSet'; readonly seat: number; readonly list: readonly StandingAsk[] }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'resigned'; readonly seat: number }
  | {
      readonly type: 'gameOver';
      readonly why: 'end' | 'agreed' | 'alone';
      readonly totals: readonly Totals[];
      readonly steps: readonly Step[];
      readonly ranking: readonly (readonly number[])[];
    };

export type EventOf<T extends PoissonnierEvent['type']> = Extract<PoissonnierEvent, { readonly type: T }>;
type EventAudiences = { readonly [T in PoissonnierEvent['type']]: Audiences<Omit<EventOf<T>, 'type'>> };

const owner = (event: { readonly seat: number }, viewer: Viewer): boolean => isSeat(viewer, event.seat);
const bothSides = (event: { readonly seat: number; readonly helper: number }, viewer: Viewer): boolean =>
  isSeat(viewer, event.seat) || isSeat(viewer, event.helper);

/** Who may see what of each event while the match runs (LP-VIS-01, LP-VIS-02). */
const eventAudiences: EventAudiences = {
  matchSetUp: { starter: 'all', queue: 'all', inspectors: 'all', coins: 'all' },
  dealt: { seat: 'all', count: 'all', cards: owner },
  turnBegan: { seat: 'all', no: 'all' },
  drawn: { seat: 'all', count: 'all', cards: owner },
  lastTurn: { seat: 'all' },
  arranged: { seat: 'all', crates: owner, open: owner },
  placed: { seat: 'all', crates: 'all', opened: 'all', open: owner },
  clientArrived: { client: 'all' },
  clientLeft: { client: 'all' },
  clientsShuffled: { count: 'all' },
  inspected: { inspector: 'all', seizures: 'all' },
  requestOpened: { seat: 'all', client: 'all', helpers: 'all', lots: 'all' },
  asked: { seat: 'all', asks: owner },
  asksReady: { seat: 'all', asks: owner },
  countered: { seat: 'all', helper: 'all', offers: bothSides },
  counterAnswered: { seat: 'all', accepted: owner },
  countersReady: { seat: 'all', offers: owner },
  sold: { seat: 'all', client: 'all', sources: 'all', coins: 'all' },
  dealClosed: { seat: 'all', prices: 'all' },
  requestDropped: { seat: 'all', client: 'all' },
  standingSet: { seat: 'all', list: owner },
  turnEnded: { seat: 'all' },
  resigned: { seat: 'all' },
  gameOver: { why: 'all', totals: 'all', steps: 'all', ranking: 'all' },
};

/** The event as the viewer may see it. That a price list was changed is its owner's business alone. */
export function seeEvent(event: PoissonnierEvent, viewer: Viewer): Partial<PoissonnierEvent> | undefined {
  if (event.type === 'standingSet' && !owner(event, viewer)) return undefined;
  const audiences = { type: 'all', ...eventAudiences[event.type] } as Audiences<PoissonnierEvent>;
  return project(event, audiences, viewer);
}
