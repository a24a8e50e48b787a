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
 * arguments must be given some. Of a type within itself only the leaves are asked for: the rest was, further out.
 */
export function everything(schema: GraphQLSchema, given: Arguments, depth = 8): string {
  return `query ${selection({ schema, given, within: [] }, schema.getQueryType() ?? undefined, depth)}`;
}

/** Every field of one type, and of all types within it. The type must not lead back to itself. */
export function selectionOf(schema: GraphQLSchema, type: string): string {
  return selection({ schema, given: {}, within: [] }, schema.getType(type), 8);
}

interface Place {
  readonly schema: GraphQLSchema;
  readonly given: Arguments;
  /** The types that lead here. */
  readonly within: readonly GraphQLNamedType[];
}

function selection(at: Place, type: GraphQLNamedType | undefined, depth: number): string {
  if (type === undefined || isLeafType(type)) return '';
  const left = at.within.includes(type) ? 0 : depth;
  const here = { ...at, within: [...at.within, type] };
  const parts = isAbstractType(type)
    ? at.schema.getPossibleTypes(type).map((member) => `... on ${member.name} ${memberSelection(here, member, depth)}`)
    : isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => fieldText(here, field, `${type.name}.${field.name}`, left))
      : [];
  return `{ __typename ${parts.join(' ')} }`;
}

/** Members of a union may call fields of different types the same: each gets the member's name before its own. */
function memberSelection(at: Place, member: GraphQLObjectType, depth: number): string {
  const left = at.within.includes(member) ? 0 : depth;
  const here = { ...at, within: [...at.within, member] };
  const parts = Object.values(member.getFields()).flatMap((field) =>
    fieldText(here, field, `${member.name}.${field.name}`, left).map((text) => `${member.name}_${field.name}: ${text}`),
  );
  return `{ __typename ${parts.join(' ')} }`;
}

function fieldText(at: Place, field: GraphQLField<unknown, unknown>, path: string, depth: number): string[] {
  const type = getNamedType(field.type);
  const args = at.given[path];
  if (args === undefined && field.args.some(isRequiredArgument)) throw new Error(`${path} needs arguments`);
  if (depth === 0 && !isLeafType(type)) return [];
  return [`${field.name}${args ?? ''} ${selection(at, type, depth - 1)}`];
}
