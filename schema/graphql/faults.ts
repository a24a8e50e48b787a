import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestNames } from './requests.ts';

/** A fault as it is logged: never with variables, headers or tokens. */
export interface Fault {
  readonly requestId: string;
  /** where in the answer it happened */
  readonly path: readonly (string | number)[];
  readonly error: unknown;
}

const CODE = 'INTERNAL';

/** What the client is told of an unexpected error; the error itself stays inside, for the log. Errors that were meant pass. */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError && !isUnexpected(error.originalError)) return error;
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return new GraphQLError('Something went wrong on the server. Try again, and name the request id if it stays.', {
    ...(error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {}),
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: CODE },
  });
}

function isUnexpected(original: unknown): boolean {
  return original !== undefined && !(original instanceof GraphQLError);
}

/** Puts the request id on every fault of an answer, and reports it. */
export function reportFaults(report: (fault: Fault) => void): Plugin<object, RequestNames> {
  return {
    onExecutionResult({ result, context: { requestId } }) {
      const answers: readonly object[] = result === undefined ? [] : [result].flat();
      for (const error of answers.flatMap(faultsOf)) {
        error.extensions.requestId = requestId;
        report({ requestId, path: error.path ?? [], error: error.originalError });
      }
    },
  };
}

function faultsOf(answer: { readonly errors?: readonly GraphQLError[] }): readonly GraphQLError[] {
  return (answer.errors ?? []).filter(({ extensions }) => extensions.code === CODE);
}
