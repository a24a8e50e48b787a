import type { ActionShape } from '../../kernel/catalogue.ts';
import { sample } from '../../kernel/forms.ts';
import type { Bot } from '../../kernel/game.ts';
import { known } from '../../kernel/invariant.ts';
import type { Random } from '../../kernel/random.ts';
import type { TsukijiView } from '../views/view.ts';

/** How readily an action is taken, beside the others that are possible. */
const weights: { readonly [action: string]: number } = {
  returnLicence: 1,
  discard: 5,
  sellBoat: 2,
  openDock: 10,
  adjust: 20,
  fishEnd: 100,
  leave: 200,
  buyEnd: 200,
  fishBegin: 400,
  sail: 500,
  dock: 500,
  buy: 1000,
  catch: 1000,
};
const usual = 200;
const samples = 3;

/** The fields of any action that are sums of yen. */
interface Naming extends ActionShape {
  readonly amount?: number;
  readonly price?: number;
  readonly prices?: readonly { readonly price?: number }[];
}

/**
 * Plays any legal action: every one has its chance. What throws means away without a return is rare, or a seat would soon have
 * nothing left to play with and the match would not go anywhere.
 */
export const random: Bot<TsukijiView> = (view, forms, pick) => {
  const name = pickName([...new Set(forms.map((form) => form.action))], weightsFor(view), pick);
  const own = forms.filter((form) => form.action === name);
  const form = known(own[pick(own.length)], 'a form');
  return thriftiest(Array.from({ length: samples }, () => sample(form, pick)));
};

/** Of several actions the one that names the least yen: high prices sell nothing, high bids leave nothing to play with. */
function thriftiest(actions: readonly ActionShape[]): ActionShape {
  return known(actions.toSorted((a, b) => yenNamedIn(a) - yenNamedIn(b))[0], 'an action');
}

function yenNamedIn(action: ActionShape): number {
  const { amount = 0, price = 0, prices = [] }: Naming = action;
  return prices.reduce((total, each) => total + (each.price ?? 0), amount + price);
}

/** Who is poor stays out of the Markets: there is little to do there but to sell the last boat. */
function weightsFor({ players, you = -1 }: TsukijiView): typeof weights {
  return { ...weights, enter: 10 + Math.min(190, Math.floor((players[you]?.yen ?? 0) / 10)) };
}

function pickName(names: readonly string[], weights: { readonly [action: string]: number }, pick: Random): string {
  const weightOf = (name: string): number => weights[name] ?? usual;
  let rest = pick(names.reduce((total, name) => total + weightOf(name), 0));
  const found = names.find((name) => {
    rest -= weightOf(name);
    return rest < 0;
  });
  return known(found, 'an action');
}
