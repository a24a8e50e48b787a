import { sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { PoissonnierAction } from '../actions.ts';
import type { PoissonnierView } from '../views/view.ts';

/** How readily an action is taken, beside the others that are possible. */
const weights: { readonly [A in PoissonnierAction['type']]: number } = {
  place: 20,
  serve: 20,
  openRequest: 10,
  submitAsks: 20,
  decline: 5,
  counter: 5,
  answerCounter: 20,
  closeDeal: 10,
  dropRequest: 3,
  setStanding: 1,
  endTurn: 5,
};

/** Plays any legal action: every one has its chance. */
export const random: Bot<PoissonnierView, PoissonnierAction> = (_view, forms, pick) => {
  const names = [...new Set(forms.map((form) => form.action))];
  const tickets = names.flatMap((name) => Array<PoissonnierAction['type']>(weights[name]).fill(name));
  const name = tickets[pick(tickets.length)];
  const own = forms.filter((form) => form.action === name);
  return sample(known(own[pick(own.length)], 'a form'), pick);
};
