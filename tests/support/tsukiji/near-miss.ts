import * as fc from 'fast-check';
import type { ActionShape } from '../../../engine/kernel/catalogue.ts';
import type { Random } from '../../../engine/kernel/random.ts';
import { parseAction } from '../../../engine/kernel/shape.ts';
import { isViolation } from '../../../engine/kernel/violation.ts';
import { tsukiji } from '../../../engine/tsukiji/index.ts';
import { arbitraryValue } from '../arbitrary-action.ts';

/** The same action with one field set anew, to any value of the field's type: often just beside what is legal. */
export function nearMiss(action: ActionShape, random: Random): ActionShape {
  const fields = Object.entries(tsukiji.catalogue[action.type]?.fields ?? {});
  const [name, field] = fields[random(Math.max(1, fields.length))] ?? [];
  if (name === undefined || field === undefined) return action;
  const [value] = fc.sample(arbitraryValue(field), { seed: random(2 ** 30), numRuns: 1 });
  const missed = parseAction(tsukiji.catalogue, { ...action, [name]: value });
  return isViolation(missed) ? action : missed;
}
