import { createComplexityRule } from '@pothos/plugin-complexity';
import type { ExecutionArgs, ValidationRule } from 'graphql';
import { GraphQLError, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badInput } from './refusal.ts';

/** What one request may ask for at most. */
export interface Limits {
  /** words and signs of the document */
  readonly tokens: number;
  /** fields under another name */
  readonly aliases: number;
  /** fields inside fields */
  readonly depth: number;
  /** the sum of what its fields cost: see `complexity` beside the fields */
  readonly complexity: number;
}

/** Refuses a request that asks for more than the limits before anything is resolved. */
export function limitRequests(limits: Limits): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(aliasRule(limits.aliases));
    },
    onExecute({ args, setResultAndStopExecution }) {
      const errors = excesses(args, limits);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const errors = excesses(args, limits);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

/** Cost depends on the variables, and validation is cached by document: so it is reckoned for every request. */
function excesses(args: ExecutionArgs, limits: Limits): readonly GraphQLError[] {
  const rule = createComplexityRule({
    context: args.contextValue as object,
    variableValues: args.variableValues ?? {},
    operationName: args.operationName ?? null,
    maxDepth: limits.depth,
    maxComplexity: limits.complexity,
  });
  try {
    return validate(args.schema, args.document, [rule]).map(refusedRequest);
  } catch (error) {
    // An argument that is null where it may not be.
    if (error instanceof GraphQLError) return [refusedRequest(error)];
    throw error;
  }
}

/**
 * The rule finds variables and arguments first that are not of their types, and gives them no code. What kind of answer a refused
 * request gets over HTTP is no other than where the library validates.
 */
function refusedRequest(error: GraphQLError): GraphQLError {
  error.extensions.code ??= badInput;
  error.extensions.http ??= { spec: true, status: 400 };
  return error;
}

function aliasRule(most: number): ValidationRule {
  return function limitAliases(context) {
    let count = 0;
    return {
      Field(node) {
        if (node.alias !== undefined) count += 1;
      },
      Document: {
        leave() {
          if (count <= most) return;
          const message = `Query uses ${count} aliases, more than ${most}`;
          context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_ALIASES' } }));
        },
      },
    };
  };
}
