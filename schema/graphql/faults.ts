import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badInput } from './refusal.ts';
import type { RequestNames } from './requests.ts';

/** A fault as it is logged: never with variables, headers or tokens. */
export interface Fault {
  readonly requestId: string;
  /** where in the answer it happened */
  readonly path: readonly (string | number)[];
  readonly error: unknown;
}

const CODE = 'INTERNAL';

/**
 * What the client is told of an unexpected error; the error itself stays inside, for the log. Errors that were meant pass, and have a
 * code: the library gives none to an argument of a directive that turns out to be missing.
 */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError && !isUnexpected(error.originalError)) {
    error.extensions.code ??= badInput;
    return error;
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return new GraphQLError('Something went wrong on the server. Try again, and name the request id if it stays.', {
    ...(error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {}),
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: CODE },
  });
}

/** So is a value of ours that its type cannot tell: the library knows no place in the request for it. */
function isUnexpected(original: unknown): boolean {
  if (original === undefined) return false;
  return (
    !(original instanceof GraphQLError) || (original.extensions.code === undefined && original.nodes === undefined)
  );
}

/** Puts the request id on every fault of an answer, and reports it. */
export function reportFaults(report: (fault: Fault) => void): Plugin<object, RequestNames> {
  return {
    onExecutionResult({ result, setResult, context: { requestId } }) {
      const look = (answer: Answer): void => {
        for (const error of faultsOf(answer)) {
          error.extensions.requestId = requestId;
          report({ requestId, path: error.path ?? [], error: error.originalError });
        }
      };
      if (isStream(result)) setResult(watched(result, look));
      else if (result !== undefined) [result].flat().forEach(look);
    },
  };
}

type Answer = { readonly errors?: readonly GraphQLError[] };

function isStream<T>(result: T | AsyncIterable<T> | undefined): result is AsyncIterable<T> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/** A stream, each answer of which is looked at as it passes. */
function watched<T>(stream: AsyncIterable<T>, look: (answer: T) => void): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]: () => {
      const answers = stream[Symbol.asyncIterator]();
      return {
        next: async () => {
          const step = await answers.next();
          if (step.done !== true) look(step.value);
          return step;
        },
        return: async () => (await answers.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}

function faultsOf(answer: Answer): readonly GraphQLError[] {
  return (answer.errors ?? []).filter(({ extensions }) => extensions.code === CODE);
}
