import { list, optional, record } from '../../kernel/field.ts';
import type { Domain } from '../../kernel/form.ts';
import { multisetUpTo } from '../../kernel/forms.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { at, itemOf, marketOf, playerAt } from '../ask.ts';
import { itemField, type MarketId, type TokenKind, type Tokens, tokensField } from '../catalog/ids.ts';
import { isFish, tokenFacts } from '../catalog/pieces.ts';
import type { EntryCost } from '../catalog/prints.ts';
import { countOf, one, totalOf } from '../counts.ts';
import type { TsukijiLook, TsukijiTable } from '../market.ts';
import { mustAfford, mustOwn } from '../refusals.ts';
import type { Item } from '../state.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { pay } from '../verbs/money.ts';
import { removeItem } from '../verbs/port.ts';
import { giveBack, returnToSource } from '../verbs/tokens.ts';
import { spendPoints } from '../verbs/turn.ts';

/** Pieces that pay a cost: tokens from the own area or the own Port, or barrels of the own Port (TB-OCTO-02, TB-RUL-70, TX-ENTRY-01). */
export interface Payment {
  readonly tokens?: Tokens;
  readonly items?: readonly string[];
}

export const payField = record(
  'Payment',
  { tokens: optional(tokensField), items: optional(list(itemField, 1, 10, 'pieces of your own Port')) },
  'the pieces that pay an entry cost in tokens or barrels',
);

/** The ways to pay for entering this board; none means it is free (TB-MKT-01). */
export function costsOf(look: TsukijiLook, id: MarketId): readonly EntryCost[] {
  const own = marketOf(look, id).costs?.(at(look, id));
  if (own !== undefined) return own;
  const prints: { readonly [key: string]: unknown } = look.options.prints;
  return prints[`${isFish(id) ? 'fish' : 'ext'}.${id}.entry`] as readonly EntryCost[];
}

/** Ids of the Port pieces that pay such a cost: this token, or barrels of either row (TX-RUL-05). */
function wares(look: TsukijiLook, seat: number, { token, barrel }: EntryCost): readonly string[] {
  const pays = (item: Item): boolean =>
    barrel === undefined ? item.token === token : item.token === undefined && [item.fish, 'any'].includes(barrel);
  return playerAt(look, seat)
    .items.filter(pays)
    .map(({ id }) => id);
}

/** True for a cost that is paid with pieces. */
const takesPieces = ({ token, barrel }: EntryCost): boolean => token !== undefined || barrel !== undefined;

/** Why this payment does not settle the cost. */
export function paymentRefusal(
  look: TsukijiLook,
  seat: number,
  cost: EntryCost,
  payment: Payment | undefined,
): Violation | undefined {
  const { turn } = look.state;
  const points = cost.ap ?? 0;
  if (turn.ap + turn.cartAp < points) return refuse('points.short', { needed: points, had: turn.ap + turn.cartAp });
  const short = mustAfford(look, seat, cost.yen ?? 0);
  if (short !== undefined) return short;
  if (!takesPieces(cost)) return payment === undefined ? undefined : refuse('entry.nothingToPay');
  return piecesRefusal(look, seat, cost, payment ?? {});
}

function piecesRefusal(look: TsukijiLook, seat: number, cost: EntryCost, payment: Payment): Violation | undefined {
  const { tokens = {}, items = [] } = payment;
  const { token, barrel, count = 1 } = cost;
  const pieces = totalOf(tokens) + items.length;
  if (payment.tokens !== undefined && totalOf(tokens) === 0) return refuse('token.none');
  const wrong = refuse('entry.wrongPieces', { ...(barrel === undefined ? { token: token ?? '' } : { barrel }), count });
  if (pieces !== count || totalOf(tokens) !== countOf(tokens, token as TokenKind)) return wrong;
  const payable = wares(look, seat, cost);
  const strange = items.find((id) => !payable.includes(id));
  if (strange !== undefined) {
    return itemOf(playerAt(look, seat), strange) ? wrong : refuse('item.unknown', { item: strange });
  }
  return new Set(items).size < items.length ? refuse('item.twice') : mustOwn(look, seat, tokens);
}

/** A way to pay a cost: the domain of the `pay` field with an example, or nothing where nothing is named. */
interface PaymentChoice {
  readonly domain?: Domain;
  readonly example?: Payment;
}

/** All ways to pay a cost. Where any fish will do, each is a way of its own: what is paid is missing in the visit (TX-ENTRY-02). */
export function paymentChoices(look: TsukijiLook, seat: number, cost: EntryCost): readonly PaymentChoice[] {
  if (!takesPieces(cost)) return [{}];
  if (cost.barrel !== 'any') return piecesChoices(look, seat, cost);
  const { items } = playerAt(look, seat);
  const fish = new Set(items.flatMap((item) => (item.token === undefined ? [item.fish] : [])));
  return [...fish].flatMap((barrel) => piecesChoices(look, seat, { ...cost, barrel }));
}

/** The ways to pay with pieces of one kind, by how many of them come from the Port. */
function piecesChoices(look: TsukijiLook, seat: number, cost: EntryCost): readonly PaymentChoice[] {
  const token = cost.token as TokenKind;
  const count = cost.count ?? 1;
  const owned = countOf(playerAt(look, seat).tokens, token);
  const onPort = wares(look, seat, cost);
  const splits = Array.from({ length: count + 1 }, (_, fromPort) => fromPort);
  return splits
    .filter((fromPort) => fromPort <= onPort.length && count - fromPort <= owned)
    .map((fromPort) => {
      const fromArea = count - fromPort;
      const fields: { [name: string]: Domain } = {};
      if (fromArea > 0) fields.tokens = multisetUpTo({ [token]: fromArea }, fromArea);
      if (fromPort > 0) fields.items = { kind: 'subset', of: onPort, min: fromPort, max: fromPort };
      const example: Payment = {
        ...(fromArea > 0 ? { tokens: one(token, fromArea) } : {}),
        ...(fromPort > 0 ? { items: onPort.slice(0, fromPort) } : {}),
      };
      return { domain: { kind: 'record', fields }, example };
    });
}

/** Pays a checked cost (TB-MKT-01): points for Markets first, yen to the supply, tokens to their source, barrels to their board. */
export function payCost(table: TsukijiTable, seat: number, cost: EntryCost, payment: Payment | undefined): void {
  spendPoints(table, cost.ap ?? 0, true);
  pay(table, seat, 'supply', cost.yen ?? 0, 'entry');
  if (payment?.tokens !== undefined) giveBack(table, seat, payment.tokens);
  for (const id of payment?.items ?? []) {
    const item = removeItem(table, seat, id);
    table.tell({ type: 'itemTaken', seat, item: id, fish: item.fish });
    if (item.token === undefined) {
      returnBarrels(table, item.fish, 1);
      continue;
    }
    returnToSource(table, item.token, 1);
    table.tell({ type: 'tokensMoved', tokens: one(item.token), from: seat, to: tokenFacts[item.token].fish });
  }
}
