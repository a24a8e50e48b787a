/** Trading: an empty space pays yen for tokens of its worth, an occupied one gives the tokens that lie there (TB-TRADE). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, multisetUpTo, range } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt, worthOf } from '../ask.ts';
import type { Tokens } from '../catalog/ids.ts';
import { tokensField } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { plus, totalOf } from '../counts.ts';
import type { Space } from '../facts.ts';
import { mustLayDown, setsWorth } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { award, layDown } from '../verbs/tokens.ts';

/** What lies on each space, from the left. */
interface Own {
  readonly spaces: readonly Tokens[];
}

const spec = action('Lay tokens of its worth on a space: an empty one pays yen, an occupied one gives its tokens.', {
  space: integer(1, 20, 'a space, counted from the left'),
  tokens: tokensField,
});
type Trade = ActionFrom<'trade', typeof spec>;

const trade = marketAction<Own, Trade>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const held = playerAt(at, seat).tokens;
    return spacesOf(at).flatMap(({ minR }, index) => {
      const sets = setsWorth(at, held, { min: minR });
      if (sets === undefined) return [];
      const space = index + 1;
      const fields = { space: range(space, space), tokens: multisetUpTo(held, 1) };
      return [form<Trade>('trade', fields, { type: 'trade', space, tokens: sets.example }, sets.constraints)];
    });
  },
  check(at, seat, { space, tokens }) {
    const target = spacesOf(at)[space - 1];
    if (target === undefined) return refuse('space.unknown', { space });
    const missing = mustLayDown(at, seat, tokens);
    if (missing !== undefined) return missing;
    const worth = worthOf(at, tokens, playerAt(at, seat).tokens);
    return worth < target.minR ? refuse('worth.short', { needed: target.minR, had: worth }) : undefined;
  },
  run(at, seat, { space, tokens }) {
    const { tokens: there, yen } = known(spacesOf(at)[space - 1], `space ${space}`);
    layDown(at, seat, tokens, at.id);
    setOwn<Own>(at, { spaces: at.own.spaces.with(space - 1, tokens) });
    if (totalOf(there) > 0) award(at, seat, there, at.id);
    else pay(at, 'supply', seat, yen, 'trade');
  },
});

export const trading = defineMarket<Own>({
  id: 'trading',
  own: (options) => ({ spaces: print({ options }, 'ext.trading.spaces').map(() => ({})) }),
  facts: (at) => ({ spaces: spacesOf(at) }),
  actions: { trade },
  usedUp: ({ own }) => own.spaces.every((tokens) => totalOf(tokens) > 0),
  holds: ({ spaces }) => spaces.reduce<Tokens>((sum, tokens) => plus(sum, tokens), {}),
});

function spacesOf(at: At<Own>): readonly (Space & { readonly minR: number; readonly yen: number })[] {
  return print(at, 'ext.trading.spaces').map(({ minR, yen }, index) => ({
    name: String(index + 1),
    tokens: at.own.spaces[index] ?? {},
    yen,
    minR,
  }));
}
