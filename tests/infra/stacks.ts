import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { defineStacks } from '../../infra/define-stacks.ts';
import { textOf } from '../../scripts/source-files.ts';

const outdir = mkdtempSync(join(tmpdir(), 'cdk-'));
afterAll(() => rmSync(outdir, { recursive: true }));

const { context } = JSON.parse(textOf('cdk.json')) as { context: Record<string, unknown> };

/** The whole project as it is deployed, without the bundles. */
export const app = new App({ outdir, context: { ...context, 'aws:cdk:bundling-stacks': [] } });
export const stacks = defineStacks(app);

/** A statement of a policy. */
export interface Statement {
  readonly Action: string | readonly string[];
  readonly Effect: string;
  readonly Resource: unknown;
}

/** All that the roles of a stack may do. */
export function statementsOf(template: Template): readonly Statement[] {
  return Object.values(template.findResources('AWS::IAM::Policy')).flatMap(
    (policy) =>
      (policy as { Properties: { PolicyDocument: { Statement: Statement[] } } }).Properties.PolicyDocument.Statement,
  );
}

/** The properties of the roles of a stack. */
export function rolesOf(template: Template): readonly object[] {
  return Object.values(template.findResources('AWS::IAM::Role')).map(
    (role) => (role as { Properties: object }).Properties,
  );
}
