import type { App } from 'aws-cdk-lib';

const KEY = 'uogashi:feed-concurrency';

/** The queue of what was put off may take 4; the stream of a new table has 4 shards, each of which takes 1. */
const least = 8;

/**
 * So many calls at once are kept for the feed, whatever else uses up what the account may run at once; nothing for 0, or where the
 * context (`cdk.json`, or `-c` at the command line) does not say. Throws on what is no such number: a wiring mistake.
 */
export function feedConcurrencyOf(app: App): number | undefined {
  // At the command line it is text.
  const given = Number(app.node.tryGetContext(KEY) ?? 0);
  if (given === 0) return undefined;
  if (Number.isInteger(given) && given >= least) return given;
  throw new Error(`the context has a ${KEY} that is neither 0 nor ${least} or more`);
}
