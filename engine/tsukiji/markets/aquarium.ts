/** Aquarium: takes tokens for good at a printed price, while the space of their fish has room (TB-AQUA). */
import type { ActionFrom } from '../../kernel/catalogue.ts';
import { action } from '../../kernel/catalogue.ts';
import type { Constraint } from '../../kernel/form.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../ask.ts';
import type { TokenKind, Tokens } from '../catalog/ids.ts';
import { tokenKinds, tokensField } from '../catalog/ids.ts';
import { tokenFacts } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { among, entriesOf, one, plus, totalOf } from '../counts.ts';
import { mustLayDown } from '../kinds/means.ts';
import type { At } from '../market.ts';
import { defineMarket, marketAction } from '../market.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { layDown } from '../verbs/tokens.ts';

const spec = action('Sell tokens of yours; they stay on the board for good.', { tokens: tokensField });
type Sell = ActionFrom<'aquariumSell', typeof spec>;

const aquariumSell = marketAction<Tokens, Sell>({
  spec,
  when: 'interaction',
  forms(at, seat) {
    const taken = entriesOf(playerAt(at, seat).tokens).map(
      ([kind, count]) => [kind, Math.min(count, spaceOf(at, kind)?.room ?? 0)] as const,
    );
    const most: Tokens = Object.fromEntries(taken.filter(([, count]) => count > 0));
    const [first] = entriesOf(most);
    if (first === undefined) return [];
    const example: Sell = { type: 'aquariumSell', tokens: one(first[0]) };
    return [form<Sell>('aquariumSell', { tokens: multisetUpTo(most, 1) }, example, roomShared(at, most))];
  },
  check(at, seat, { tokens }) {
    for (const kind of Object.keys(tokens) as TokenKind[]) {
      const space = spaceOf(at, kind);
      if (space === undefined) return refuse('token.notTaken', { token: kind });
      const wanted = totalOf(among(tokens, space.kinds));
      if (wanted > space.room) return refuse('space.full', { space: space.name, wanted, left: space.room });
    }
    return mustLayDown(at, seat, tokens);
  },
  run(at, seat, { tokens }) {
    const prices = entriesOf(tokens).map(([kind, count]) => count * (spaceOf(at, kind)?.yen ?? 0));
    layDown(at, seat, tokens, at.id);
    setOwn<Tokens>(at, plus(at.own, tokens));
    pay(
      at,
      'supply',
      seat,
      prices.reduce((sum, yen) => sum + yen, 0),
      'sale',
    );
  },
});

export const aquarium = defineMarket<Tokens>({
  id: 'aquarium',
  own: () => ({}),
  facts: (at) => ({
    spaces: spacesOf(at).map(({ name, kinds, places, yen }) => ({ name, tokens: among(at.own, kinds), places, yen })),
  }),
  actions: { aquariumSell },
  holds: (own) => own,
});

interface TankSpace {
  readonly name: string;
  /** the kinds of token that it takes */
  readonly kinds: readonly TokenKind[];
  readonly places: number;
  readonly room: number;
  readonly yen: number;
}

/** A space is printed for a shape: that of a fish, or of a token that is not one (TB-RUL-48). */
function spacesOf(at: At<Tokens>): readonly TankSpace[] {
  return Object.entries(print(at, 'ext.aquarium.spaces')).map(([name, { places, yen }]) => {
    const kinds = tokenKinds.filter((kind) => (tokenFacts[kind].extra ? kind : tokenFacts[kind].fish) === name);
    return { name, kinds, places, yen, room: places - totalOf(among(at.own, kinds)) };
  });
}

function spaceOf(at: At<Tokens>, kind: TokenKind): TankSpace | undefined {
  return spacesOf(at).find(({ kinds }) => kinds.includes(kind));
}

/** Several kinds may share one space: together they take no more than its room. */
function roomShared(at: At<Tokens>, most: Tokens): readonly Constraint[] {
  const tight = spacesOf(at).filter(({ kinds, room }) => totalOf(among(most, kinds)) > room);
  return tight.map(({ kinds, room }) => {
    const rows = entriesOf(most).map(([kind, count]) => {
      const places = kinds.includes(kind) ? 1 : 0;
      return [kind, Array.from({ length: count + 1 }, (_, n) => n * places)] as const;
    });
    return { kind: 'worth', field: 'tokens', values: Object.fromEntries(rows), max: room };
  });
}
