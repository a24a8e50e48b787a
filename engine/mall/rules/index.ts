import type { ActionName } from '../actions.ts';
import type { Rule } from '../rule.ts';
import { move } from './move.ts';
import { reportFallen } from './report-fallen.ts';
import { settle } from './settle.ts';
import { reportBag, skip, take } from './take.ts';
import { reportVending, useVending } from './vending.ts';

/** The rules of all actions by name. */
export const rules: { readonly [Name in ActionName]: Rule } = {
  move,
  take,
  useVending,
  skip,
  settle,
  reportFallen,
  reportVending,
  reportBag,
};
