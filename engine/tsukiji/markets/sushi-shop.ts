/** Sushi Shop: buys tokens of different shapes, once for each number of them (TX-SUSHI). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import type { Constraint } from '../../kernel/form.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../ask.ts';
import type { TokenKind, Tokens } from '../catalog/ids.ts';
import { tokensField } from '../catalog/ids.ts';
import { shapeOf } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { countOf, entriesOf, plus, totalOf } from '../counts.ts';
import { mustLayDown } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { layDown } from '../verbs/tokens.ts';

/** What lies on each space, in the order in which they are printed. */
interface Own {
  readonly spaces: readonly Tokens[];
}

const spec = action('Sell tokens of different shapes; each number of them is bought once.', { tokens: tokensField });
type Sell = ActionFrom<'sellSushi', typeof spec>;

const sellSushi = marketAction<Own, Sell>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const kinds = entriesOf(playerAt(at, seat).tokens).map(([kind]) => kind);
    const oneOfEach = Object.fromEntries(kinds.map((kind) => [kind, 1]));
    const different = kinds.filter((kind, index) => kinds.findIndex((other) => isAlike(other, kind)) === index);
    return emptySpaces(at).flatMap(({ size }) => {
      if (different.length < size) return [];
      const tokens: Tokens = Object.fromEntries(different.slice(0, size).map((kind) => [kind, 1]));
      const fields = { tokens: multisetUpTo(oneOfEach, size, size) };
      return [form<Sell>('sellSushi', fields, { type: 'sellSushi', tokens }, oncePerShape(kinds))];
    });
  },
  check(at, seat, { tokens }) {
    const missing = mustLayDown(at, seat, tokens);
    if (missing !== undefined) return missing;
    const kinds = entriesOf(tokens).map(([kind]) => kind);
    const again = kinds.find(
      (kind, index) => countOf(tokens, kind) > 1 || kinds.slice(0, index).some((other) => isAlike(other, kind)),
    );
    if (again !== undefined) return refuse('token.sameShape', { token: again });
    const wanted = kinds.length;
    if (spacesOf(at).every(({ size }) => size !== wanted)) return refuse('space.unknown', { space: wanted });
    const isEmpty = emptySpaces(at).some(({ size }) => size === wanted);
    return isEmpty ? undefined : refuse('space.full', { space: String(wanted), wanted, left: 0 });
  },
  run(at, seat, { tokens }) {
    const { index, yen } = known(
      emptySpaces(at).find(({ size }) => size === totalOf(tokens)),
      'an empty space',
    );
    layDown(at, seat, tokens, at.id);
    setOwn<Own>(at, { spaces: at.own.spaces.with(index, tokens) });
    pay(at, 'supply', seat, yen, 'sale');
  },
});

export const sushiShop = defineMarket<Own>({
  id: 'sushiShop',
  own: (options) => ({ spaces: print({ options }, 'ext.sushiShop.spaces').map(() => ({})) }),
  facts: (at) => ({
    spaces: spacesOf(at).map(({ size, yen, tokens }) => ({
      name: String(size),
      tokens,
      places: size,
      yen,
      whole: true,
    })),
  }),
  actions: { sellSushi },
  holds: ({ spaces }) => spaces.reduce<Tokens>((sum, tokens) => plus(sum, tokens), {}),
  usedUp: (at) => emptySpaces(at).length === 0,
});

interface SushiSpace {
  readonly index: number;
  readonly size: number;
  readonly yen: number;
  readonly tokens: Tokens;
}

function spacesOf(at: At<Own>): readonly SushiSpace[] {
  return print(at, 'ext.sushiShop.spaces').map(({ size, yen }, index) => {
    return { index, size, yen, tokens: at.own.spaces[index] ?? {} };
  });
}

function emptySpaces(at: At<Own>): readonly SushiSpace[] {
  return spacesOf(at).filter(({ tokens }) => totalOf(tokens) === 0);
}

function isAlike(a: TokenKind, b: TokenKind): boolean {
  return shapeOf(a) === shapeOf(b);
}

/** Of each outline that several of these kinds share: at most one (TX-SUSHI-02). */
function oncePerShape(kinds: readonly TokenKind[]): readonly Constraint[] {
  const shared = [...new Set(kinds.map(shapeOf))].filter(
    (shape) => kinds.filter((kind) => shapeOf(kind) === shape).length > 1,
  );
  return shared.map((shape) => ({
    kind: 'worth',
    field: 'tokens',
    values: Object.fromEntries(kinds.map((kind) => [kind, [0, shapeOf(kind) === shape ? 1 : 0]])),
    max: 1,
  }));
}
