import type { ASTVisitor, SelectionNode, ValidationContext } from 'graphql';
import { GraphQLError, GraphQLIncludeDirective, GraphQLSkipDirective } from 'graphql';

const conditions: readonly string[] = [GraphQLSkipDirective.name, GraphQLIncludeDirective.name];

/**
 * A subscription follows one thing: its field cannot depend on a condition. As in the GraphQL specification of September 2025; the
 * library does not check it, and has a fault where nothing is left to follow.
 */
export function rootFieldIsAsked(context: ValidationContext): ASTVisitor {
  const check = ({ directives = [] }: SelectionNode): void => {
    const parent = context.getParentType();
    if (!parent || parent !== context.getSchema().getSubscriptionType()) return;
    const condition = directives.find(({ name }) => conditions.includes(name.value));
    if (condition === undefined) return;
    const message = `The field of a subscription takes no @${condition.name.value}.`;
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
    context.reportError(new GraphQLError(message, { nodes: condition, extensions }));
  };
  return { Field: check, FragmentSpread: check, InlineFragment: check };
}
