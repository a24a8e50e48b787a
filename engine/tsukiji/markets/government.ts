/** Government: two spaces take any tokens at a fixed price each, until they are full; one visit per turn (TB-GOV). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { optional } from '../../kernel/field.ts';
import type { Domain } from '../../kernel/form.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../ask.ts';
import type { Tokens } from '../catalog/ids.ts';
import { tokensField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { entriesOf, one, plus, totalOf } from '../counts.ts';
import { mustLayDown } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { layDown } from '../verbs/tokens.ts';

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];
type Own = { readonly [S in Side]: Tokens };

const spec = action('Donate tokens of yours to the left and the right space, at the yen printed there for each.', {
  left: optional(tokensField),
  right: optional(tokensField),
});
type Donate = ActionFrom<'donate', typeof spec>;

const donate = marketAction<Own, Donate>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const held = playerAt(at, seat).tokens;
    const [first] = entriesOf(held);
    const open = sides.find((side) => roomOf(at, side) > 0);
    if (first === undefined || open === undefined) return [];
    const gift = (side: Side): Domain => ({ kind: 'optional', of: multisetUpTo(held, 0, roomOf(at, side)) });
    const example: Donate = { type: 'donate', [open]: one(first[0]) };
    return [
      form<Donate>('donate', { left: gift('left'), right: gift('right') }, example, [
        { kind: 'held', fields: sides, of: held },
        { kind: 'total', fields: sides, min: 1 },
      ]),
    ];
  },
  check(at, seat, gifts) {
    for (const side of sides) {
      const wanted = totalOf(gifts[side] ?? {});
      const left = roomOf(at, side);
      if (wanted > left) return refuse('space.full', { space: side, wanted, left });
    }
    return mustLayDown(at, seat, plus(gifts.left ?? {}, gifts.right ?? {}));
  },
  run(at, seat, { left = {}, right = {} }) {
    const { left: leftSpace, right: rightSpace } = print(at, 'ext.government.spaces');
    layDown(at, seat, plus(left, right), at.id);
    setOwn<Own>(at, { left: plus(at.own.left, left), right: plus(at.own.right, right) });
    pay(at, 'supply', seat, leftSpace.yen * totalOf(left) + rightSpace.yen * totalOf(right), 'donation');
  },
});

export const government = defineMarket<Own>({
  id: 'government',
  own: () => ({ left: {}, right: {} }),
  facts: (at) => ({
    spaces: sides.map((side) => ({ name: side, tokens: at.own[side], ...print(at, 'ext.government.spaces')[side] })),
  }),
  oncePerTurn: true,
  barred: (at) => (sides.every((side) => roomOf(at, side) <= 0) ? refuse('market.full', { market: at.id }) : undefined),
  usedUp: (at) => sides.every((side) => roomOf(at, side) <= 0),
  actions: { donate },
  holds: (own) => plus(own.left, own.right),
});

/** Places left on this side (TB-GOV-02). */
function roomOf(at: At<Own>, side: Side): number {
  return print(at, 'ext.government.spaces')[side].places - totalOf(at.own[side]);
}
