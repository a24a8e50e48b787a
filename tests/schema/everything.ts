import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getNamedType, isAbstractType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';

/** Limits that let {@link everything} through. */
export const noLimits = {
  tokens: 1_000_000,
  aliases: Number.MAX_SAFE_INTEGER,
  depth: 100,
  complexity: Number.MAX_SAFE_INTEGER,
};

/** The arguments of fields that need some, as they stand in a query: `{ 'Query.match': '(id: "m")' }`. */
export type Arguments = { readonly [field: string]: string };

/**
 * A query for every field of every type on every path up to this depth: what a curious client can get to see. A field that needs
 * arguments must be given some.
 */
export function everything(schema: GraphQLSchema, given: Arguments, depth = 8): string {
  return `query ${selection(schema, schema.getQueryType() ?? undefined, given, depth)}`;
}

/** Every field of one type, and of all types within it. The type must not lead back to itself. */
export function selectionOf(schema: GraphQLSchema, type: string): string {
  return selection(schema, schema.getType(type), {}, 8);
}

function selection(schema: GraphQLSchema, type: GraphQLNamedType | undefined, given: Arguments, depth: number): string {
  if (type === undefined || isLeafType(type)) return '';
  const parts = isAbstractType(type)
    ? schema
        .getPossibleTypes(type)
        .map((member) => `... on ${member.name} ${memberSelection(schema, member, given, depth)}`)
    : isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          fieldText(schema, field, `${type.name}.${field.name}`, given, depth),
        )
      : [];
  return `{ __typename ${parts.join(' ')} }`;
}

/** Members of a union may call fields of different types the same: each gets the member's name before its own. */
function memberSelection(schema: GraphQLSchema, member: GraphQLObjectType, given: Arguments, depth: number): string {
  const parts = Object.values(member.getFields()).flatMap((field) =>
    fieldText(schema, field, `${member.name}.${field.name}`, given, depth).map(
      (text) => `${member.name}_${field.name}: ${text}`,
    ),
  );
  return `{ __typename ${parts.join(' ')} }`;
}

function fieldText(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  path: string,
  given: Arguments,
  depth: number,
): string[] {
  const type = getNamedType(field.type);
  const args = given[path];
  if (args === undefined && field.args.some(isRequiredArgument)) throw new Error(`${path} needs arguments`);
  if (depth === 0 && !isLeafType(type)) return [];
  return [`${field.name}${args ?? ''} ${selection(schema, type, given, depth - 1)}`];
}
