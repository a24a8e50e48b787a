import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { feedConcurrencyOf } from '../../infra/feed-concurrency.ts';
import { stacks } from './stacks.ts';

const read = (given: unknown) => feedConcurrencyOf(new App({ context: { 'uogashi:feed-concurrency': given } }));

test('the feed has calls of its own, and no other function has', () => {
  Template.fromStack(stacks.feed).hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 50 });
  for (const stack of [stacks.api, stacks.sockets])
    expect(JSON.stringify(Template.fromStack(stack))).not.toContain('ReservedConcurrentExecutions');
});

describe('how many calls are kept', () => {
  test.each([
    [50, 50],
    ['20', 20],
    [0, undefined],
    ['0', undefined],
    [undefined, undefined],
  ])('%j: %j', (given, kept) => {
    expect(read(given)).toBe(kept);
  });

  test.each([7, -1, 12.5, 'many', true])('%j is refused', (given) => {
    expect(() => read(given)).toThrow('uogashi:feed-concurrency');
  });
});
