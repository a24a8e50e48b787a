/** Tokens laid on the printed spaces of a board for yen, whatever the board. */
import type { Form } from '../../../kernel/form.ts';
import type { TokenKind, Tokens } from '../../catalog/ids.ts';
import { kindsOfShape, shapeOf } from '../../catalog/pieces.ts';
import type { MarketView } from '../../views/view.ts';
import { type Choice, type Played, rangeOf } from './choice.ts';
import { boardOfToken, type Outlook } from './outlook.ts';
import { entriesOf, totalOf, worthOfMore } from './worth.ts';

type Space = NonNullable<MarketView['facts']['spaces']>[number];

/** What to lay on one space, and what that brings. */
interface Gift {
  readonly space: string;
  readonly index: number;
  readonly tokens: Tokens;
  readonly gain: number;
}

/** Yen that laying tokens on this board's spaces could bring. */
export function layingGain(outlook: Outlook, market: MarketView): number {
  return giftsFor(outlook, market).reduce((total, { gain }) => total + gain, 0);
}

/** The best gift that a form of the board takes. Its fields are named after spaces, or one of them says which space. */
export function layDown(outlook: Outlook, form: Form, market: MarketView): readonly Choice[] {
  return giftsFor(outlook, market).flatMap((gift) =>
    namings(form, gift).map((action) => ({ action, gain: gift.gain })),
  );
}

function namings(form: Form, { space, index, tokens }: Gift): readonly Played[] {
  const type = form.action;
  if (space in form.fields) return [{ type, [space]: tokens }];
  const number = rangeOf(form, 'space');
  if (number !== undefined) return number.min === index + 1 ? [{ ...form.example, tokens }] : [];
  return [{ type, tokens }];
}

function giftsFor(outlook: Outlook, { facts }: MarketView): readonly Gift[] {
  const spaces = (facts.spaces ?? []).map((space, index) => ({ ...space, index }));
  const left: { [K in TokenKind]?: number } = { ...outlook.me.tokens };
  return spaces
    .toSorted((a, b) => (b.yen ?? 0) - (a.yen ?? 0))
    .flatMap((space) => {
      const gift = giftFor(outlook, space, left);
      if (gift === undefined || gift.gain <= 0) return [];
      for (const [token, count] of entriesOf(gift.tokens)) left[token] = (left[token] ?? 0) - count;
      return [{ ...gift, space: space.name, index: space.index }];
    });
}

function giftFor(outlook: Outlook, space: Space, left: Tokens) {
  if (space.whole === true) return oneOfEach(outlook, space, left);
  return space.minR === undefined ? eachPaid(outlook, space, left) : paidInAll(outlook, space, left);
}

/** An empty space that pays once for as many tokens as it has places, all of different shapes: the cheapest. */
function oneOfEach(outlook: Outlook, { yen = 0, places = 0, tokens: there }: Space, left: Tokens) {
  if (totalOf(there) > 0) return undefined;
  const kinds = entriesOf(left)
    .map(([token]) => token)
    .toSorted((a, b) => lossOf(outlook, a, 1) - lossOf(outlook, b, 1));
  const shapes = kinds.map(shapeOf);
  const different = kinds.filter((kind, index) => shapes.indexOf(shapeOf(kind)) === index).slice(0, places);
  if (different.length < places) return undefined;
  const tokens: Tokens = Object.fromEntries(different.map((kind) => [kind, 1]));
  return { tokens, gain: yen - different.reduce((sum, kind) => sum + lossOf(outlook, kind, 1), 0) };
}

/** A space that pays for each token: those that are worth least, while there is room and a gain. */
function eachPaid(outlook: Outlook, { name, yen = 0, places = 0, tokens: there }: Space, left: Tokens) {
  const laid: { [K in TokenKind]?: number } = {};
  let [room, gain] = [places - totalOf(there), 0];
  for (const token of cheapestFirst(outlook, name, left)) {
    for (let count = left[token] ?? 0; count > 0 && room > 0; count -= 1) {
      const more = yen - lossOf(outlook, token, (laid[token] ?? 0) + 1) + lossOf(outlook, token, laid[token] ?? 0);
      if (more <= 0) break;
      laid[token] = (laid[token] ?? 0) + 1;
      gain += more;
      room -= 1;
    }
  }
  return { tokens: laid as Tokens, gain };
}

/** An empty space that pays once for tokens of some R: the fewest and cheapest tokens that are enough. */
function paidInAll(outlook: Outlook, { name, yen = 0, minR = 0, tokens: there }: Space, left: Tokens) {
  if (totalOf(there) > 0) return undefined;
  const laid: { [K in TokenKind]?: number } = {};
  let lacking = minR;
  const kinds = cheapestFirst(outlook, name, left).toReversed();
  for (const token of kinds) {
    for (let count = left[token] ?? 0; count > 0 && lacking > 0; count -= 1) {
      const each = valueOfOne(outlook, token);
      if (each <= 0 || (each > lacking && hasSmaller(outlook, kinds, left, lacking, each))) break;
      laid[token] = (laid[token] ?? 0) + 1;
      lacking -= each;
    }
  }
  if (lacking > 0) return undefined;
  const loss = entriesOf<TokenKind>(laid).reduce((sum, [token, count]) => sum + lossOf(outlook, token, count), 0);
  return { tokens: laid as Tokens, gain: yen - loss };
}

function hasSmaller(
  outlook: Outlook,
  kinds: readonly TokenKind[],
  left: Tokens,
  lacking: number,
  than: number,
): boolean {
  const smaller = kinds.filter((kind) => valueOfOne(outlook, kind) < than);
  return smaller.reduce((sum, kind) => sum + valueOfOne(outlook, kind) * (left[kind] ?? 0), 0) >= lacking;
}

function valueOfOne(outlook: Outlook, token: TokenKind): number {
  return boardOfToken(outlook, token).values.find((each) => each.token === token)?.resources[1] ?? 0;
}

/** Yen that a player misses after giving away so many. */
function lossOf(outlook: Outlook, token: TokenKind, count: number): number {
  return count === 0 ? 0 : -worthOfMore(outlook, outlook.me, token, -count);
}

/** The kinds that a space takes: those of the shape that it is named after, or any. */
function cheapestFirst(outlook: Outlook, name: string, left: Tokens): readonly TokenKind[] {
  const kinds = kindsOfShape(name);
  const takes = (token: TokenKind): boolean => kinds.length === 0 || kinds.includes(token);
  return entriesOf(left)
    .map(([token]) => token)
    .filter(takes)
    .toSorted((a, b) => lossOf(outlook, a, 1) - lossOf(outlook, b, 1));
}
