import type { App } from 'aws-cdk-lib';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { feedConcurrencyOf } from './feed-concurrency.ts';
import { identityOf } from './identity.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { FeedStack } from './stacks/feed.ts';
import { SocketStack } from './stacks/sockets.ts';

/** All stacks of the project. */
export interface Stacks {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly sockets: SocketStack;
  readonly feed: FeedStack;
}

/** Defines all stacks. What must survive (data) stands apart from what every release replaces (api, sockets, feed). */
export function defineStacks(app: App): Stacks {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const data = new DataStack(app, 'UogashiData');
  const { table } = data;
  const identity = identityOf(app);
  const api = new ApiStack(app, 'UogashiApi', { table, identity });
  const sockets = new SocketStack(app, 'UogashiSockets', { table, identity });
  const reserved = feedConcurrencyOf(app);
  const feed = new FeedStack(app, 'UogashiFeed', { table, sockets: sockets.stage, reserved });
  return { data, api, sockets, feed };
}
