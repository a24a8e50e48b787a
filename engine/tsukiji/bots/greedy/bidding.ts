/** Sealed bids, ties and offers. */
import type { Form } from '../../../kernel/form.ts';
import type { Random } from '../../../kernel/random.ts';
import { type Choice, rangeOf } from './choice.ts';
import { marketOf, type Outlook } from './outlook.ts';
import { worthOfStake } from './worth.ts';

/** A bid is this share of the worth in percent, and up to so much more, that bids may differ. */
const bidShare = { least: 50, more: 16 };
/** An offer is taken if it is at least this share of what the tokens are worth to their owner. */
const takenShare = 0.9;

/** BID: a share of what the stake is worth to the seat. */
export function bid(outlook: Outlook, form: Form, random: Random): readonly Choice[] {
  const amounts = rangeOf(form, 'amount');
  const { pending } = outlook.view;
  if (amounts === undefined || pending === undefined) return [];
  const worth = worthOfStake(outlook, outlook.me, pending.stake);
  const wanted = (worth * (bidShare.least + random(bidShare.more))) / 100;
  const most = Math.min(amounts.max, wanted, enoughToWin(outlook, amounts.step));
  const amount = Math.floor(most / amounts.step) * amounts.step;
  return [{ action: { type: 'bid', amount }, gain: 1 }];
}

/** More than any other bidder can bid; as much is enough for the active player, who breaks ties. */
function enoughToWin({ view, me }: Outlook, step: number): number {
  if (view.pending?.kind !== 'bidding') return 0;
  const { bidders } = view.pending;
  const rivals = view.players.filter(({ seat }) => seat !== me.seat && bidders.includes(seat));
  const most = Math.max(0, ...rivals.map(({ yen = Number.POSITIVE_INFINITY }) => yen));
  return most + (view.turn.seat === me.seat ? 0 : step);
}

/** NAME_WINNER: the own seat if the stake is worth more to it than another's yen. */
export function nameWinner(outlook: Outlook, form: Form): readonly Choice[] {
  const { pending } = outlook.view;
  if (pending?.kind !== 'naming') return [];
  const isOwn = rangeOf(form, 'player')?.min === outlook.me.seat;
  const worth = worthOfStake(outlook, outlook.me, pending.stake);
  return [{ action: form.example, gain: isOwn ? worth - pending.amount : pending.amount }];
}

/** An offer for own tokens: the highest, if it is enough. To reject them all has no gain. */
export function acceptOffer(outlook: Outlook, form: Form): readonly Choice[] {
  const { pending } = outlook.view;
  if (pending?.kind !== 'asking') return [];
  const player = rangeOf(form, 'player')?.min;
  const offer = marketOf(outlook, pending.market)?.facts.offers?.find(({ seat }) => seat === player);
  const enough = worthOfStake(outlook, outlook.me, pending.stake) * takenShare;
  return [{ action: form.example, gain: (offer?.amount ?? 0) - enough }];
}
