import type { ExecutionArgs, ExecutionResult, GraphQLError } from 'graphql';
import { createSourceEventStream, execute } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { invariant } from '../../../engine/kernel/invariant.ts';
import type { GraphContext } from '../context.ts';
import { codedError } from '../refusal.ts';
import { LogSource } from './log-source.ts';
import type { Step } from './step.ts';

/**
 * Where the context names a step, a subscription takes that step instead of being iterated. All other plugins see no difference.
 * @param streams whether the host can pass on what is iterated
 */
export function takeSteps(streams: boolean): Plugin<GraphContext> {
  return {
    onSubscribe({ args, setSubscribeFn, setResultAndStopExecution }) {
      const { step } = args.contextValue;
      if (step !== undefined) setSubscribeFn((given) => take(step, given as ExecutionArgs));
      else if (!streams) setResultAndStopExecution({ errors: [noStreams()] });
    },
  };
}

function noStreams(): GraphQLError {
  return codedError(
    'NO_STREAMS',
    'Nothing is streamed here. Subscribe over graphql-transport-ws, or ask a match for its events with a time to wait.',
  );
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
