/** The log in English: one line per event, in the rulebook's words. A fact that a viewer may not see is simply not said. */
import type { FishId, MarketId, PerFish, TokenKind, Tokens } from '../catalog/ids.ts';
import { isFish } from '../catalog/pieces.ts';
import { entriesOf } from '../counts.ts';
import type { ItemFact, Place, Purse, TsukijiEvent, YenReason } from '../events.ts';

const marketNames: { readonly [M in MarketId]: string } = {
  eel: 'Eel',
  fugu: 'Fugu',
  mackerel: 'Mackerel',
  octopus: 'Octopus',
  snapper: 'Red Snapper',
  salmon: 'Salmon',
  crab: 'Spider Crab',
  squid: 'Squid',
  tuna: 'Tuna',
  aquarium: 'Aquarium',
  auction: 'Auction',
  bank: 'Bank',
  barter: 'Barter',
  government: 'Government',
  rentals: 'Rentals',
  ships: 'Ships',
  trading: 'Trading',
  usedShips: 'Used Ships',
  clamsOysters: 'Clams & Oysters',
  himono: 'Himono',
  horseMackerel: 'Horse Mackerel',
  nori: 'Nori',
  sardines: 'Sardines',
  swordfish: 'Swordfish',
  foreignMarket: 'Foreign Market',
  influence: 'Influence',
  newAquarium: 'New Aquarium',
  overfishing: 'Overfishing',
  shipRental: 'Ship Rental',
  sushiShop: 'Sushi Shop',
};
const tokenNames: { readonly [K in TokenKind]: string } = {
  eel: 'Eel',
  fugu: 'Fugu',
  mackerel: 'Mackerel',
  octopus: 'Octopus',
  takoyaki: 'Takoyaki',
  snapper: 'Red Snapper',
  salmonFresh: 'fresh Salmon',
  salmon4: 'Salmon “4”',
  crab4: 'Crab “4”',
  crab6: 'Crab “6”',
  crab8: 'Crab “8”',
  squid: 'Squid',
  tuna15: 'Tuna “15”',
  tuna20: 'Tuna “20”',
  tuna25: 'Tuna “25”',
  clam: 'Clam',
  oyster: 'Oyster',
  himono: 'Himono',
  horseMackerel: 'Horse Mackerel',
  nori: 'Nori',
  sardine: 'Sardine',
  swordfish: 'Swordfish',
};
const reasons: { readonly [R in YenReason]: string } = {
  dock: 'for a dock',
  unload: 'for unloading',
  price: 'the posted price',
  selfPrice: 'the posted price',
  entry: 'to enter',
  income: 'licence income',
  licence: 'for licences',
  sale: 'for the sale',
  bid: 'the bid',
  fee: 'the fee',
  double: 'the same again',
  good: 'for goods',
  boat: 'for the boat',
  donation: 'for the donation',
  trade: 'for the trade',
  loan: 'the loan',
};

/** The English name of a board. */
export const marketName = (id: MarketId): string => marketNames[id];
/** Tokens in words: `2 Eel, 1 Crab “6”`. */
export const tokensInWords = (tokens: Tokens): string =>
  entriesOf(tokens)
    .map(([kind, count]) => `${count} ${tokenNames[kind]}`)
    .join(', ');
const barrelsInWords = (barrels: PerFish): string =>
  entriesOf(barrels)
    .map(([fish, count]) => `${count} ${marketNames[fish]}`)
    .join(', ') || 'nothing';
const yen = (amount: number): string => `¥${amount.toLocaleString('en-US')}`;
const item = ({ id, fish, token, price }: ItemFact): string =>
  `${token === undefined ? marketNames[fish] : tokenNames[token]} (${id}) at ${yen(price)}`;

type Says = {
  readonly [T in TsukijiEvent['type']]: (
    event: Extract<TsukijiEvent, { type: T }>,
    who: (seat: number) => string,
  ) => string;
};

const purse = (from: Purse, who: (seat: number) => string): string => (from === 'supply' ? 'the supply' : who(from));
const market = (id: MarketId): string => `the ${marketNames[id].replace(/ Market$/, '')} Market`;
const place = (where: Place, who: (seat: number) => string): string => {
  if (typeof where === 'number') return who(where);
  if (where === 'stake') return 'the table';
  return where === 'box' ? 'the box' : `${isFish(where) ? 'the stock of ' : ''}${marketNames[where]}`;
};
const barrel = (fish: FishId, count: number): string => `${count} ${marketNames[fish]} barrel${count === 1 ? '' : 's'}`;

const says: Says = {
  matchSetUp: ({ order, first }, who) => `In play: ${order.map(marketName).join(', ')}. ${who(first)} begins.`,
  turnBegan: ({ seat, round }, who) => `— Round ${round}: ${who(seat)} —`,
  wealthAnnounced: ({ seat, atLeast }, who) => `${who(seat)} has at least ${yen(atLeast)}.`,
  moneyRevealed: ({ totals }, who) =>
    `All money is shown: ${totals.map((total, seat) => `${who(seat)} ${yen(total)}`).join(', ')}.`,
  endTriggered: ({ seat, last }, who) => `${who(seat)} triggers the end; ${who(last)} plays the last turn.`,
  degraded: ({ seat, returned, degraded }, who) =>
    `${who(seat)}’s fish degrade: ${barrelsInWords(returned)} returned, ${degraded.length} moved down.`,
  degradationSkipped: ({ seat }, who) => `${who(seat)} keeps the fish fresh this turn.`,
  barrelsReturned: ({ fish, count, to }) => `${barrel(fish, count)} to the ${to}.`,
  discarded: ({ seat, boat, barrels }, who) => `${who(seat)} discards ${barrelsInWords(barrels)} from boat ${boat}.`,
  dockOpened: ({ seat, dock }, who) => `${who(seat)} opens dock ${dock}.`,
  licenceReturned: ({ seat, fish }, who) => `${who(seat)} returns a ${marketNames[fish]} licence.`,
  licencesTaken: ({ seat, fish, count }, who) =>
    `${who(seat)} takes ${count} ${marketNames[fish]} licence${count === 1 ? '' : 's'}.`,
  transferred: ({ seat, ship, barge, fish, count }, who) =>
    `${who(seat)} moves ${barrel(fish, count)} from ship ${ship} to barge ${barge}.`,
  fishingBegan: ({ seat }, who) => `${who(seat)} goes fishing.`,
  fishingEnded: ({ seat }, who) => `${who(seat)} ends fishing.`,
  sailed: ({ seat, boat, dock }, who) => `${who(seat)}’s boat ${boat} sails from ${dock}.`,
  caught: ({ seat, boat, fish }, who) => `${who(seat)}’s ship ${boat} catches ${marketNames[fish]}.`,
  docked: ({ seat, boat, dock, barrels }, who) =>
    `${who(seat)}’s boat ${boat} docks at ${dock} with ${barrelsInWords(barrels)}.`,
  itemsPlaced: ({ seat, items }, who) => `${who(seat)} offers ${items.map(item).join(', ')}.`,
  itemAdjusted: ({ seat, item: id, price }, who) => `${who(seat)} changes ${id} to ${yen(price)}.`,
  itemTaken: ({ seat, item: id, fish }, who) => `${who(seat)} takes ${marketNames[fish]} (${id}) off the Port.`,
  buyingBegan: ({ seat }, who) => `${who(seat)} goes buying.`,
  buyingEnded: ({ seat }, who) => `${who(seat)} ends buying.`,
  bought: ({ seat, owner, item: what }, who) =>
    `${who(seat)} buys ${item(what)} from ${seat === owner ? 'the own Port' : who(owner)}.`,
  yenPaid: ({ from, to, amount, reason }, who) =>
    `${yen(amount)} from ${purse(from, who)} to ${purse(to, who)}, ${reasons[reason]}.`,
  tokensMoved: ({ tokens, from, to }, who) => `${tokensInWords(tokens)} from ${place(from, who)} to ${place(to, who)}.`,
  marketEntered: ({ seat, market: id }, who) => `${who(seat)} enters ${market(id)}.`,
  marketLeft: ({ seat, market: id }, who) => `${who(seat)} leaves ${market(id)}.`,
  markerMoved: ({ market: id, from, to }) => `The ${marketNames[id]} marker moves from ${from} to ${to}.`,
  goodTaken: ({ seat, good, count, market: id }, who) =>
    `${who(seat)} takes ${count} ${good}${count === 1 ? '' : 's'} at ${marketNames[id]}.`,
  goodUsed: ({ seat, good, usesLeft }, who) =>
    `${who(seat)} uses a ${good}; ${usesLeft} use${usesLeft === 1 ? '' : 's'} left.`,
  boatBought: ({ seat, boat, dock, market: id }, who) =>
    `${who(seat)} buys boat ${boat} at ${marketNames[id]}, put at ${dock}.`,
  boatSold: ({ seat, boat, market: id }, who) => `${who(seat)} sells boat ${boat} at ${marketNames[id]}.`,
  bidsOpened: ({ tokens, bidders }, who) => `Sealed bids for ${tokensInWords(tokens)}: ${bidders.map(who).join(', ')}.`,
  bidPlaced: ({ seat, amount }, who) =>
    amount === undefined ? `${who(seat)} has bid.` : `${who(seat)} bids ${yen(amount)}.`,
  bidsRevealed: ({ bids }, who) => `Bids: ${bids.map(({ seat, amount }) => `${who(seat)} ${yen(amount)}`).join(', ')}.`,
  bidsTied: ({ tied, amount }, who) => `Tied at ${yen(amount)}: ${tied.map(who).join(', ')}.`,
  stakeWon: ({ seat, amount }, who) => `${who(seat)} wins for ${yen(amount)}.`,
  offersRejected: ({ seat }, who) => `${who(seat)} rejects all offers.`,
  overfished: ({ fish }) => `${marketNames[fish]} is overfished.`,
  marketOpened: ({ market: id }) => `${market(id)} comes into play.`,
  turnEnded: ({ seat }, who) => `${who(seat)} ends the turn.`,
  scored: ({ seat, reason, amount }, who) =>
    `${who(seat)}: ${amount < 0 ? `−${yen(-amount)}` : yen(amount)} (${reason}).`,
  matchScored: ({ totals }, who) => `Final: ${totals.map((total, seat) => `${who(seat)} ${yen(total)}`).join(', ')}.`,
};

/** A projected event as a line of English. */
export function narrate(event: Partial<TsukijiEvent>, names: readonly string[]): string {
  const say = says[event.type as TsukijiEvent['type']] as (
    event: Partial<TsukijiEvent>,
    who: (seat: number) => string,
  ) => string;
  return say(event, (seat) => names[seat] ?? `Seat ${seat + 1}`);
}
