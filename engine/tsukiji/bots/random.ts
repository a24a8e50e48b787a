import { sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { TsukijiView } from '../views/view.ts';

/** Plays any legal action: a random name among those possible, a random form of it, random values in it. */
export const random: Bot<TsukijiView> = (_view, forms, pick) => {
  const names = [...new Set(forms.map((form) => form.action))];
  const name = known(names[pick(names.length)], 'an action');
  const own = forms.filter((form) => form.action === name);
  return sample(known(own[pick(own.length)], 'a form'), pick);
};
