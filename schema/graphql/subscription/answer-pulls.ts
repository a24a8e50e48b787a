import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphContext } from '../context.ts';
import { codedError } from '../refusal.ts';
import { rootFieldIsAsked } from './root-field.ts';

/** How the API subscribes: to a stream of results, or to errors. */
type Subscribe = (args: never) => AsyncIterable<ExecutionResult> | ExecutionResult | Promise<unknown>;

/**
 * Where the context names a pull, a subscription answers it, and what that brings is the result. All other plugins, and whoever
 * resolves the result, see no difference to a subscription that is iterated.
 * @param streams whether the host can pass on what is iterated
 */
export function answerPulls(streams: boolean): Plugin<GraphContext> {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(rootFieldIsAsked);
    },
    onSubscribe({ args, subscribeFn, setSubscribeFn, setResultAndStopExecution }) {
      if (args.contextValue.pull !== undefined) setSubscribeFn((given) => take(subscribeFn, given));
      else if (!streams) setResultAndStopExecution({ errors: [noStreams()] });
    },
  };
}

/** The one result of a pull; an empty one, where there is nothing to tell. */
async function take(subscribe: Subscribe, args: unknown): Promise<ExecutionResult> {
  const results = (await subscribe(args as never)) as AsyncIterable<ExecutionResult> | ExecutionResult;
  if (!(Symbol.asyncIterator in results)) return results;
  for await (const result of results) return result;
  return {};
}

function noStreams(): GraphQLError {
  return codedError(
    'NO_STREAMS',
    'Nothing is streamed here. Subscribe over graphql-transport-ws, or ask a match for its events with a time to wait.',
  );
}
