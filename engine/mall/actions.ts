/** The action catalogue of the shopping-mall game: GraphQL inputs, JSON Schema, notation and help come from it (section 15). */
import type { ActionOf } from '../kernel/catalogue.ts';
import { action } from '../kernel/catalogue.ts';
import { list, optional } from '../kernel/field.ts';
import { cardField, dotField, itemField, MOST_ITEMS, MOST_STEPS, valueField } from './catalog/ids.ts';

const items = (help: string) => list(itemField, 0, MOST_ITEMS, help);

export const mallCatalogue = {
  move: action('Move your architect: say the whole path, or only where to.', {
    path: optional(list(dotField, 0, MOST_STEPS, 'every dot of the way, without the one where you stand')),
    to: optional(dotField),
  }),
  take: action('Take one item from a card in front of you. From a tuna or crab card a token is drawn: name no item.', {
    card: cardField,
    item: optional(itemField),
  }),
  useVending: action('Pour the drinks of the vending machine, and take those that come out.', {}),
  skip: action('Take nothing.', {}),
  settle: action('Leave the store: choose the garments that your detergents double, and be paid.', {
    targets: items('garments of your crate, one for each detergent at most'),
  }),
  reportFallen: action('Report what fell out of your crate, or correct your last report.', {
    items: items('items of your crate, in the order of their fall'),
  }),
  reportVending: action('Report which drinks came out of the real vending machine.', {
    out: items('drinks of the vending machine'),
  }),
  reportBag: action('Take a tuna or crab: report the token that you drew from the real bag.', {
    card: cardField,
    value: valueField,
  }),
};

/** Any action of the game. */
export type MallAction = ActionOf<typeof mallCatalogue>;
export type ActionName = keyof typeof mallCatalogue;
/** The action of one name. */
export type ActionNamed<Name extends ActionName> = Extract<MallAction, { readonly type: Name }>;
