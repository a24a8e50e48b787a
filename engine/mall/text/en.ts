/** The log in English: one line per event. */
import type { EndReason, MallEvent } from '../events.ts';
import { groupInWords, itemInWords, itemsInWords, yen } from './names.ts';

type Says = {
  readonly [T in MallEvent['type']]: (event: Extract<MallEvent, { type: T }>, who: (seat: number) => string) => string;
};

const reasons: { readonly [R in EndReason]: string } = {
  barrels: 'All but one have left the store for good.',
  stall: 'Nobody takes anything any more.',
  resigned: 'One player is left.',
  agreed: 'All agree to end here.',
};

const says: Says = {
  matchSetUp: ({ starter }, who) => `The store opens. ${who(starter)} begins.`,
  turnBegan: ({ seat, no }, who) => `— Turn ${no}: ${who(seat)} —`,
  moved: ({ seat, from, path }, who) => `${who(seat)} walks ${[from, ...path].join('–')}.`,
  took: ({ seat, item, card }, who) => `${who(seat)} takes ${itemInWords(item)} from ${card}.`,
  boughtTuna: ({ seat, cost, value }, who) => `${who(seat)} buys a tuna for ${yen(cost)} and draws a ${value}.`,
  drewCrab: ({ seat, value }, who) => `${who(seat)} draws a crab: ${value}.`,
  vended: ({ seat, out, stuck }, who) =>
    `${who(seat)} uses the vending machine: ${itemsInWords(out)} out, ${stuck.length} stuck.`,
  skipped: ({ seat }, who) => `${who(seat)} takes nothing.`,
  fell: ({ seat, items }, who) => `${who(seat)} reports: ${itemsInWords(items)} fell.`,
  reportTakenBack: ({ seat }, who) => `${who(seat)} corrects the last report.`,
  exited: ({ seat, lines, sum }, who) => {
    const paid = lines.filter(({ amount }) => amount > 0);
    const goods = paid.map(
      ({ item, amount, doubled }) => `${itemInWords(item)} ${yen(amount)}${doubled ? ' (washed)' : ''}`,
    );
    return `${who(seat)} leaves the store and is paid ${yen(sum)}${goods.length === 0 ? '' : `: ${goods.join(', ')}`}.`;
  },
  pricesChanged: ({ prices }) =>
    `Prices: ${Object.entries(prices)
      .map(([group, price]) => `${groupInWords(group)} ${yen(price)}`)
      .join(', ')}.`,
  finished: ({ seat }, who) => `${who(seat)} has left the store for good.`,
  resigned: ({ seat }, who) => `${who(seat)} resigns.`,
  gameOver: ({ why, ranking }, who) =>
    `${reasons[why]} Final: ${ranking.map(({ seat, place, yen: total }) => `${place}. ${who(seat)} ${yen(total)}`).join(', ')}.`,
};

/** A projected event as a line of English. */
export function narrate(event: Partial<MallEvent>, names: readonly string[]): string {
  const say = says[event.type as MallEvent['type']] as (
    event: Partial<MallEvent>,
    who: (seat: number) => string,
  ) => string;
  return say(event, (seat) => names[seat] ?? `Seat ${seat + 1}`);
}
