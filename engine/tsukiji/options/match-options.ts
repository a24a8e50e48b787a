import * as z from 'zod';
import { isViolation, refuse, type Violation } from '../../kernel/violation.ts';
import type { Options } from '../market.ts';
import { markets } from '../markets/index.ts';
import { overridePrints } from './print-overrides.ts';

/** The options of a match by their public names. All may be left out. */
export const optionsShape = z
  .strictObject({
    moneyHidden: z.boolean().default(false).describe('Each yen total is known to its owner only (TB-MONEY-01).'),
    beginner: z.boolean().default(false).describe('Easier boards at setup (TB-SETUP-04).'),
    roundLimit: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('House rule: final scoring follows this round (TB-RUL-77).'),
    prints: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Printed numbers to correct, by key: see docs/prints.md.'),
  })
  .describe('Options of Tokyo Tsukiji Market');

/** Parses the options of a match for this number of players; refuses `options.invalid` {option, why} or a wrong print. */
export function parseOptions(raw: unknown, players: number): Options | Violation {
  const parsed = optionsShape.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse('options.invalid', { option: issue?.path.join('.') ?? '', why: issue?.message ?? 'invalid' });
  }
  const { moneyHidden, beginner, roundLimit, prints: overrides } = parsed.data;
  const prints = overridePrints(overrides);
  if (isViolation(prints)) return prints;
  return Object.freeze({
    players,
    moneyHidden,
    beginner,
    prints,
    markets,
    ...(roundLimit === undefined ? {} : { roundLimit }),
  });
}
