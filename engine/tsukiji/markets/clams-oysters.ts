/** Clams & Oysters: each barrel brings a random token out of the bag; the board buys sets of both (TX-CLAM). */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { integer } from '../../kernel/field.ts';
import { form, range } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { playerAt } from '../ask.ts';
import type { Tokens } from '../catalog/ids.ts';
import { print } from '../catalog/prints.ts';
import { countOf, one } from '../counts.ts';
import { type At, defineMarket, marketAction } from '../market.ts';
import { mustOwn } from '../refusals.ts';
import { pay } from '../verbs/money.ts';
import { award, drawFromBag, giveBack } from '../verbs/tokens.ts';

const spec = action('Sell sets of one Clam and one Oyster; the tokens go back into the bag.', {
  count: integer(1, 100, 'how many sets'),
});
type SellSet = ActionFrom<'sellSet', typeof spec>;

const sets = (count: number): Tokens => ({ clam: count, oyster: count });

const sellSet = marketAction<unknown, SellSet>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const { tokens } = playerAt(at, seat);
    const most = Math.min(countOf(tokens, 'clam'), countOf(tokens, 'oyster'));
    return most < 1 ? [] : [form<SellSet>('sellSet', { count: range(1, most) }, { type: 'sellSet', count: 1 })];
  },
  check: (at, seat, { count }) => mustOwn(at, seat, sets(count)),
  run(at, seat, { count }) {
    giveBack(at, seat, sets(count));
    pay(at, 'supply', seat, count * print(at, 'fish.clamsOysters.sell').yen, 'sale');
  },
});

export const clamsOysters = defineMarket({
  id: 'clamsOysters',
  bag: true,
  stock: (options) => plainStock(print({ options }, 'fish.clamsOysters.bag')),
  facts: (at) => ({
    deals: [{ action: 'sellSet', takes: sets(1), gives: {}, yen: print(at, 'fish.clamsOysters.sell').yen }],
  }),
  actions: { sellSet },
  worth: (at: At, tokens) => {
    const { clam, oyster } = print(at, 'fish.clamsOysters.resource');
    return clam * countOf(tokens, 'clam') + oyster * countOf(tokens, 'oyster');
  },
  gain(at, seat) {
    const kind = known(drawFromBag(at, 'clamsOysters'), 'a token in the bag');
    award(at, seat, one(kind), 'stake');
    if (kind === 'oyster') pay(at, 'supply', seat, print(at, 'fish.clamsOysters.oysterBonus'), 'bonus');
  },
});

/** The printed bag, without a kind of which there is none. */
function plainStock({ clam, oyster }: { readonly clam: number; readonly oyster: number }): Tokens {
  return { ...one('clam', clam), ...one('oyster', oyster) };
}
