/** Loading a layout file: its shape, then how its parts fit together (section 20). */
import { parseAs, valueAt } from '../../kernel/parse.ts';
import { refuse, type Violation } from '../../kernel/violation.ts';
import type { LayoutFile } from '../catalog/layout-file.ts';
import { type Layout, layoutOf } from '../layout.ts';
import type { Condition } from './condition.ts';
import { fixedShapes, layoutShape } from './layout-shape.ts';
import { planConditions } from './plan-conditions.ts';
import { stockConditions } from './stock-conditions.ts';

/**
 * The layout that a file describes. Refuses `layout.invalid` {field, why} what has no or no possible meaning (MALL-LAY-20), and
 * `layout.fixed` {field} a value for which there is no rule (MALL-LAY-23).
 */
export function loadLayout(raw: unknown): Layout | Violation {
  const parsed = parseAs(layoutShape, raw);
  if ('why' in parsed) return refuse('layout.invalid', { field: parsed.field, why: parsed.why });
  const field = changedField(raw);
  if (field !== undefined) return refuse('layout.fixed', { field });
  // The shape says all that the type says; what is optional in it is absent, never undefined, in JSON.
  const file = parsed.value as LayoutFile;
  const conditions: readonly Condition[] = [...planConditions, ...stockConditions];
  const fault = conditions.find(({ holds }) => !holds(file));
  return fault === undefined ? layoutOf(file) : refuse('layout.invalid', { field: fault.field, why: fault.why });
}

/** The first field that has another value than the only one with a rule; a field that is absent has that. */
function changedField(raw: unknown): string | undefined {
  return Object.entries(fixedShapes).find(([path, shape]) => {
    const value = valueAt(raw, path);
    return value !== undefined && !shape.safeParse(value).success;
  })?.[0];
}
