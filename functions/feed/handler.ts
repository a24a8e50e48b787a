import { journalToOutput } from '../journal.ts';
import { serve } from './serve.ts';
import { wire } from './wiring.ts';

/** The Lambda behind the table's stream and behind the queue of what was put off. */
export const handler = serve(wire(process.env, journalToOutput));
