import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createSourceEventStream, execute } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { invariant } from '../../../engine/kernel/invariant.ts';
import type { GraphContext } from '../context.ts';
import { LogSource } from './log-source.ts';
import type { Step } from './step.ts';

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
