import type { BoatKind, DockId, ExternalId, FishId, MarketId, PerFish, TokenKind, Tokens } from './catalog/ids.ts';

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
  | 'rent'
  | 'donation'
  | 'trade'
  | 'loan'
  | 'bonus'
  | 'reward'
  | 'levy';

/** Past facts of a match, in the words of the table. */
export type TsukijiEvent =
  | { readonly type: 'matchSetUp'; readonly order: readonly MarketId[]; readonly first: number }
  | { readonly type: 'rowsLaid'; readonly fish: readonly FishId[]; readonly external: readonly ExternalId[] }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly round: number }
  | { readonly type: 'wealthAnnounced'; readonly seat: number; readonly atLeast: number }
  | { readonly type: 'moneyRevealed'; readonly seat: number; readonly totals: readonly number[] }
  | {
      readonly type: 'endTriggered';
      readonly seat: number;
      readonly conditions: readonly ('yen' | 'resources')[];
      readonly last: number;
    }
  | { readonly type: 'endAgreed'; readonly last: number }
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
  | { readonly type: 'licenceReturned'; readonly seat: number; readonly fish: FishId; readonly licence?: string }
  | { readonly type: 'licencesTaken'; readonly seat: number; readonly fish: FishId; readonly count: number }
  | {
      readonly type: 'transferred';
      readonly seat: number;
      readonly ship: string;
      readonly barge: string;
      readonly fish: FishId;
      readonly count: number;
      /** the licence that the barrels remember (TX-CATCH-01) */
      readonly licence?: string;
    }
  | { readonly type: 'fishingBegan'; readonly seat: number }
  | { readonly type: 'fishingEnded'; readonly seat: number }
  | { readonly type: 'sailed'; readonly seat: number; readonly boat: string; readonly dock: DockId | 'moored' }
  | {
      readonly type: 'caught';
      readonly seat: number;
      readonly boat: string;
      readonly fish: FishId;
      /** barrels, and the licence, where that is not simply one of the fish's own; else one barrel */
      readonly count?: number;
      readonly licence?: string;
    }
  | {
      readonly type: 'docked';
      readonly seat: number;
      readonly boat: string;
      readonly dock: DockId;
      readonly barrels: PerFish;
    }
  | {
      readonly type: 'moored';
      readonly seat: number;
      readonly boats: readonly string[];
      readonly market: MarketId;
      readonly barrels: PerFish;
    }
  | {
      readonly type: 'kept';
      readonly seat: number;
      readonly licence: string;
      readonly fish: FishId;
      /** a token, not a barrel */
      readonly token?: TokenKind;
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
      readonly type: 'boatTradedIn';
      readonly seat: number;
      /** the board on which it lies now */
      readonly market: MarketId;
      readonly boat: string;
      readonly kind: BoatKind;
    }
  | {
      readonly type: 'boatRented';
      readonly seat: number;
      readonly market: MarketId;
      readonly origin: MarketId;
      readonly boat: string;
      readonly kind: BoatKind;
      readonly dock: DockId;
    }
  | { readonly type: 'boatCameHome'; readonly seat: number; readonly origin: MarketId; readonly boat: string }
  | { readonly type: 'windowOpened'; readonly seat: number; readonly market: MarketId; readonly target: number }
  | { readonly type: 'windowClosed'; readonly seat: number; readonly market: MarketId; readonly target: number }
  | {
      readonly type: 'goodAssigned';
      readonly seat: number;
      readonly market: MarketId;
      readonly good: string;
      readonly target: number;
    }
  | { readonly type: 'goodReturned'; readonly seat: number; readonly market: MarketId; readonly good: string }
  | { readonly type: 'marketUsedUp'; readonly market: MarketId; readonly side: 'collapsed' | 'closed' }
  | {
      readonly type: 'bidsOpened';
      readonly market: MarketId;
      readonly bidders: readonly number[];
      readonly tokens: Tokens;
      readonly barrels?: PerFish;
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
