/** The log in English: one line per event, in the rulebook's words. A fact that a viewer may not see is simply not said. */
import type { TsukijiEvent } from '../events.ts';
import {
  barrel,
  barrelsInWords,
  capital,
  item,
  licence,
  market,
  marketNames,
  place,
  purse,
  reasons,
  stakeInWords,
  tokensInWords,
  yen,
} from './names.ts';

type Says = {
  readonly [T in TsukijiEvent['type']]: (
    event: Extract<TsukijiEvent, { type: T }>,
    who: (seat: number) => string,
  ) => string;
};

const says: Says = {
  matchSetUp: ({ order, first }, who) =>
    `In play: ${order.map((id) => marketNames[id]).join(', ')}. ${who(first)} begins.`,
  rowsLaid: ({ fish, external }) =>
    `Still to come: ${[fish, external].map((row) => row.map((id) => marketNames[id]).join(', ') || 'none').join('; ')}.`,
  turnBegan: ({ seat, round }, who) => `— Round ${round}: ${who(seat)} —`,
  wealthAnnounced: ({ seat, atLeast }, who) => `${who(seat)} has at least ${yen(atLeast)}.`,
  moneyRevealed: ({ totals }, who) =>
    `All money is shown: ${totals.map((total, seat) => `${who(seat)} ${yen(total)}`).join(', ')}.`,
  endTriggered: ({ seat, last }, who) => `${who(seat)} triggers the end; ${who(last)} plays the last turn.`,
  endAgreed: ({ last }, who) => `All agree to end the match after the turn of ${who(last)}.`,
  degraded: ({ seat, returned, degraded }, who) =>
    `${who(seat)}’s fish degrade: ${barrelsInWords(returned)} returned, ${degraded.length} moved down.`,
  degradationSkipped: ({ seat }, who) => `${who(seat)} keeps the fish fresh this turn.`,
  barrelsReturned: ({ fish, count, to }) => `${barrel(fish, count)} to the ${to}.`,
  discarded: ({ seat, boat, barrels }, who) => `${who(seat)} discards ${barrelsInWords(barrels)} from boat ${boat}.`,
  dockOpened: ({ seat, dock }, who) => `${who(seat)} opens dock ${dock}.`,
  licenceReturned: ({ seat, fish, licence: id = fish }, who) => `${who(seat)} returns a ${licence(id)}.`,
  licencesTaken: ({ seat, fish, count }, who) =>
    `${who(seat)} takes ${count} ${marketNames[fish]} licence${count === 1 ? '' : 's'}.`,
  transferred: ({ seat, ship, barge, fish, count }, who) =>
    `${who(seat)} moves ${barrel(fish, count)} from ship ${ship} to barge ${barge}.`,
  fishingBegan: ({ seat }, who) => `${who(seat)} goes fishing.`,
  fishingEnded: ({ seat }, who) => `${who(seat)} ends fishing.`,
  sailed: ({ seat, boat, dock }, who) =>
    `${who(seat)}’s boat ${boat} sails from ${dock === 'moored' ? 'its mooring' : dock}.`,
  caught: ({ seat, boat, fish, count = 1, licence: id }, who) =>
    `${who(seat)}’s ship ${boat} catches ${count === 1 ? '' : `${count} `}${marketNames[fish]}${id === undefined ? '' : ` with a ${licence(id)}`}.`,
  docked: ({ seat, boat, dock, barrels }, who) =>
    `${who(seat)}’s boat ${boat} docks at ${dock} with ${barrelsInWords(barrels)}.`,
  moored: ({ seat, boats, market: id, barrels }, who) =>
    `${who(seat)} docks ${boats.join(', ')} at ${market(id)} with ${barrelsInWords(barrels)}.`,
  kept: ({ seat, licence: id, fish, token }, who) =>
    `${who(seat)} lays ${token === undefined ? barrel(fish, 1) : tokensInWords({ [token]: 1 })} on the ${licence(id)}.`,
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
  boatTradedIn: ({ seat, boat, market: id }, who) =>
    `${who(seat)} gives boat ${boat} in exchange, to ${marketNames[id]}.`,
  boatRented: ({ seat, boat, dock, origin }, who) =>
    `${who(seat)} rents boat ${boat} from ${marketNames[origin]}, put at ${dock}.`,
  boatCameHome: ({ seat, boat, origin }, who) =>
    `${who(seat)}’s rented boat ${boat} goes back to ${marketNames[origin]}.`,
  windowOpened: ({ seat, target }, who) => `${who(seat)} may buy after the turn of ${who(target)}.`,
  windowClosed: ({ seat }, who) => `${who(seat)} has bought enough.`,
  goodAssigned: ({ seat, good, target }, who) => `${who(seat)} puts a ${good} in front of ${who(target)}’s Port.`,
  goodReturned: ({ seat, good, market: id }, who) => `${who(seat)}’s ${good} goes back to ${marketNames[id]}.`,
  marketUsedUp: ({ market: id, side }) => `${capital(market(id))} is used up: ${side}.`,
  bidsOpened: ({ tokens, barrels = {}, bidders }, who) =>
    `Sealed bids for ${stakeInWords(tokens, barrels)}: ${bidders.map(who).join(', ')}.`,
  bidPlaced: ({ seat, amount }, who) =>
    amount === undefined ? `${who(seat)} has bid.` : `${who(seat)} bids ${yen(amount)}.`,
  bidsRevealed: ({ bids }, who) => `Bids: ${bids.map(({ seat, amount }) => `${who(seat)} ${yen(amount)}`).join(', ')}.`,
  bidsTied: ({ tied, amount }, who) => `Tied at ${yen(amount)}: ${tied.map(who).join(', ')}.`,
  stakeWon: ({ seat, amount }, who) => `${who(seat)} wins for ${yen(amount)}.`,
  offersRejected: ({ seat }, who) => `${who(seat)} rejects all offers.`,
  overfished: ({ fish }) => `${marketNames[fish]} is overfished.`,
  marketOpened: ({ market: id }) => `${capital(market(id))} comes into play.`,
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
