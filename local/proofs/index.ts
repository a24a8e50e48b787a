import { bots, matches } from './match-proofs.ts';
import type { Proof } from './proof.ts';
import { realtime } from './realtime/index.ts';

/** The proofs by name. */
export const proofs: { readonly [name: string]: Proof } = { matches, bots, realtime };
