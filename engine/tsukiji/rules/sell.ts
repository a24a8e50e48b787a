import { action } from '../../kernel/catalogue.ts';
import { list, optional } from '../../kernel/field.ts';
import type { Domain, Form } from '../../kernel/form.ts';
import { form, multisetUpTo } from '../../kernel/forms.ts';
import { firstOf, refuse, type Violation } from '../../kernel/violation.ts';
import { at, itemOf, marketOf, playerAt } from '../ask.ts';
import type { FishId, TokenKind, Tokens } from '../catalog/ids.ts';
import { itemField, tokensField } from '../catalog/ids.ts';
import { kindsOfFish, tokenFacts } from '../catalog/pieces.ts';
import { among, entriesOf, totalOf } from '../counts.ts';
import type { Sale, TsukijiLook, TsukijiTable } from '../market.ts';
import { mustOwn } from '../refusals.ts';
import { defineRule } from '../rule.ts';
import { returnBarrels } from '../verbs/barrels.ts';
import { acting } from '../verbs/markets.ts';
import { pay } from '../verbs/money.ts';
import { removeItem } from '../verbs/port.ts';
import { giveBack } from '../verbs/tokens.ts';
import { visitedFish } from './buy-licence.ts';

interface Selling {
  readonly type: 'sell';
  readonly tokens?: Tokens;
  readonly barrels?: readonly string[];
}

const spec = action(
  'In a Fish Market that buys: sell it tokens of its fish (and barrels of your Port, where it takes them).',
  {
    tokens: optional(tokensField),
    barrels: optional(list(itemField, 1, 60, 'barrels of your own Port')),
  },
);

/** Kinds that the board takes back: its own fish, never Takoyaki (TB-OCTO-01). */
const saleable = (fish: FishId): readonly TokenKind[] => kindsOfFish[fish].filter((kind) => !tokenFacts[kind].extra);

/** Ids of the seat's Port barrels that the board would take. */
function portBarrels(look: TsukijiLook, seat: number, fish: FishId, sale: Sale): readonly string[] {
  if (!sale.portBarrels) return [];
  return playerAt(look, seat)
    .items.filter((item) => item.fish === fish && item.token === undefined)
    .map(({ id }) => id);
}

/** Only whole multiples of this many pieces are sold. */
const wholeOf = (look: TsukijiLook, fish: FishId, sale: Sale): number => sale.per?.(at(look, fish)) ?? 1;

/** The first pieces that make up one smallest sale. */
function smallestSale(own: Tokens, barrels: readonly string[], per: number): Selling {
  const tokens: { [K in TokenKind]?: number } = {};
  let open = per;
  for (const [kind, count] of entriesOf(own)) {
    const taken = Math.min(open, count);
    if (taken > 0) tokens[kind] = taken;
    open -= taken;
  }
  const fromPort = barrels.slice(0, open);
  return {
    type: 'sell',
    ...(open < per ? { tokens } : {}),
    ...(fromPort.length > 0 ? { barrels: fromPort } : {}),
  };
}

function forms(look: TsukijiLook, seat: number): readonly Form<Selling>[] {
  const fish = visitedFish(look);
  const sale = fish === undefined ? undefined : marketOf(look, fish).sale;
  if (fish === undefined || sale === undefined) return [];
  const own = among(playerAt(look, seat).tokens, saleable(fish));
  const barrels = portBarrels(look, seat, fish, sale);
  const per = wholeOf(look, fish, sale);
  if (totalOf(own) + barrels.length < per) return [];
  const fields: { [name: string]: Domain } = {};
  if (totalOf(own) > 0) fields.tokens = { kind: 'optional', of: multisetUpTo(own, 1) };
  if (barrels.length > 0)
    fields.barrels = { kind: 'optional', of: { kind: 'subset', of: barrels, min: 1, max: barrels.length } };
  const pieces = { kind: 'total', fields: Object.keys(fields), min: per, multipleOf: per } as const;
  return [form('sell', fields, smallestSale(own, barrels, per), [pieces])];
}

/** Why these tokens are not sold here: an empty set names none. */
function tokensRefusal(look: TsukijiLook, seat: number, fish: FishId, tokens: Tokens): Violation | undefined {
  if (totalOf(tokens) === 0) return refuse('sale.nothing');
  const strange = entriesOf(tokens).find(([kind]) => !saleable(fish).includes(kind));
  return strange === undefined ? mustOwn(look, seat, tokens) : refuse('token.notTaken', { token: strange[0] });
}

/** Why these barrels are not sold here. */
function barrelsRefusal(
  look: TsukijiLook,
  seat: number,
  barrels: readonly string[],
  taken: readonly string[],
): Violation | undefined {
  for (const id of barrels) {
    if (itemOf(playerAt(look, seat), id) === undefined) return refuse('item.unknown', { item: id });
    if (!taken.includes(id)) return refuse('item.notTaken', { item: id });
  }
  return new Set(barrels).size < barrels.length ? refuse('item.twice') : undefined;
}

function check(look: TsukijiLook, seat: number, { tokens, barrels = [] }: Selling): Violation | undefined {
  const fish = visitedFish(look);
  const sale = fish === undefined ? undefined : marketOf(look, fish).sale;
  if (fish === undefined || sale === undefined) return refuse('market.notHere', { action: 'sell' });
  const refusal = firstOf(
    () => (tokens === undefined ? undefined : tokensRefusal(look, seat, fish, tokens)),
    () => barrelsRefusal(look, seat, barrels, portBarrels(look, seat, fish, sale)),
  );
  if (refusal !== undefined) return refusal;
  const pieces = totalOf(tokens ?? {}) + barrels.length;
  if (pieces === 0) return refuse('sale.nothing');
  const per = wholeOf(look, fish, sale);
  return pieces % per === 0 ? undefined : refuse('sale.notWhole', { pieces, per });
}

function run(table: TsukijiTable, seat: number, { tokens = {}, barrels = [] }: Selling): void {
  const fish = visitedFish(table);
  const sale = fish === undefined ? undefined : marketOf(table, fish).sale;
  if (fish === undefined || sale === undefined) return;
  const yen = sale.yen(at(table, fish), tokens, barrels.length);
  giveBack(table, seat, tokens);
  for (const id of barrels) {
    removeItem(table, seat, id);
    table.tell({ type: 'itemTaken', seat, item: id, fish });
    returnBarrels(table, fish, 1);
  }
  pay(table, 'supply', seat, yen, 'sale');
  sale.sold?.(acting(table, fish), totalOf(tokens) + barrels.length);
}

/** SELL (TB-MKT-07): sold tokens go back to their source; what they bring and what follows is the market's. */
export const sell = defineRule('sell', spec, { moments: ['visit'], interaction: true, forms, check, run });
