import * as z from 'zod/mini';
import { fault } from '../../../engine/kernel/invariant.ts';
import type { JsonSchema } from '../../../engine/kernel/json-schema.ts';

/**
 * The JSON Schema (2020-12) of a game's options. It says what zod's own converter says of the few kinds of shapes that options are made
 * of; that one knows every kind, and makes the bundle 20 KB larger.
 */
export function optionSchemaOf(options: z.core.$ZodObject): JsonSchema {
  const shapes = Object.entries<z.core.$ZodType>(options._zod.def.shape);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...z.globalRegistry.get(options),
    type: 'object',
    properties: Object.fromEntries(
      shapes.map(([name, shape]) => [name, { ...schemaOf(shape), ...z.globalRegistry.get(shape) }]),
    ),
    additionalProperties: false,
  };
}

function schemaOf(shape: z.core.$ZodType): JsonSchema {
  // Every shape of zod is one of the union by which its kinds are told apart.
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return schemaOf(def.innerType);
    case 'default':
      return { ...schemaOf(def.innerType), default: def.defaultValue };
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
      return { type: 'integer', ...Object.assign({}, ...(def.checks ?? []).map(boundOf)) };
    case 'enum':
      return { type: 'string', enum: Object.values(def.entries) };
    case 'record':
      return { type: 'object', propertyNames: schemaOf(def.keyType), additionalProperties: schemaOf(def.valueType) };
    case 'string':
      return { type: 'string' };
    case 'unknown':
      return {};
    default:
      return fault(`an option of a kind without a schema: ${def.type}`);
  }
}

function boundOf(check: z.core.$ZodCheck): JsonSchema {
  const { def } = (check as z.core.$ZodChecks)._zod;
  if (def.check === 'greater_than') return { minimum: def.value };
  return def.check === 'less_than' ? { maximum: def.value } : {};
}
