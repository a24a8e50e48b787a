import type { Form } from '../../kernel/form.ts';
import { accepts, sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { MallAction } from '../actions.ts';
import type { PlayerView } from '../views/player-view.ts';
import type { MallView } from '../views/view.ts';
import { stroll } from './stroll.ts';
import { worthOfBag, worthOfItem, worthOfPouring } from './worth.ts';

type Forms = readonly Form<MallAction>[];

/** An action, and what it seems to bring. */
interface Wish {
  readonly action: MallAction;
  readonly worth: number;
}

/** The words that a field of a form may take. */
function wordsOf({ fields }: Form<MallAction>, name: string): readonly string[] {
  const domain = fields[name];
  return domain?.kind === 'choice' ? domain.of : [];
}

function moveTo(view: MallView, own: PlayerView, forms: Forms): MallAction | undefined {
  const reachable = forms.filter(({ action }) => action === 'move').flatMap((form) => wordsOf(form, 'to'));
  const to = stroll(view, own, reachable);
  return to === undefined ? undefined : ({ type: 'move', to } as MallAction);
}

/** Everything that can be taken here. */
function wishes(view: MallView, own: PlayerView): readonly Wish[] {
  const dot = view.plan.nodes.find(({ id }) => id === own.node);
  const shops = view.shops.filter(({ id }) => dot?.cards.includes(id) === true);
  const items = shops.flatMap(({ id: card, items: lying }) =>
    lying.map((item): Wish => {
      const action = { type: 'take', card, item: item.id } as MallAction;
      return { action, worth: worthOfItem(view, own, item) };
    }),
  );
  const bags = shops.flatMap(({ id: card, bag }): readonly Wish[] =>
    bag === undefined ? [] : [{ action: { type: 'take', card } as MallAction, worth: worthOfBag(view, own, bag) }],
  );
  return [...items, ...bags, { action: { type: 'useVending' }, worth: worthOfPouring(view) }];
}

/** The best that is legal; a piece of press rather than nothing. */
function best(view: MallView, own: PlayerView, forms: Forms): MallAction | undefined {
  const ranked = wishes(view, own).toSorted((one, other) => other.worth - one.worth);
  return ranked.find(({ action, worth }) => worth > 0 && forms.some((form) => accepts(form, action)))?.action;
}

/** Walks to where most is to be had, takes the best, and leaves with a load. At a real table it makes up what was drawn. */
export const greedy: Bot<MallView, MallAction> = (view, forms, pick) => {
  const own = known(view.players[view.turn.seat], 'the own seat');
  const wish = view.phase === 'move' ? moveTo(view, own, forms) : best(view, own, forms);
  if (wish !== undefined) return wish;
  const reported = forms.filter(({ action }) => action === 'reportBag' || action === 'reportVending');
  if (reported.length > 0) return sample(known(reported[pick(reported.length)], 'a form'), pick);
  const quiet = forms.find(({ action }) => ['skip', 'settle', 'reportFallen'].includes(action)) ?? forms[0];
  return known(quiet, 'a form').example;
};
