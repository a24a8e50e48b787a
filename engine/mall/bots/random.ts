import { sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { MallAction } from '../actions.ts';
import type { MallView } from '../views/view.ts';

/** Plays any legal action; a report stands once it is made. */
export const random: Bot<MallView, MallAction> = ({ phase }, forms, pick) => {
  const isReport = phase === 'reportMove' || phase === 'reportTake';
  const fresh = forms.filter(({ action }) => isReport || action !== 'reportFallen');
  return sample(known(fresh[pick(fresh.length)], 'a form'), pick);
};
