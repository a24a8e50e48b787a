/**
 * Himono: each licence is an individual. It catches other fish, keeps up to two pieces of them, and at the start of a turn two
 * pieces become a barrel (TX-HIMONO).
 */
import { type ActionFrom, action } from '../../kernel/catalogue.ts';
import { optional } from '../../kernel/field.ts';
import { form, oneOf, only } from '../../kernel/forms.ts';
import { known } from '../../kernel/invariant.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { boardInPlay, boardOf, itemOf, playerAt } from '../ask.ts';
import type { FishId, PerFish, TokenKind, Tokens } from '../catalog/ids.ts';
import { itemField, licenceField, tokenField } from '../catalog/ids.ts';
import { alsoCaught, tokenFacts } from '../catalog/pieces.ts';
import { print } from '../catalog/prints.ts';
import { entriesOf, one, plus, totalOf } from '../counts.ts';
import { type Acting, type At, defineMarket, type Keeper, marketAction } from '../market.ts';
import { checkPrice, firstPrice, openPrice, priceChoices, priceFields, priceOf } from '../price-column.ts';
import { mustOwn } from '../refusals.ts';
import { returnBarrels, takeBarrel } from '../verbs/barrels.ts';
import { setOwn } from '../verbs/markets.ts';
import { placeItems, removeItem } from '../verbs/port.ts';
import { layDown, returnToSource } from '../verbs/tokens.ts';

interface Licence {
  readonly id: string;
  readonly seat: number;
  /** the pieces that lie on it */
  readonly barrels: PerFish;
  readonly tokens: Tokens;
}

/** All licences that players hold, in the order of purchase; ids are never given out again (TX-RUL-13). */
interface Own {
  readonly issued: number;
  readonly licences: readonly Licence[];
}

const others: readonly FishId[] = alsoCaught.himono ?? [];
const licencesOf = ({ own }: At<Own>, seat: number): readonly Licence[] =>
  own.licences.filter((each) => each.seat === seat);
const piecesOn = ({ barrels, tokens }: Licence): number => totalOf(barrels) + totalOf(tokens);
const roomOn = (at: At<Own>, licence: Licence): number => print(at, 'fish.himono.licenceCapacity') - piecesOn(licence);

/** It lies face down while so many barrels at sea remember it (TX-HIMONO-03). */
function isFaceUp(at: At<Own>, { id, seat }: Licence): boolean {
  const atSea = playerAt(at, seat).boats.flatMap(({ tags = [] }) => tags.filter(({ licence }) => licence === id));
  return atSea.length < print(at, 'fish.himono.atSeaLimit');
}

function change(at: Acting<Own>, id: string, changed: (licence: Licence) => Licence): void {
  setOwn<Own>(at, { ...at.own, licences: at.own.licences.map((each) => (each.id === id ? changed(each) : each)) });
}

/** What lies on a licence goes back: barrels as usual, tokens to their source (TX-HIMONO-08). */
function returnItems(at: Acting<Own>, { id, barrels, tokens }: Licence): void {
  change(at, id, (licence) => ({ ...licence, barrels: {}, tokens: {} }));
  for (const [fish, count] of entriesOf(barrels)) returnBarrels(at, fish, count);
  for (const [kind, count] of entriesOf(tokens)) {
    returnToSource(at, kind, count);
    at.tell({ type: 'tokensMoved', tokens: one(kind, count), from: at.id, to: tokenFacts[kind].fish });
  }
}

const keeper: Keeper<Own> = {
  held: (at, seat) =>
    licencesOf(at, seat).map((each) => ({ id: each.id, faceUp: isFaceUp(at, each), room: roomOn(at, each) })),
  taken(at, seat, count) {
    const { issued, licences } = at.own;
    const bought = Array.from({ length: count }, (_, index): Licence => {
      return { id: `${at.id}${issued + index + 1}`, seat, barrels: {}, tokens: {} };
    });
    setOwn<Own>(at, { issued: issued + count, licences: [...licences, ...bought] });
  },
  returned(at, seat, id) {
    const licence = known(
      licencesOf(at, seat).find((each) => each.id === id),
      `licence ${id}`,
    );
    returnItems(at, licence);
    setOwn<Own>(at, { ...at.own, licences: at.own.licences.filter((each) => each.id !== id) });
  },
  keep(at, seat, id, fish) {
    change(at, id, (licence) => ({ ...licence, barrels: plus(licence.barrels, one(fish)) }));
    at.tell({ type: 'kept', seat, licence: id, fish });
  },
};

const addSpec = action('Lay a fitting barrel of your Port, or such a token of yours, on one of your Himono licences.', {
  licence: licenceField,
  item: optional(itemField),
  token: optional(tokenField),
});
type Add = ActionFrom<'himonoAdd', typeof addSpec>;

const fits = (kind: TokenKind): boolean => others.includes(tokenFacts[kind].fish);

function pieceRefusal(at: At<Own>, seat: number, { item: id, token }: Add): Violation | undefined {
  if ((id === undefined) === (token === undefined)) return refuse('piece.oneOnly');
  if (token !== undefined) return fits(token) ? mustOwn(at, seat, one(token)) : refuse('token.notTaken', { token });
  const item = id === undefined ? undefined : itemOf(playerAt(at, seat), id);
  if (item === undefined) return refuse('item.unknown', { item: id ?? '' });
  const taken = item.token === undefined && others.includes(item.fish);
  return taken ? undefined : refuse('item.notTaken', { item: item.id });
}

const himonoAdd = marketAction<Own, Add>({
  spec: addSpec,
  when: 'free',
  forms(at, seat) {
    const open = licencesOf(at, seat).filter((each) => roomOn(at, each) > 0);
    const [first] = open;
    if (first === undefined) return [];
    const licence = oneOf(open.map(({ id }) => id));
    const { items, tokens } = playerAt(at, seat);
    const barrels = items.filter((item) => item.token === undefined && others.includes(item.fish));
    const kinds = entriesOf(tokens).flatMap(([kind]) => (fits(kind) ? [kind] : []));
    const base = { type: 'himonoAdd', licence: first.id } as const;
    return [
      ...barrels.map(({ id }) => form<Add>('himonoAdd', { licence, item: only(id) }, { ...base, item: id })),
      ...kinds.map((token) => form<Add>('himonoAdd', { licence, token: only(token) }, { ...base, token })),
    ];
  },
  check(at, seat, add) {
    const licence = licencesOf(at, seat).find(({ id }) => id === add.licence);
    if (licence === undefined) return refuse('licence.unknown', { licence: add.licence });
    if (roomOn(at, licence) < 1) return refuse('licence.full', { licence: licence.id, wanted: 1, left: 0 });
    return pieceRefusal(at, seat, add);
  },
  run(at, seat, { licence: id, item, token }) {
    if (item !== undefined) {
      keeper.keep(at, seat, id, removeItem(at, seat, item).fish);
      return;
    }
    const kind = known(token, 'a piece');
    layDown(at, seat, one(kind), at.id);
    change(at, id, (licence) => ({ ...licence, tokens: plus(licence.tokens, one(kind)) }));
    at.tell({ type: 'kept', seat, licence: id, fish: tokenFacts[kind].fish, token: kind });
  },
});

/** The first of a seat's licences that is full: its pieces become a barrel (TX-HIMONO-09). */
function fullOne(at: At<Own>, seat: number): Licence | undefined {
  return licencesOf(at, seat).find((each) => piecesOn(each) > 0 && roomOn(at, each) === 0);
}

/** A board that is not overfished has a barrel; it will not have one again (TX-CHECK-02). */
const hasBarrel = (at: At<Own>): boolean => !boardInPlay(at, at.id).overfished;

const priceSpec = action('At the start of your turn: put the barrel that two pieces became up for sale.', priceFields);
type Price = ActionFrom<'himonoPrice', typeof priceSpec>;

const himonoPrice = marketAction<Own, Price>({
  spec: priceSpec,
  when: 'prepare',
  forms(at, seat) {
    if (fullOne(at, seat) === undefined || !hasBarrel(at)) return [];
    return priceChoices(at).map((fields) => {
      const example: Price = { type: 'himonoPrice', ...('price' in fields ? openPrice(at) : firstPrice(at)) };
      return form<Price>('himonoPrice', fields, example);
    });
  },
  check: (at, _seat, price) => checkPrice(at, price),
  run(at, seat, price) {
    returnItems(at, known(fullOne(at, seat), 'a full licence'));
    takeBarrel(at, 'himono');
    placeItems(at, seat, [{ fish: 'himono', column: price.column, price: priceOf(at, price) }]);
  },
});

export const himono = defineMarket<Own>({
  id: 'himono',
  own: () => ({ issued: 0, licences: [] }),
  facts: (at) => ({ licences: at.own.licences.map((each) => ({ ...each, faceUp: isFaceUp(at, each) })) }),
  actions: { himonoAdd, himonoPrice },
  licencesPerVisit: (at) => print(at, 'fish.himono.maxLicencesPerVisit'),
  // Its own fish only while none of the others can be caught (TX-CATCH-02).
  catches(at) {
    const open = others.filter((fish) => boardOf(at, fish)?.overfished === false);
    return (open.length > 0 ? open : (['himono'] as const)).map((fish) => ({ fish, most: 1 }));
  },
  keeper,
  neverDegrades: true,
  // Without a barrel left the pieces are returned all the same (TX-RUL-14).
  prepare(at, seat) {
    const licence = fullOne(at, seat);
    if (licence === undefined) return false;
    returnItems(at, licence);
    return true;
  },
  worth: (at, tokens) => print(at, 'fish.himono.resource').r * totalOf(tokens),
  holds: ({ licences }) => licences.reduce<Tokens>((sum, { tokens }) => plus(sum, tokens), {}),
});
