import type { Context } from '../context.ts';

/** What lists are made from, and where they are kept. */
export type ListContext = Pick<Context, 'store' | 'rows'>;
