import notes from './print-notes.json' with { type: 'json' };
import type { PrintKey } from './prints.ts';

/** Why a default print is as it is, where there is something to say. For readers: no match needs it, so no server carries it. */
export const printNotes: { readonly [K in PrintKey]?: string } = notes;
