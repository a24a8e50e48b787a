import { type Fields, optional } from '../kernel/field.ts';
import type { Domain } from '../kernel/form.ts';
import { range } from '../kernel/forms.ts';
import { refuse, type Violation } from '../kernel/violation.ts';
import { openColumn } from './ask.ts';
import { columnField, priceField } from './catalog/ids.ts';
import { print } from './catalog/prints.ts';
import type { TsukijiLook } from './market.ts';

/** A place in the price columns: the ??? column needs a price, the others have theirs printed (TB-PRICE-01, -02). */
export interface PriceChoice {
  readonly column: number;
  readonly price?: number;
}

export const priceFields = { column: columnField, price: optional(priceField) } satisfies Fields;

/** `column.unknown`, `price.printed` (a price where one is printed), `price.missing` or `price.outOfRange`. */
export function checkPrice(look: TsukijiLook, { column, price }: PriceChoice): Violation | undefined {
  const columns = openColumn(look);
  if (column > columns) return refuse('column.unknown', { column, columns });
  if (column < columns) return price === undefined ? undefined : refuse('price.printed', { column });
  if (price === undefined) return refuse('price.missing', { column });
  const { min, max, step } = print(look, 'port.openPrice');
  const fits = price >= min && price <= max && (price - min) % step === 0;
  return fits ? undefined : refuse('price.outOfRange', { price, min, max, step });
}

/** The price in yen of a checked choice. */
export function priceOf(look: TsukijiLook, { column, price }: PriceChoice): number {
  const printed = print(look, 'port.columns')[column - 1];
  return typeof printed === 'number' ? printed : (price ?? 0);
}

interface PriceFields {
  readonly [name: string]: Domain;
}

/** The choices of a column, as the fields of actions: those with a printed price, then the ??? column. */
export function priceChoices(look: TsukijiLook): readonly PriceFields[] {
  const columns = openColumn(look);
  const { min, max, step } = print(look, 'port.openPrice');
  const open = { column: range(columns, columns), price: range(min, max, step) };
  return columns === 1 ? [open] : [{ column: range(1, columns - 1) }, open];
}

/** The choices of a column, as the domains of records with these other fields. */
export function priceDomains(look: TsukijiLook, others: PriceFields = {}): Domain {
  const records = priceChoices(look).map((fields): Domain => ({ kind: 'record', fields: { ...others, ...fields } }));
  const [only, ...more] = records;
  return only !== undefined && more.length === 0 ? only : { kind: 'either', of: records };
}

/** The lowest price of the ??? column. */
export function openPrice(look: TsukijiLook): PriceChoice {
  return { column: openColumn(look), price: print(look, 'port.openPrice').min };
}

/** The simplest choice of a column, for examples. */
export function firstPrice(look: TsukijiLook): PriceChoice {
  return openColumn(look) > 1 ? { column: 1 } : openPrice(look);
}
