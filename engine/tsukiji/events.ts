import type { Audiences, Viewer } from '../kernel/viewer.ts';
import { isSeat, project } from '../kernel/viewer.ts';
import type { BoatKind, DockId, FishId, MarketId, PerFish, TokenKind, Tokens } from './catalog/ids.ts';

/** Where yen come from and go to. */
export type Purse = 'supply' | number;
/** Where a piece lies: a seat, a Market board, the auction bag, the box, or out on the table as a stake. */
export type Place = number | MarketId | 'stake' | 'box';
/** A piece for sale as the log names it. */
export interface ItemFact {
  readonly id: string;
  readonly fish: FishId;
  readonly token?: TokenKind;
  readonly column: number;
  readonly price: number;
}

/** Why yen moved. */
export type YenReason =
  | 'dock'
  | 'unload'
  | 'price'
  | 'selfPrice'
  | 'entry'
  | 'income'
  | 'licence'
  | 'sale'
  | 'bid'
  | 'fee'
  | 'double'
  | 'good'
  | 'boat'
  | 'donation'
  | 'trade'
  | 'loan';

/** Past facts of a match, in the words of the table. */
export type TsukijiEvent =
  | { readonly type: 'matchSetUp'; readonly order: readonly MarketId[]; readonly first: number }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly round: number }
  | { readonly type: 'wealthAnnounced'; readonly seat: number; readonly atLeast: number }
  | { readonly type: 'moneyRevealed'; readonly seat: number; readonly totals: readonly number[] }
  | {
      readonly type: 'endTriggered';
      readonly seat: number;
      readonly conditions: readonly ('yen' | 'resources')[];
      readonly last: number;
    }
  | {
      readonly type: 'degraded';
      readonly seat: number;
      readonly returned: PerFish;
      readonly degraded: readonly string[];
    }
  | { readonly type: 'degradationSkipped'; readonly seat: number; readonly market: MarketId }
  | { readonly type: 'barrelsReturned'; readonly fish: FishId; readonly count: number; readonly to: 'board' | 'box' }
  | { readonly type: 'discarded'; readonly seat: number; readonly boat: string; readonly barrels: PerFish }
  | { readonly type: 'dockOpened'; readonly seat: number; readonly dock: DockId }
  | { readonly type: 'licenceReturned'; readonly seat: number; readonly fish: FishId }
  | { readonly type: 'licencesTaken'; readonly seat: number; readonly fish: FishId; readonly count: number }
  | {
      readonly type: 'transferred';
      readonly seat: number;
      readonly ship: string;
      readonly barge: string;
      readonly fish: FishId;
      readonly count: number;
    }
  | { readonly type: 'fishingBegan'; readonly seat: number }
  | { readonly type: 'fishingEnded'; readonly seat: number }
  | { readonly type: 'sailed'; readonly seat: number; readonly boat: string; readonly dock: DockId }
  | { readonly type: 'caught'; readonly seat: number; readonly boat: string; readonly fish: FishId }
  | {
      readonly type: 'docked';
      readonly seat: number;
      readonly boat: string;
      readonly dock: DockId;
      readonly barrels: PerFish;
    }
  | { readonly type: 'itemsPlaced'; readonly seat: number; readonly items: readonly ItemFact[] }
  | {
      readonly type: 'itemAdjusted';
      readonly seat: number;
      readonly item: string;
      readonly column: number;
      readonly price: number;
    }
  | { readonly type: 'itemTaken'; readonly seat: number; readonly item: string; readonly fish: FishId }
  | { readonly type: 'buyingBegan'; readonly seat: number }
  | { readonly type: 'buyingEnded'; readonly seat: number }
  | { readonly type: 'bought'; readonly seat: number; readonly owner: number; readonly item: ItemFact }
  | {
      readonly type: 'yenPaid';
      readonly from: Purse;
      readonly to: Purse;
      readonly amount: number;
      readonly reason: YenReason;
    }
  | { readonly type: 'tokensMoved'; readonly tokens: Tokens; readonly from: Place; readonly to: Place }
  | {
      readonly type: 'marketEntered';
      readonly seat: number;
      readonly market: MarketId;
      readonly ap: number;
      readonly cartAp: number;
    }
  | { readonly type: 'marketLeft'; readonly seat: number; readonly market: MarketId }
  | { readonly type: 'markerMoved'; readonly market: MarketId; readonly from: number; readonly to: number }
  | {
      readonly type: 'goodTaken';
      readonly seat: number;
      readonly market: MarketId;
      readonly good: string;
      readonly count: number;
    }
  | {
      readonly type: 'goodUsed';
      readonly seat: number;
      readonly market: MarketId;
      readonly good: string;
      readonly usesLeft: number;
    }
  | {
      readonly type: 'boatBought';
      readonly seat: number;
      readonly market: MarketId;
      readonly boat: string;
      readonly kind: BoatKind;
      readonly dock: DockId;
    }
  | {
      readonly type: 'boatSold';
      readonly seat: number;
      readonly market: MarketId;
      readonly boat: string;
      readonly kind: BoatKind;
    }
  | {
      readonly type: 'bidsOpened';
      readonly market: MarketId;
      readonly bidders: readonly number[];
      readonly tokens: Tokens;
      readonly from: Purse;
    }
  | { readonly type: 'bidPlaced'; readonly seat: number; readonly amount: number }
  | {
      readonly type: 'bidsRevealed';
      readonly market: MarketId;
      readonly bids: readonly { readonly seat: number; readonly amount: number }[];
    }
  | { readonly type: 'bidsTied'; readonly market: MarketId; readonly tied: readonly number[]; readonly amount: number }
  | { readonly type: 'stakeWon'; readonly market: MarketId; readonly seat: number; readonly amount: number }
  | { readonly type: 'offersRejected'; readonly market: MarketId; readonly seat: number }
  | { readonly type: 'overfished'; readonly fish: FishId }
  | { readonly type: 'marketOpened'; readonly market: MarketId }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'scored'; readonly seat: number; readonly reason: string; readonly amount: number }
  | { readonly type: 'matchScored'; readonly why: 'end' | 'roundLimit' | 'agreed'; readonly totals: readonly number[] };

type EventOf<T extends TsukijiEvent['type']> = Extract<TsukijiEvent, { readonly type: T }>;
type EventAudiences = { readonly [T in TsukijiEvent['type']]: Audiences<Omit<EventOf<T>, 'type'>> };

const owner = (event: { readonly seat: number }, viewer: Viewer): boolean => isSeat(viewer, event.seat);

/** Who may see what of each event (lessons: an audience is part of the rule). Only a bid not yet revealed has a secret (TB-BID-03). */
export const eventAudiences: EventAudiences = {
  matchSetUp: { order: 'all', first: 'all' },
  turnBegan: { seat: 'all', round: 'all' },
  wealthAnnounced: { seat: 'all', atLeast: 'all' },
  moneyRevealed: { seat: 'all', totals: 'all' },
  endTriggered: { seat: 'all', conditions: 'all', last: 'all' },
  degraded: { seat: 'all', returned: 'all', degraded: 'all' },
  degradationSkipped: { seat: 'all', market: 'all' },
  barrelsReturned: { fish: 'all', count: 'all', to: 'all' },
  discarded: { seat: 'all', boat: 'all', barrels: 'all' },
  dockOpened: { seat: 'all', dock: 'all' },
  licenceReturned: { seat: 'all', fish: 'all' },
  licencesTaken: { seat: 'all', fish: 'all', count: 'all' },
  transferred: { seat: 'all', ship: 'all', barge: 'all', fish: 'all', count: 'all' },
  fishingBegan: { seat: 'all' },
  fishingEnded: { seat: 'all' },
  sailed: { seat: 'all', boat: 'all', dock: 'all' },
  caught: { seat: 'all', boat: 'all', fish: 'all' },
  docked: { seat: 'all', boat: 'all', dock: 'all', barrels: 'all' },
  itemsPlaced: { seat: 'all', items: 'all' },
  itemAdjusted: { seat: 'all', item: 'all', column: 'all', price: 'all' },
  itemTaken: { seat: 'all', item: 'all', fish: 'all' },
  buyingBegan: { seat: 'all' },
  buyingEnded: { seat: 'all' },
  bought: { seat: 'all', owner: 'all', item: 'all' },
  yenPaid: { from: 'all', to: 'all', amount: 'all', reason: 'all' },
  tokensMoved: { tokens: 'all', from: 'all', to: 'all' },
  marketEntered: { seat: 'all', market: 'all', ap: 'all', cartAp: 'all' },
  marketLeft: { seat: 'all', market: 'all' },
  markerMoved: { market: 'all', from: 'all', to: 'all' },
  goodTaken: { seat: 'all', market: 'all', good: 'all', count: 'all' },
  goodUsed: { seat: 'all', market: 'all', good: 'all', usesLeft: 'all' },
  boatBought: { seat: 'all', market: 'all', boat: 'all', kind: 'all', dock: 'all' },
  boatSold: { seat: 'all', market: 'all', boat: 'all', kind: 'all' },
  bidsOpened: { market: 'all', bidders: 'all', tokens: 'all', from: 'all' },
  bidPlaced: { seat: 'all', amount: owner },
  bidsRevealed: { market: 'all', bids: 'all' },
  bidsTied: { market: 'all', tied: 'all', amount: 'all' },
  stakeWon: { market: 'all', seat: 'all', amount: 'all' },
  offersRejected: { market: 'all', seat: 'all' },
  overfished: { fish: 'all' },
  marketOpened: { market: 'all' },
  turnEnded: { seat: 'all' },
  scored: { seat: 'all', reason: 'all', amount: 'all' },
  matchScored: { why: 'all', totals: 'all' },
};

/** The event as the viewer may see it. */
export function seeEvent(event: TsukijiEvent, viewer: Viewer): Partial<TsukijiEvent> {
  const audiences = { type: 'all', ...eventAudiences[event.type] } as Audiences<TsukijiEvent>;
  return project(event, audiences, viewer);
}
