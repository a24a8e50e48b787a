/** A board that takes tokens for good at a printed price, while the space of their shape has room (TB-AQUA, TX-NAQ). */
import type { ActionFrom, ActionSpec } from '../../kernel/catalogue.ts';
import type { Constraint } from '../../kernel/form.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { refuse } from '../../kernel/violation.ts';
import { playerAt } from '../ask.ts';
import type { TokenKind, Tokens, tokensField } from '../catalog/ids.ts';
import { kindsOfShape } from '../catalog/pieces.ts';
import { among, entriesOf, one, plus, totalOf } from '../counts.ts';
import type { Space } from '../facts.ts';
import type { At, Market, MarketAction, Options } from '../market.ts';
import { marketAction } from '../market.ts';
import { setOwn } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { layDown } from '../verbs/tokens.ts';
import { mustLayDown } from './means.ts';

/** The spaces that are printed on a board: for which shape, how many tokens, and what it pays for each. */
export interface PrintedSpaces {
  readonly [shape: string]: { readonly yen: number; readonly places: number } | undefined;
}
type SpacesOf = (look: { readonly options: Options }) => PrintedSpaces;
type SellSpec = ActionSpec<{ readonly tokens: typeof tokensField }>;
type Sell = ActionFrom<string, SellSpec>;

interface TankSpace {
  readonly name: string;
  /** the kinds of token that it takes */
  readonly kinds: readonly TokenKind[];
  readonly places: number;
  readonly room: number;
  readonly yen: number;
}

/** The hooks of such a board: what lies on it is its private state, and `type` is the name of its one interaction. */
export function tank(type: string, spec: SellSpec, printed: SpacesOf): Omit<Market<Tokens>, 'id'> {
  const spacesOf = (at: At<Tokens>): readonly TankSpace[] => tankSpaces(at, printed(at));
  return {
    own: () => ({}),
    facts: (at) => ({ spaces: spacesOf(at).map((space) => factOf(at, space)) }),
    actions: { [type]: selling(type, spec, spacesOf) },
    holds: (own) => own,
    usedUp: (at) => spacesOf(at).every(({ room }) => room <= 0),
  };
}

function selling(
  type: string,
  spec: SellSpec,
  spacesOf: (at: At<Tokens>) => readonly TankSpace[],
): MarketAction<Tokens> {
  return marketAction<Tokens, Sell>({
    spec,
    when: 'interaction',
    forms(at, seat) {
      const spaces = spacesOf(at);
      const taken = entriesOf(playerAt(at, seat).tokens).map(
        ([kind, count]) => [kind, Math.min(count, spaceOf(spaces, kind)?.room ?? 0)] as const,
      );
      const most: Tokens = Object.fromEntries(taken.filter(([, count]) => count > 0));
      const [first] = entriesOf(most);
      if (first === undefined) return [];
      const example: Sell = { type, tokens: one(first[0]) };
      return [form<Sell>(type, { tokens: multisetUpTo(most, 1) }, example, roomShared(spaces, most))];
    },
    check(at, seat, { tokens }) {
      const spaces = spacesOf(at);
      for (const [kind] of entriesOf(tokens)) {
        const space = spaceOf(spaces, kind);
        if (space === undefined) return refuse('token.notTaken', { token: kind });
        const wanted = totalOf(among(tokens, space.kinds));
        if (wanted > space.room) return refuse('space.full', { space: space.name, wanted, left: space.room });
      }
      return mustLayDown(at, seat, tokens);
    },
    run(at, seat, { tokens }) {
      const spaces = spacesOf(at);
      let yen = 0;
      for (const [kind, count] of entriesOf(tokens)) yen += count * (spaceOf(spaces, kind)?.yen ?? 0);
      layDown(at, seat, tokens, at.id);
      setOwn<Tokens>(at, plus(at.own, tokens));
      pay(at, 'supply', seat, yen, 'sale');
    },
  });
}

/** A space is printed for a shape: that of a fish, or of a token that is not one (TB-RUL-48). */
function tankSpaces(at: At<Tokens>, printed: PrintedSpaces): readonly TankSpace[] {
  return Object.entries(printed).flatMap(([name, space]) => {
    if (space === undefined) return [];
    const kinds = kindsOfShape(name);
    return [{ name, kinds, ...space, room: space.places - totalOf(among(at.own, kinds)) }];
  });
}

function factOf(at: At<Tokens>, { name, kinds, places, yen }: TankSpace): Space {
  return { name, tokens: among(at.own, kinds), places, yen };
}

function spaceOf(spaces: readonly TankSpace[], kind: TokenKind): TankSpace | undefined {
  return spaces.find(({ kinds }) => kinds.includes(kind));
}

/** Several kinds may share one space: together they take no more than its room. */
function roomShared(spaces: readonly TankSpace[], most: Tokens): readonly Constraint[] {
  const tight = spaces.filter(({ kinds, room }) => totalOf(among(most, kinds)) > room);
  return tight.map(({ kinds, room }) => {
    const rows = entriesOf(most).map(([kind, count]) => {
      const places = kinds.includes(kind) ? 1 : 0;
      return [kind, Array.from({ length: count + 1 }, (_, n) => n * places)] as const;
    });
    return { kind: 'worth', field: 'tokens', values: Object.fromEntries(rows), max: room };
  });
}
