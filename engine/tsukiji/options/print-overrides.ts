/** Overrides of printed numbers: an owner of the boards may correct them for a match (option `prints`). */
import * as z from 'zod';
import { refuse, type Violation } from '../../kernel/violation.ts';
import printed from '../catalog/prints.json' with { type: 'json' };
import { defaultPrints, type Prints } from '../catalog/prints.ts';

const yen = z.int().min(0).max(100_000).multipleOf(100);
const count = z.int().min(0).max(200);
const players = ['2', '3', '4', '5', '6'] as const;
const cost = z.union([
  z.strictObject({ ap: z.int().min(1).max(2) }),
  z.strictObject({ yen: yen.min(100) }),
  z.strictObject({ token: z.literal('takoyaki'), count: z.int().min(1).max(3) }),
]);

/** Facts of the rules' own text: not to be overridden, for the rules would no longer be the rules. */
const fixed =
  /^(components|setup|turn|end|score)\.|^player\.|^port\.(docks|licenceSpaces|dockCoverCost|columns\.third)$/;

/** The shape of an override that has no shape of its own: that of the default, number for number. */
function like(value: unknown): z.ZodType {
  if (value === null) return z.null();
  if (typeof value === 'number') return z.int().min(0).max(100_000);
  if (typeof value === 'string') return z.literal(value);
  if (typeof value === 'boolean') return z.literal(value);
  if (Array.isArray(value)) return z.array(like(value[0])).min(1).max(12);
  return z.strictObject(Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, like(each)])));
}

/** Stocks by number of players: a Fish Market needs at least one barrel and one token. */
const atLeastOne = z.strictObject(Object.fromEntries(players.map((key) => [key, count.min(1)])));

function shapeOf(key: string, value: unknown): z.ZodType {
  if (key.endsWith('.entry')) return z.array(cost).max(3);
  if (/\.(barrels|tokens)$/.test(key)) return atLeastOne;
  if (key === 'port.columns')
    return z
      .array(z.union([yen.min(100), z.literal('???')]))
      .min(2)
      .max(12)
      .refine((columns) => columns.indexOf('???') === columns.length - 1, 'the last column, and only it, is ???');
  if (/\.bag$/.test(key))
    return like(value).refine((bag) => Object.values(bag as object).some((n) => n > 0), 'an empty bag');
  return like(value);
}

/**
 * The prints of a match: the defaults with these overrides. Refuses `prints.unknown` {key} and `prints.invalid` {key, why}.
 */
export function overridePrints(overrides: { readonly [key: string]: unknown }): Prints | Violation {
  for (const [key, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(printed, key) || fixed.test(key)) return refuse('prints.unknown', { key: key.slice(0, 80) });
    const parsed = shapeOf(key, printed[key as keyof typeof printed].value).safeParse(value);
    if (!parsed.success) return refuse('prints.invalid', { key, why: parsed.error.issues[0]?.message ?? 'invalid' });
  }
  return Object.freeze({ ...defaultPrints, ...overrides }) as Prints;
}
