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
import { pay } from '../verbs/money.ts';
import { removeItem } from '../verbs/port.ts';
import { giveBack, returnToSource } from '../verbs/tokens.ts';
import { spendPoints } from '../verbs/turn.ts';

/** Pieces that pay a token cost: from the own area, or from the own Port (TB-OCTO-02, TB-RUL-70). */
export interface Payment {
  readonly tokens?: Tokens;
  readonly items?: readonly string[];
}

export const payField = record(
  'Payment',
  { tokens: optional(tokensField), items: optional(list(itemField, 1, 10, 'pieces of your own Port')) },
  'the pieces that pay an entry cost in tokens',
);

/** The ways to pay for entering this board; none means it is free (TB-MKT-01). */
export function costsOf(look: TsukijiLook, id: MarketId): readonly EntryCost[] {
  const own = marketOf(look, id).costs?.(at(look, id));
  if (own !== undefined) return own;
  const prints: { readonly [key: string]: unknown } = look.options.prints;
  return prints[`${isFish(id) ? 'fish' : 'ext'}.${id}.entry`] as readonly EntryCost[];
}

/** Ids of the seat's Port pieces that are this token. */
function wares(look: TsukijiLook, seat: number, token: string): readonly string[] {
  return playerAt(look, seat)
    .items.filter((item) => item.token === token)
    .map(({ id }) => id);
}

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
  if (cost.token === undefined) return payment === undefined ? undefined : refuse('entry.nothingToPay');
  return piecesRefusal(look, seat, cost.token, cost.count ?? 1, payment ?? {});
}

function piecesRefusal(
  look: TsukijiLook,
  seat: number,
  token: string,
  count: number,
  payment: Payment,
): Violation | undefined {
  const { tokens = {}, items = [] } = payment;
  const pieces = totalOf(tokens) + items.length;
  if (pieces !== count || totalOf(tokens) !== countOf(tokens, token as TokenKind))
    return refuse('entry.wrongPieces', { token, count });
  const payable = wares(look, seat, token);
  const strange = items.find((id) => !payable.includes(id));
  if (strange !== undefined) {
    return itemOf(playerAt(look, seat), strange)
      ? refuse('entry.wrongPieces', { token, count })
      : refuse('item.unknown', { item: strange });
  }
  return new Set(items).size < items.length ? refuse('item.twice') : mustOwn(look, seat, tokens);
}

/** All ways to pay a cost: each as the domain of the `pay` field (absent where nothing is named) with an example. */
export function paymentChoices(
  look: TsukijiLook,
  seat: number,
  cost: EntryCost,
): readonly { readonly domain?: Domain; readonly example?: Payment }[] {
  if (cost.token === undefined) return [{}];
  const token = cost.token as TokenKind;
  const count = cost.count ?? 1;
  const owned = countOf(playerAt(look, seat).tokens, token);
  const onPort = wares(look, seat, token);
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

/** Pays a checked cost (TB-MKT-01): points for Markets first, yen to the supply, tokens to their source. */
export function payCost(table: TsukijiTable, seat: number, cost: EntryCost, payment: Payment | undefined): void {
  spendPoints(table, cost.ap ?? 0, true);
  pay(table, seat, 'supply', cost.yen ?? 0, 'entry');
  if (payment?.tokens !== undefined) giveBack(table, seat, payment.tokens);
  for (const id of payment?.items ?? []) {
    const item = removeItem(table, seat, id);
    table.tell({ type: 'itemTaken', seat, item: id, fish: item.fish });
    if (item.token === undefined) continue;
    returnToSource(table, item.token, 1);
    table.tell({ type: 'tokensMoved', tokens: one(item.token), from: seat, to: tokenFacts[item.token].fish });
  }
}
