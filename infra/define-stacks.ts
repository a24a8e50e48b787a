import type { App } from 'aws-cdk-lib';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { identityOf } from './identity.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { FeedStack } from './stacks/feed.ts';

/** All stacks of the project. */
export interface Stacks {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly feed: FeedStack;
}

/** Defines all stacks. What must survive (data) stands apart from what every release replaces (api, feed). */
export function defineStacks(app: App): Stacks {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const data = new DataStack(app, 'UogashiData');
  const { table } = data;
  const api = new ApiStack(app, 'UogashiApi', { table, identity: identityOf(app) });
  const feed = new FeedStack(app, 'UogashiFeed', { table });
  return { data, api, feed };
}
