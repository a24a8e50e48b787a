import type { Form } from '../../kernel/form.ts';
import { accepts } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { PoissonnierAction } from '../actions.ts';
import type { PoissonnierView } from '../views/view.ts';
import { acceptOffers, dealOrDrop, fairAsks } from './greedy/dealing.ts';
import { placing } from './greedy/placing.ts';
import { bestRequest, bestSale } from './greedy/serving.ts';

/** Takes what brings most now, and asks for fair prices. What it has in mind but may not do, it leaves. */
export const greedy: Bot<PoissonnierView, PoissonnierAction> = (view, forms) => {
  const wish = wishOf(view, forms);
  const isLegal = wish !== undefined && forms.some((form) => accepts(form, wish));
  return isLegal ? wish : known(quiet(forms) ?? forms[0], 'a form').example;
};

function wishOf(view: PoissonnierView, forms: readonly Form<PoissonnierAction>[]): PoissonnierAction | undefined {
  const asks = forms.find(({ action }) => action === 'submitAsks');
  if (asks !== undefined) return fairAsks(view, asks);
  switch (view.turn.phase) {
    case 'place':
      return placing(
        view,
        forms.some(({ fields }) => fields.open !== undefined),
      );
    case 'serve':
      return bestSale(view, forms) ?? bestRequest(view);
    case 'counter':
      return acceptOffers(view);
    default:
      return dealOrDrop(view, forms);
  }
}

/** What ends the matter. */
function quiet(forms: readonly Form<PoissonnierAction>[]): Form<PoissonnierAction> | undefined {
  const names = ['endTurn', 'dropRequest', 'decline', 'place', 'answerCounter'];
  return names.map((name) => forms.find(({ action }) => action === name)).find((form) => form !== undefined);
}
