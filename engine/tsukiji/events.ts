/** The events of a match, and who may see what of each. */
import type { Audiences, Viewer } from '../kernel/viewer.ts';
import { isSeat, project } from '../kernel/viewer.ts';
import type { TsukijiEvent } from './event-types.ts';

export type { ItemFact, Place, Purse, TsukijiEvent, YenReason } from './event-types.ts';

type EventOf<T extends TsukijiEvent['type']> = Extract<TsukijiEvent, { readonly type: T }>;
type EventAudiences = { readonly [T in TsukijiEvent['type']]: Audiences<Omit<EventOf<T>, 'type'>> };

const owner = (event: { readonly seat: number }, viewer: Viewer): boolean => isSeat(viewer, event.seat);

/** Who may see what of each event: an audience is part of the rule. Only a bid not yet revealed has a secret (TB-BID-03). */
export const eventAudiences: EventAudiences = {
  matchSetUp: { order: 'all', first: 'all' },
  rowsLaid: { fish: 'all', external: 'all' },
  turnBegan: { seat: 'all', round: 'all' },
  wealthAnnounced: { seat: 'all', atLeast: 'all' },
  moneyRevealed: { seat: 'all', totals: 'all' },
  endTriggered: { seat: 'all', conditions: 'all', last: 'all' },
  endAgreed: { last: 'all' },
  degraded: { seat: 'all', returned: 'all', degraded: 'all' },
  degradationSkipped: { seat: 'all', market: 'all' },
  barrelsReturned: { fish: 'all', count: 'all', to: 'all' },
  discarded: { seat: 'all', boat: 'all', barrels: 'all' },
  dockOpened: { seat: 'all', dock: 'all' },
  licenceReturned: { seat: 'all', fish: 'all', licence: 'all' },
  licencesTaken: { seat: 'all', fish: 'all', count: 'all' },
  transferred: { seat: 'all', ship: 'all', barge: 'all', fish: 'all', count: 'all', licence: 'all' },
  fishingBegan: { seat: 'all' },
  fishingEnded: { seat: 'all' },
  sailed: { seat: 'all', boat: 'all', dock: 'all' },
  caught: { seat: 'all', boat: 'all', fish: 'all', count: 'all', licence: 'all' },
  docked: { seat: 'all', boat: 'all', dock: 'all', barrels: 'all' },
  moored: { seat: 'all', boats: 'all', market: 'all', barrels: 'all' },
  kept: { seat: 'all', licence: 'all', fish: 'all', token: 'all' },
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
  boatTradedIn: { seat: 'all', market: 'all', boat: 'all', kind: 'all' },
  boatRented: { seat: 'all', market: 'all', origin: 'all', boat: 'all', kind: 'all', dock: 'all' },
  boatCameHome: { seat: 'all', origin: 'all', boat: 'all' },
  windowOpened: { seat: 'all', market: 'all', target: 'all' },
  windowClosed: { seat: 'all', market: 'all', target: 'all' },
  goodAssigned: { seat: 'all', market: 'all', good: 'all', target: 'all' },
  goodReturned: { seat: 'all', market: 'all', good: 'all' },
  marketUsedUp: { market: 'all', side: 'all' },
  bidsOpened: { market: 'all', bidders: 'all', tokens: 'all', barrels: 'all', from: 'all' },
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
