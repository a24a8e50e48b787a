import type { Builder } from '../builder.ts';

/** What the match waits for. */
export function addDecision(builder: Builder): void {
  builder.objectType('Decision', {
    description: 'Something that the match waits for. Several can be open at once (sealed bids).',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its id. An id is never used again.' }),
      seat: t.exposeInt('seat', { description: 'The seat that decides.' }),
      kind: t.exposeString('kind', { description: "The game's word for it: turn, bid, …" }),
      sealed: t.exposeBoolean('sealed', {
        description:
          'The answer stays hidden until all are in; it may be replaced until then, and never conflicts with the answers of others.',
      }),
      answered: t.boolean({
        description: 'The answer is in, and may still be replaced; the match no longer waits for it.',
        resolve: (decision) => decision.answered === true,
      }),
    }),
  });
}
