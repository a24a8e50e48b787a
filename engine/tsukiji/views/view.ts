import type { Outcome } from '../../kernel/game.ts';
import { type Audiences, isSeat, project, type Viewer } from '../../kernel/viewer.ts';
import { at, boardInPlay, freeSpaces, marketOf, playerAt, priceOfNext, resourcesOf, stockOf, worthOf } from '../ask.ts';
import type { ExternalId, FishId, MarketId, PerFish, Tokens } from '../catalog/ids.ts';
import { isFish } from '../catalog/pieces.ts';
import { type EntryCost, print } from '../catalog/prints.ts';
import { entriesOf, one, plus, totalOf } from '../counts.ts';
import { tokenFor } from '../exchange.ts';
import type { BoardFacts } from '../facts.ts';
import type { TsukijiLook } from '../market.ts';
import { type Moment, momentOf } from '../rule.ts';
import { costsOf } from '../rules/entry-cost.ts';
import type { Boat, Item, Naming, Stake, State } from '../state.ts';
import { type TokenValue, tokenValues } from './token-values.ts';

/** A seat as a viewer sees it. */
export interface PlayerView {
  readonly seat: number;
  /** absent while it is hidden from this viewer (TB-MONEY-01) */
  readonly yen?: number;
  /** R total (TB-VAL-01): public */
  readonly resources: number;
  readonly licences: PerFish;
  readonly freeSpaces: number;
  readonly tokens: Tokens;
  readonly boats: readonly Boat[];
  readonly openDocks: number;
  readonly items: readonly Item[];
}

/** A board in play. */
export interface MarketView {
  readonly id: MarketId;
  readonly kind: 'fish' | 'external';
  /** false: never entered by a Markets action (TX-FOREIGN-01, TX-OVERF-01) */
  readonly enterable: boolean;
  /** used up (TV-COLLAPSE-01): `collapsed` boards stay open, `closed` ones are entered no more */
  readonly side?: 'collapsed' | 'closed';
  /** the printed entry costs; empty = free, once per turn */
  readonly entry: readonly EntryCost[];
  readonly barrels: number;
  /** tokens on the board, or in the bag if `bag` */
  readonly tokens: Tokens;
  readonly bag: boolean;
  readonly licences: number;
  /** absent on External boards */
  readonly licencePrice?: number;
  readonly overfished: boolean;
  /** at most so many of its barrels on one boat (TB-SALM-01); absent where there is no such limit */
  readonly perBoat?: number;
  /** so many unloaded barrels make a catch auction (TB-FISH-07); absent where barrels are priced instead */
  readonly auctionSize?: number;
  /** it also takes barrels off the visitor's Port, each like a token (TB-MACK-02) */
  readonly takesBarrels?: true;
  /** what its tokens are worth; none on External boards */
  readonly values: readonly TokenValue[];
  readonly facts: BoardFacts;
}

/** Sealed bids being collected: who has answered is public, what was bid is the bidder's own. */
export interface BiddingView {
  readonly kind: 'bidding';
  readonly stake: Stake;
  /** R of the stake now, the tokens that its barrels will bring included; a random one counts as the best (TB-BID-04, TX-RUL-25) */
  readonly worth: number;
  readonly bidders: readonly number[];
  readonly answered: readonly number[];
  readonly yourBid?: number;
}

export interface AskingView {
  readonly kind: 'asking';
  readonly market: MarketId;
  readonly stake: Stake;
}

/** All of a match that one viewer may see. */
export interface TsukijiView {
  /** the viewer's own seat; absent without one */
  readonly you?: number;
  readonly moment: Moment;
  readonly round: number;
  readonly firstSeat: number;
  readonly turn: State['turn'];
  readonly activity?: NonNullable<State['activity']>;
  readonly pending?: BiddingView | Naming | AskingView;
  readonly end?: NonNullable<State['end']>;
  /** all agreed to end the match: scoring follows the running turn */
  readonly agreed?: true;
  readonly players: readonly PlayerView[];
  readonly markets: readonly MarketView[];
  readonly box: { readonly fish: readonly FishId[]; readonly external: readonly ExternalId[] };
  readonly boxed: PerFish;
  readonly columns: readonly (number | '???')[];
  readonly outcome?: Outcome;
}

/** Who sees what of a seat: with hidden money the total is its owner's, until final scoring reveals all (TB-SCORE-01). */
function playerAudiences(look: TsukijiLook): Audiences<PlayerView> {
  const open = !look.options.moneyHidden || look.state.outcome !== undefined;
  return {
    seat: 'all',
    yen: open ? 'all' : (player, viewer) => isSeat(viewer, player.seat),
    resources: 'all',
    licences: 'all',
    freeSpaces: 'all',
    tokens: 'all',
    boats: 'all',
    openDocks: 'all',
    items: 'all',
  };
}

function playersFor(look: TsukijiLook, viewer: Viewer): readonly PlayerView[] {
  const audiences = playerAudiences(look);
  const resources = resourcesOf(look);
  return look.state.players.map((_, seat) => {
    const { yen, licences, tokens, boats, openDocks, items } = playerAt(look, seat);
    const own = { licences, tokens, boats, openDocks, items, freeSpaces: freeSpaces(look, seat) };
    return project<PlayerView>({ seat, yen, resources: resources[seat] ?? 0, ...own }, audiences, viewer) as PlayerView;
  });
}

function marketView(look: TsukijiLook, id: MarketId): MarketView {
  const from = at(look, id);
  const { barrels, tokens, licences, overfished, side } = boardInPlay(look, id);
  const market = marketOf(look, id);
  return {
    id,
    kind: isFish(id) ? 'fish' : 'external',
    enterable: market.enterable !== false,
    ...(side === undefined ? {} : { side }),
    entry: costsOf(look, id),
    barrels,
    tokens,
    bag: market.bag === true,
    licences,
    ...(isFish(id) ? { licencePrice: priceOfNext(look, id) } : {}),
    overfished,
    ...(market.perBoat === undefined ? {} : { perBoat: market.perBoat }),
    ...(market.pile === undefined ? {} : { auctionSize: market.pile.size(from) }),
    ...(market.sale?.portBarrels === true ? { takesBarrels: true } : {}),
    values: isFish(id) ? tokenValues(look, id) : [],
    facts: market.facts?.(from) ?? {},
  };
}

/** The tokens of a stake, and those that its barrels will bring as far as there are any. */
function tokensOf(look: TsukijiLook, { tokens, barrels = {} }: Stake): Tokens {
  let all = tokens;
  for (const [fish, count] of entriesOf(barrels)) {
    const stock = totalOf(stockOf(boardInPlay(look, fish)));
    all = plus(all, one(tokenFor(look, { fish, row: 'upper' }), Math.min(count, stock)));
  }
  return all;
}

/** What is pending, as the viewer may see it (TB-BID-03). */
function pendingFor(look: TsukijiLook, viewer: Viewer): TsukijiView['pending'] {
  const { pending } = look.state;
  if (pending === undefined || pending.kind === 'naming') return pending;
  if (pending.kind === 'asking') return { kind: 'asking', market: pending.market, stake: pending.stake };
  const { stake, bidders, bids } = pending;
  const tokens = tokensOf(look, stake);
  const yourBid = viewer.kind === 'seat' ? bids[viewer.seat] : undefined;
  const answered = bidders.filter((seat) => bids[seat] !== undefined);
  return {
    kind: 'bidding',
    stake,
    worth: worthOf(look, tokens, stake.from === 'supply' ? tokens : playerAt(look, stake.from).tokens),
    bidders,
    answered,
    ...(yourBid === undefined ? {} : { yourBid }),
  };
}

/** The only way out of a state: everything on the table is open but hidden yen and bids not yet revealed. */
export function viewFor(look: TsukijiLook, viewer: Viewer): TsukijiView {
  const { state } = look;
  const pending = pendingFor(look, viewer);
  return {
    ...(viewer.kind === 'seat' ? { you: viewer.seat } : {}),
    moment: momentOf(look),
    round: state.round,
    firstSeat: state.firstSeat,
    turn: state.turn,
    ...(state.activity === undefined ? {} : { activity: state.activity }),
    ...(pending === undefined ? {} : { pending }),
    ...(state.end === undefined ? {} : { end: state.end }),
    ...(state.agreed === undefined ? {} : { agreed: state.agreed }),
    players: playersFor(look, viewer),
    markets: state.order.map((id) => marketView(look, id)),
    box: state.box,
    boxed: state.boxed,
    columns: print(look, 'port.columns'),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
  };
}
