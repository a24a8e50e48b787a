import { listPages } from '../../../service/lists/list-page.ts';
import { entriesPaid } from '../../../service/page-size.ts';
import type { FieldArguments } from '../builder.ts';

/** What every list is asked with. */
export function pageArguments(arg: FieldArguments) {
  return {
    first: arg.int({
      description: `At most so many entries: 1 to ${listPages.longest}, ${listPages.usual} by default.`,
    }),
    after: arg.string({ description: 'A cursor of this list: what comes after it.' }),
    ifNoneMatch: arg.string({
      description: 'The etag of the same question, asked before. If nothing is new since, the answer is null.',
    }),
  };
}

/** What a page of a list costs. */
export function pageComplexity({ first }: { readonly first?: number | null | undefined }) {
  return { field: 5, multiplier: entriesPaid(first, listPages) };
}
