import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createSourceEventStream, execute } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { invariant } from '../../../engine/kernel/invariant.ts';
import type { Log } from '../../../service/subscriptions/subscription.ts';
import type { GraphContext } from '../context.ts';
import { LogSource } from './log-source.ts';

/**
 * One step of a subscription that nobody iterates:
 * - `open` learns what it follows and from where
 * - `read` resolves what follows an entry, once
 */
export type Step =
  | { readonly kind: 'open'; opened(log: Log, after: number): void }
  | { readonly kind: 'read'; readonly after: number; covered(upTo: number): void };

/** Where the context names a step, a subscription takes that step instead of being iterated. All other plugins see no difference. */
export function takeSteps(): Plugin<GraphContext> {
  return {
    onSubscribe({ args, setSubscribeFn }) {
      const { step } = args.contextValue;
      if (step !== undefined) setSubscribeFn((given) => take(step, given as ExecutionArgs));
    },
  };
}

async function take(step: Step, args: ExecutionArgs): Promise<ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(source instanceof LogSource)) {
    invariant(!(Symbol.asyncIterator in source), 'every subscription follows a log');
    return source;
  }
  if (step.kind === 'open') {
    step.opened(source.log, await source.start());
    return {};
  }
  const news = await source.next(step.after);
  if (news === undefined) return {};
  step.covered(news.upTo);
  return await execute({ ...args, rootValue: news.update });
}
