/** Cells of the sale grid and what they cost (TB-PRICE-01, TB-PRICE-02). */

import type { Domain } from '../kernel/form.ts';
import { range } from '../kernel/forms.ts';
import { known } from '../kernel/invariant.ts';
import type { Violation } from '../kernel/violation.ts';
import { refuse } from '../kernel/violation.ts';
import { openColumn } from './ask.ts';
import { print } from './catalog/prints.ts';
import type { TsukijiLook } from './state.ts';

/** A column, and in the ??? column the price that its owner declares. */
export interface Pricing {
  readonly column: number;
  readonly price?: number;
}

/** Why a piece cannot be priced so: there is no such column, or its price is not the owner's to declare, or not in bounds. */
export function pricingRefused(look: TsukijiLook, { column, price }: Pricing): Violation | undefined {
  const last = openColumn(look);
  if (column > last) return refuse('column.unknown', { column, columns: last });
  if (column < last) return price === undefined ? undefined : refuse('price.fixed', { column });
  if (price === undefined) return refuse('price.missing', { column });
  const { min, max, step } = print(look, 'port.openPrice');
  const allowed = price >= min && price <= max && (price - min) % step === 0;
  return allowed ? undefined : refuse('price.notAllowed', { price, min, max, step });
}

/** The price of a piece put there; the pricing was checked. */
export function priceOf(look: TsukijiLook, { column, price }: Pricing): number {
  const printed = print(look, 'port.columns')[column - 1];
  return typeof printed === 'number' ? printed : known(price, 'a declared price');
}

/** Every way to price a piece, as records with these further fields. */
export function pricings(look: TsukijiLook, further: { readonly [name: string]: Domain } = {}): Domain {
  const last = openColumn(look);
  const { min, max, step } = print(look, 'port.openPrice');
  return {
    kind: 'either',
    of: [
      { kind: 'record', fields: { ...further, column: range(1, last - 1) } },
      { kind: 'record', fields: { ...further, column: range(last, last), price: range(min, max, step) } },
    ],
  };
}
