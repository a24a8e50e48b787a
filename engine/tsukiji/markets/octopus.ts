/** Octopus: the board turns a token into Takoyaki, put up for sale and worth R only to whoever buys them (TB-OCTO). */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { list, record } from '../../kernel/field.ts';
import { form } from '../../kernel/forms.ts';
import { firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import { boardInPlay } from '../ask.ts';
import { print, printFor } from '../catalog/prints.ts';
import { countOf, one } from '../counts.ts';
import { type At, defineMarket, marketAction } from '../market.ts';
import { checkPrice, firstPrice, priceDomains, priceFields, priceOf } from '../price-column.ts';
import { mustOwn } from '../refusals.ts';
import { placeItems, type Ware } from '../verbs/port.ts';
import { giveBack, removeFromSource } from '../verbs/tokens.ts';

const pricing = record('PriceChoice', priceFields, 'a column, and the price if it is the ??? column');
const spec = action(
  'In the Octopus Market: return an Octopus token and put the Takoyaki it brings up for sale on your Port.',
  {
    prices: list(pricing, 1, 20, 'one for each Takoyaki'),
  },
);
type Convert = ActionFrom<'convert', typeof spec>;

const perToken = (at: At): number => print(at, 'fish.octopus.takoyakiPerToken');

/** All Takoyaki that a token brings must be there (TB-RUL-42). */
function tooFew(at: At): Violation | undefined {
  const wanted = perToken(at);
  const left = countOf(boardInPlay(at, at.id).tokens, 'takoyaki');
  return left < wanted ? refuse('stock.short', { wanted, left }) : undefined;
}

const convert = marketAction<unknown, Convert>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    if (mustOwn(at, seat, one('octopus')) ?? tooFew(at)) return [];
    const count = perToken(at);
    const prices = Array.from({ length: count }, () => firstPrice(at));
    const domain = { kind: 'bag', of: [{ count, each: priceDomains(at) }] } as const;
    return [form<Convert>('convert', { prices: domain }, { type: 'convert', prices })];
  },
  check(at, seat, { prices }) {
    const wanted = perToken(at);
    if (prices.length !== wanted) return refuse('prices.mismatch', { wanted, given: prices.length });
    const priced = prices.map((each) => () => checkPrice(at, each));
    return firstOf(
      ...priced,
      () => mustOwn(at, seat, one('octopus')),
      () => tooFew(at),
    );
  },
  run(at, seat, { prices }) {
    giveBack(at, seat, one('octopus'));
    removeFromSource(at, 'takoyaki', prices.length);
    const wares = prices.map((each): Ware => {
      return { fish: 'octopus', token: 'takoyaki', column: each.column, price: priceOf(at, each) };
    });
    placeItems(at, seat, wares);
  },
});

export const octopus = defineMarket({
  id: 'octopus',
  actions: { convert },
  stock: (options) => ({
    octopus: printFor({ options }, 'fish.octopus.tokens'),
    takoyaki: printFor({ options }, 'fish.octopus.takoyaki'),
  }),
  worth: (at, tokens) =>
    countOf(tokens, 'octopus') * print(at, 'fish.octopus.resource').r +
    countOf(tokens, 'takoyaki') * print(at, 'fish.octopus.takoyakiResource'),
});
