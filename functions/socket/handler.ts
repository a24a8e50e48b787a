import { journalToOutput } from '../journal.ts';
import { serve } from './serve.ts';
import { wire } from './wiring.ts';

/** The Lambda behind the WebSocket API. */
export const handler = serve(wire(process.env, journalToOutput));
