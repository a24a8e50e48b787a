import * as z from 'zod/mini';
import { parseAs } from '../../kernel/parse.ts';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import { starters } from '../catalog/pieces.ts';
import type { Options } from '../market.ts';
import { barges } from '../market.ts';
import { markets } from '../markets/index.ts';
import { externalPool, fishPool } from '../pools.ts';
import { overridePrints } from './print-overrides.ts';

/** More boards than any match has. */
const boards = z.int().check(z.minimum(0), z.maximum(30));

/** An option that is off unless it is said. */
const off = (description: string) => z._default(z.boolean(), false).check(z.describe(description));

/** The options of a match by their public names. All may be left out. */
export const optionsShape = z
  .strictObject({
    expansion: off('Play with the boards and boats of the expansion.'),
    starter: z
      .optional(z.enum(starters))
      .check(
        z.describe('With the expansion: the Fish Market that is always in play, mackerel if left out (TX-SETUP-02).'),
      ),
    blueShip: z
      .optional(z.boolean())
      .check(z.describe('With the expansion: the blue ship lies on the Ships board (TX-SETUP-12).')),
    barges: z
      .optional(z.enum(barges))
      .check(z.describe('With the expansion: one barge of six slots (if left out) or two of four (TX-SETUP-12).')),
    moneyHidden: off('Each yen total is known to its owner only (TB-MONEY-01).'),
    collapse: off('Used up External Markets bring new ones (TV-COLLAPSE-01).'),
    openOrder: off('The boards still to come lie open, in their order (TV-OPEN-01).'),
    extraFishMarkets: z._default(boards, 0).check(z.describe('So many more Fish Markets at the start (TV-MORE-01).')),
    extraExternalMarkets: z
      ._default(boards, 0)
      .check(z.describe('So many more External Markets at the start (TV-MORE-01).')),
    beginner: off('Easier boards at setup (TB-SETUP-04).'),
    roundLimit: z
      .optional(z.int().check(z.minimum(1), z.maximum(1000)))
      .check(z.describe('House rule: final scoring follows this round (TB-RUL-77).')),
    prints: z
      ._default(z.record(z.string(), z.unknown()), {})
      .check(z.describe('Printed numbers to correct, by key: see docs/prints.md.')),
  })
  .check(z.describe('Options of Tokyo Tsukiji Market'));

type Said = z.output<typeof optionsShape>;

/**
 * Parses the options of a match for this number of players. Refuses `options.invalid` {option, why}, a wrong print,
 * `options.needsExpansion` {option} (TX-RUL-69), and `options.tooMany` {option, wanted, most} (TX-RUL-62).
 */
export function parseOptions(raw: unknown, players: number): Options | Violation {
  const parsed = parseAs(optionsShape, raw ?? {});
  if ('why' in parsed) return refuse('options.invalid', { option: parsed.field, why: parsed.why });
  const prints = overridePrints(parsed.value.prints);
  if (isViolation(prints)) return prints;
  const { roundLimit, ...said } = parsed.value;
  const options: Options = Object.freeze({
    ...said,
    starter: said.starter ?? starters[0],
    blueShip: said.blueShip ?? false,
    barges: said.barges ?? barges[0],
    players,
    prints,
    markets,
    ...(roundLimit === undefined ? {} : { roundLimit }),
  });
  return withoutExpansion(said) ?? tooMany(options) ?? options;
}

/** Pieces of the expansion mean nothing without it. */
function withoutExpansion(said: Omit<Said, 'roundLimit'>): Violation | undefined {
  if (said.expansion) return undefined;
  const option = (['starter', 'blueShip', 'barges'] as const).find((name) => said[name] !== undefined);
  return option === undefined ? undefined : refuse('options.needsExpansion', { option });
}

/** No more boards than there are to draw. */
function tooMany(options: Options): Violation | undefined {
  const pools = { extraFishMarkets: fishPool(options), extraExternalMarkets: externalPool(options) } as const;
  for (const option of ['extraFishMarkets', 'extraExternalMarkets'] as const) {
    const { draws, candidates } = pools[option];
    const over = draws - candidates.length;
    if (over > 0) return refuse('options.tooMany', { option, wanted: options[option], most: options[option] - over });
  }
  return undefined;
}
