import type { App } from 'aws-cdk-lib';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { identityOf } from './identity.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';

/** All stacks of the project. What must survive (data) stands apart from what every release replaces (api). */
export function defineStacks(app: App): { readonly data: DataStack; readonly api: ApiStack } {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const data = new DataStack(app, 'UogashiData');
  const api = new ApiStack(app, 'UogashiApi', { table: data.table, identity: identityOf(app) });
  return { data, api };
}
