import { plainForm } from '../../kernel/form.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { firstOf, malformed, refuse } from '../../kernel/violation.ts';
import type { ActionNamed } from '../actions.ts';
import { bagOf } from '../look.ts';
import type { MallLook } from '../position.ts';
import { findItem, namesOf } from '../refs.ts';
import { defineRule } from '../rule.ts';
import type { Item } from '../state.ts';
import { takeFromBag, takeFromCard } from '../verbs/goods.ts';
import { takeNothing } from '../verbs/turn.ts';
import { afterTaking, endTurn } from './flow.ts';
import { mustDraw, mustDrawBy, mustFace, openBags, openShelves } from './taking.ts';

type Take = ActionNamed<'take'>;

const itemsOn = ({ state }: MallLook, card: string): readonly Item[] => state.cards[card] ?? [];

/** Takes from shelves; with source `app` from bags too: there the token is drawn (MALL-TAKE-06, MALL-CRAB-01, MALL-TUNA-01). */
export const take = defineRule('take', {
  phases: ['take'],
  forms(look, seat) {
    const bags = mustDrawBy(look, 'app') === undefined ? openBags(look, seat) : [];
    return [
      ...openShelves(look, seat).map((card) => {
        const names = [...new Set(itemsOn(look, card).flatMap(namesOf))];
        const example = { type: 'take', card, item: known(names[0], 'an item') } as Take;
        return form<Take>('take', { card: only(card), item: oneOf(names) }, example);
      }),
      ...bags.map(({ card }) => form<Take>('take', { card: only(card) }, { type: 'take', card } as Take)),
    ];
  },
  check(look, seat, { card, item }) {
    const bag = bagOf(look, card);
    return firstOf(
      () => mustFace(look, seat, card),
      () => (bag !== undefined && item !== undefined ? malformed('take', 'item', { kind: 'nothing' }) : undefined),
      () => (bag === undefined && item === undefined ? malformed('take', 'item', { kind: 'id' }) : undefined),
      () => (bag === undefined ? undefined : (mustDrawBy(look, 'app') ?? mustDraw(look, seat, bag))),
      () => {
        const isThere = item === undefined || findItem(itemsOn(look, card), item) !== undefined;
        return isThere ? undefined : refuse('take.notOnCard', { card, item });
      },
    );
  },
  run(table, seat, { card, item = '' }) {
    const bag = bagOf(table, card);
    if (bag === undefined) takeFromCard(table, seat, card, known(findItem(itemsOn(table, card), item), item).id);
    else takeFromBag(table, seat, card, bag, table.draw(`bag/${bag}`, table.state.bags[bag].length));
    afterTaking(table);
  },
});

/** The token that was drawn at the table; what it takes the place of is the same (MALL-DEX-07). */
export const reportBag = defineRule('reportBag', {
  phases: ['take'],
  forms(look, seat) {
    if (mustDrawBy(look, 'table') !== undefined) return [];
    return openBags(look, seat).map(({ card, bag }) => {
      const values = [...new Set(look.state.bags[bag].map(({ value = 0 }) => value))];
      const of = values.map((value) => ({ kind: 'range', min: value, max: value, step: 1 }) as const);
      const example = { type: 'reportBag', card, value: known(values[0], 'a token') } as const;
      return form('reportBag', { card: only(card), value: { kind: 'either', of } }, example);
    });
  },
  check(look, seat, { card, value }) {
    const bag = bagOf(look, card);
    const refused = mustDrawBy(look, 'table') ?? mustFace(look, seat, card);
    if (refused !== undefined) return refused;
    if (bag === undefined) return refuse('take.notOnCard', { card });
    const inBag = look.state.bags[bag].some((token) => token.value === value);
    return mustDraw(look, seat, bag) ?? (inBag ? undefined : refuse('take.notInBag', { bag, value }));
  },
  run(table, seat, { card, value }) {
    const bag = known(bagOf(table, card), `bag of ${card}`);
    const index = table.state.bags[bag].findIndex((token) => token.value === value);
    takeFromBag(table, seat, card, bag, index);
    afterTaking(table);
  },
});

/** MALL-TAKE-01: taking is an offer. No report follows (MALL-RUL-46). */
export const skip = defineRule('skip', {
  phases: ['take'],
  forms: () => [plainForm('skip')],
  check: () => undefined,
  run(table, seat) {
    takeNothing(table, seat);
    endTurn(table);
  },
});
