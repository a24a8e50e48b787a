/** Buying from other Ports, and off the own one where that is allowed. */
import type { Form } from '../../../kernel/form.ts';
import type { PlayerView } from '../../views/view.ts';
import { type Choice, rangeOf, wordsOf } from './choice.ts';
import { fishingWorth } from './fleet.ts';
import { type Outlook, yenOf } from './outlook.ts';
import { worthOfItem } from './worth.ts';

type Item = PlayerView['items'][number];

/** What a seller gets strengthens a rival: so much of it counts against the buyer, shared by all rivals. */
const rivalry = 0.5;

interface Offer {
  readonly owner: number;
  readonly item: Item;
  readonly gain: number;
}

/** BUY: the best piece; the first one also has to be worth the Action Point. */
export function buy(outlook: Outlook, form: Form): readonly Choice[] {
  const owner = rangeOf(form, 'owner')?.min ?? -1;
  const ids = wordsOf(form, 'item');
  const isOpen = outlook.view.activity !== undefined;
  const opening = isOpen ? 0 : openingGain(outlook);
  return offersOf(outlook)
    .filter((offer) => offer.owner === owner && ids.includes(offer.item.id))
    .map(({ item, gain }) => ({
      action: { type: 'buy', owner, item: item.id },
      gain: isOpen || gain <= 0 || opening <= 0 ? Math.min(gain, isOpen ? gain : -1) : opening + gain / 1000,
    }));
}

/** A piece of the own Port that may be bought before it is taken away. */
export function buyOwn(outlook: Outlook, form: Form): readonly Choice[] {
  return outlook.me.items
    .filter(({ id }) => wordsOf(form, 'item').includes(id))
    .map((item) => ({
      action: { type: form.action, item: item.id },
      gain: worthOfItem(outlook, outlook.me, item) - item.price,
    }));
}

/** What a Buying action brings with the yen at hand, less what Fishing would. */
const openingGain = (outlook: Outlook): number => buyingGain(outlook) - fishingWorth(outlook);

/** Yen that all purchases together bring that can be paid now. */
export function buyingGain(outlook: Outlook): number {
  let left = yenOf(outlook.me);
  let gain = 0;
  for (const offer of offersOf(outlook)) {
    if (offer.gain <= 0 || offer.item.price > left) continue;
    left -= offer.item.price;
    gain += offer.gain;
  }
  return gain;
}

/** Everything on the other Ports, best first. */
function offersOf(outlook: Outlook): readonly Offer[] {
  const { me, others } = outlook;
  const cost = 1 + rivalry / others.length;
  return others
    .flatMap(({ seat: owner, items }) =>
      items.map((item) => ({ owner, item, gain: worthOfItem(outlook, me, item) - item.price * cost })),
    )
    .toSorted((a, b) => b.gain - a.gain);
}
