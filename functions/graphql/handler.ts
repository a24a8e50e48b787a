import { createApp } from '../../schema/graphql/server.ts';
import { journalToOutput } from '../journal.ts';
import { serve } from './serve.ts';
import { wire } from './wiring.ts';

/** The Lambda behind the HTTP API. The API is made once per container, while it starts. */
export const handler = serve(createApp(wire(process.env, journalToOutput)));
