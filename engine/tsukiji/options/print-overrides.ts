/** Overrides of printed numbers: an owner of the boards may correct them for a match (option `prints`). */
import * as z from 'zod/mini';
import { parseAs } from '../../kernel/parse.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import { allFishIds, tokenKinds } from '../catalog/ids.ts';
import { tokenFacts } from '../catalog/pieces.ts';
import { defaultPrints, type PrintKey, type Prints, printSources } from '../catalog/prints.ts';

const yen = z.int().check(z.minimum(0), z.maximum(100_000), z.multipleOf(100));
const price = yen.check(z.minimum(100));
const count = z.int().check(z.minimum(0), z.maximum(100));
const some = count.check(z.minimum(1));
/** No action can name a space with a higher number. */
const mostRows = 20;
const players = ['2', '3', '4', '5', '6'] as const;
const extraTokens = tokenKinds.filter((kind) => tokenFacts[kind].extra);

/** A way to pay for entering a Market (TB-MKT-01, TX-ENTRY-01). */
const entryCost = z.union([
  z.strictObject({ ap: z.int().check(z.minimum(1), z.maximum(2)) }),
  z.strictObject({ yen: price }),
  z.strictObject({ token: z.enum(tokenKinds), count: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ barrel: z.enum(allFishIds), count: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ barrel: z.literal('any'), count: z.literal(1) }),
]);

/** Numbers inside a print by what their name says they are. */
const namedNumbers: { readonly [name: string]: z.ZodMiniType } = {
  yen,
  fee: yen,
  price: yen,
  min: price,
  max: price,
  step: price,
  minR: z.int().check(z.minimum(0), z.maximum(200)),
  columns: some,
  perColumn: some,
  size: z.int().check(z.minimum(1), z.maximum(20)),
};

/** Rising thresholds and fees: «the rightmost that fits» means nothing else (TB-RUL-46). Likewise one space for each size (TX-SUSHI-01). */
function rising(rows: readonly unknown[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1] as { readonly [name: string]: number } | undefined;
    if (before === undefined || typeof row !== 'object' || row === null) return true;
    if (!('minR' in row) && !('size' in row)) return true;
    return Object.entries(row as { readonly [name: string]: number }).every(
      ([name, value]) => value > (before[name] ?? 0),
    );
  });
}

/** The shape of a print that has no shape of its own: that of the default, number for number. */
function like(value: unknown, name = ''): z.ZodMiniType {
  if (typeof value === 'number') return namedNumbers[name] ?? count;
  if (Array.isArray(value))
    return z
      .array(like(value[0]))
      .check(z.minLength(1), z.maxLength(mostRows), z.refine(rising, 'thresholds must rise'));
  if (typeof value !== 'object' || value === null) return z.literal(value as string | boolean | null);
  const entries = Object.entries(value);
  if (entries.every(([key]) => (allFishIds as readonly string[]).includes(key))) {
    return z.partialRecord(z.enum([...allFishIds, ...extraTokens]), like(entries[0]?.[1]));
  }
  return z.strictObject(Object.fromEntries(entries.map(([key, each]) => [key, like(each, key)])));
}

/** Stocks by number of players: a Fish Market needs at least one barrel and one token. */
const stock = z.strictObject(Object.fromEntries(players.map((key) => [key, some])));

const columns = z.array(z.union([price, z.literal('???')])).check(
  z.minLength(2),
  z.maxLength(12),
  z.refine((all) => all.indexOf('???') === all.length - 1, 'the last column, and only it, is ???'),
);

/** The ??? column has at least one price. */
function hasPrice(value: unknown): boolean {
  const { min, max } = value as { readonly min: number; readonly max: number };
  return min <= max;
}

function shapeOf(key: PrintKey): z.ZodMiniType {
  if (key.endsWith('.entry')) return z.array(entryCost).check(z.maxLength(3));
  if (/\.(barrels|tokens)$/.test(key)) return stock;
  if (key === 'port.columns') return columns;
  const shape = like(defaultPrints[key]);
  if (key === 'port.openPrice') return shape.check(z.refine(hasPrice, 'no price from min to max'));
  return key.endsWith('.bag')
    ? shape.check(z.refine((bag) => Object.values(bag as object).some((n) => n > 0), 'an empty bag'))
    : shape;
}

/**
 * Prints that may be corrected: those that the rulebook does not state, and no technical bound of this server. The tokens of
 * a bag are corrected in the print of the bag alone.
 */
export function isCorrectable(key: string): key is PrintKey {
  if (!Object.hasOwn(printSources, key) || key.startsWith('turn.')) return false;
  const bagged = key.endsWith('.tokens') && Object.hasOwn(printSources, key.replace(/tokens$/, 'bag'));
  return !bagged && printSources[key as PrintKey] !== 'rulebook';
}

/** The prints of a match: the defaults with these overrides. Refuses `prints.fixed` {key} and `prints.invalid` {key, why}. */
export function overridePrints(overrides: { readonly [key: string]: unknown }): Prints | Violation {
  for (const [key, value] of Object.entries(overrides)) {
    if (!isCorrectable(key)) return refuse('prints.fixed', { key: key.slice(0, 80) });
    const parsed = parseAs(shapeOf(key), value);
    if ('why' in parsed) return refuse('prints.invalid', { key, why: parsed.why });
  }
  // Options are parsed for every request: matches without overrides, nearly all, share the defaults.
  return Object.keys(overrides).length === 0 ? defaultPrints : Object.freeze({ ...defaultPrints, ...overrides });
}
