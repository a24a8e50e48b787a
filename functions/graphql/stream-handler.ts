import { createApp } from '../../schema/graphql/server.ts';
import { journalToOutput } from '../journal.ts';
import { serveStreams } from './serve.ts';
import type { StreamingRuntime } from './stream.ts';
import { streaming } from './stream.ts';
import { wire } from './wiring.ts';

/** The runtime of Lambda puts it there. */
declare const awslambda: StreamingRuntime<unknown>;

/**
 * The same API behind a function URL that streams its answers: for server-sent events where somebody pays for every second that a
 * client listens. No stack deploys it.
 */
export const handler = streaming(
  awslambda,
  serveStreams(createApp({ ...wire(process.env, journalToOutput), streams: true })),
);
