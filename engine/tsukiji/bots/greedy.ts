import type { Form } from '../../kernel/form.ts';
import { accepts, sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { Random } from '../../kernel/random.ts';
import type { TsukijiView } from '../views/view.ts';
import { acceptOffer, bid, nameWinner } from './greedy/bidding.ts';
import { buy, buyOwn } from './greedy/buying.ts';
import { bestOf, type Choice } from './greedy/choice.ts';
import { assignBuyer, buyBuyer, takeDeal } from './greedy/deals.ts';
import { openDock } from './greedy/docks.ts';
import { adjust, catchFish, dock, sail } from './greedy/fishing.ts';
import { layDown } from './greedy/laying-down.ts';
import { here, type Outlook, outlookOf } from './greedy/outlook.ts';
import { sell } from './greedy/sale.ts';
import { buyBoat, buyLicence, enter, returnLicence, tradeUp } from './greedy/visit.ts';
import { moor, rentBoat } from './greedy/voyages.ts';

/** What the bot would make of one form: none, or some choices. */
type Judge = (outlook: Outlook, form: Form, random: Random) => readonly Choice[];

/** What leads on: done when nothing else has a gain. */
const closing = ['degrade', 'fishBegin', 'fishEnd', 'buyEnd', 'windowEnd', 'leave', 'rejectAll', 'endTurn'];

const judges: { readonly [action: string]: Judge } = {
  openDock,
  returnLicence,
  sail,
  catch: catchFish,
  dock,
  adjust,
  buy,
  enter,
  buyLicence,
  sell,
  buyBoat,
  bid,
  nameWinner,
  acceptOffer,
  buyBuyer,
  assignBuyer,
  buyBlue: tradeUp,
  rentBoat,
};

/** Actions that only one board knows are told by what they take. */
const judgeByShape: Judge = (outlook, form) => {
  if (outlook.view.moment === 'start' && 'item' in form.fields) return buyOwn(outlook, form);
  if (form.fields.boats?.kind === 'subset') return moor(outlook, form);
  const market = here(outlook);
  if (market === undefined) return [];
  return [...takeDeal(outlook, form, market), ...layDown(outlook, form, market)];
};

/**
 * Does at every step what brings most yen by a simple reckoning: yen now, R in final scoring, and what boats and licences will
 * catch until the end. It looks at its view and its forms only, and knows no board by its name.
 */
export const greedy: Bot<TsukijiView> = (view, forms, random) => {
  const outlook = outlookOf(view);
  const choices = forms.flatMap((form) =>
    (judges[form.action] ?? judgeByShape)(outlook, form, random).filter(({ action }) => accepts(form, action)),
  );
  const wanted = bestOf(choices.filter(({ gain }) => gain > 0))?.action;
  const next = forms.find(({ action }) => closing.includes(action))?.example;
  return wanted ?? next ?? bestOf(choices)?.action ?? sample(known(forms[0], 'a form'), random);
};
