import type { FieldArguments } from '../builder.ts';

/** What every list is asked with. */
export function pageArguments(arg: FieldArguments) {
  return {
    first: arg.int({ description: 'At most so many entries: 1 to 50, 20 by default.' }),
    after: arg.string({ description: 'A cursor of this list: what comes after it.' }),
    ifNoneMatch: arg.string({
      description: 'The etag of the same question, asked before. If nothing is new since, the answer is null.',
    }),
  };
}
