import type { ActionSpec, Catalogue } from './catalogue.ts';
import type { Field, Fields } from './field.ts';
import { assertNever } from './invariant.ts';

/** A JSON Schema (2020-12) as plain JSON. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The JSON Schema of a catalogue's actions: `oneOf`, told apart by `type`. Says what the catalogue says, no more. */
export function jsonSchemaOf(catalogue: Catalogue): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    oneOf: Object.entries(catalogue).map(([name, spec]) => actionSchema(name, spec)),
  };
}

function actionSchema(name: string, spec: ActionSpec): JsonSchema {
  const { properties, required } = objectSchema(spec.fields);
  return {
    title: name,
    description: spec.help,
    type: 'object',
    properties: { type: { const: name }, ...properties },
    required: ['type', ...required],
    additionalProperties: false,
  };
}

function objectSchema(fields: Fields): { readonly properties: JsonSchema; readonly required: readonly string[] } {
  const entries = Object.entries(fields);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
    required: entries.filter(([, field]) => field.kind !== 'optional').map(([name]) => name),
  };
}

function schemaOf(field: Field): JsonSchema {
  switch (field.kind) {
    case 'choice':
      return { type: 'string', enum: field.of, description: field.help };
    case 'id':
      return { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9.:#-]{0,39}$', description: field.help };
    case 'integer':
      return integerSchema(field);
    case 'multiset':
      return {
        type: 'object',
        properties: Object.fromEntries(field.of.of.map((member) => [member, { type: 'integer', minimum: 1 }])),
        additionalProperties: false,
        description: field.help,
      };
    case 'record':
      return { type: 'object', ...objectSchema(field.fields), additionalProperties: false, description: field.help };
    case 'list':
      return {
        type: 'array',
        items: schemaOf(field.of),
        minItems: field.min,
        maxItems: field.max,
        description: field.help,
      };
    case 'optional':
      return schemaOf(field.of);
    default:
      return assertNever(field);
  }
}

/** JSON Schema counts multiples from 0: where ours count from elsewhere, the values are listed. */
function integerSchema({ min, max, step, help }: Extract<Field, { kind: 'integer' }>): JsonSchema {
  const bounds = { type: 'integer', minimum: min, maximum: max, description: help };
  if (step === 1) return bounds;
  if (min % step === 0) return { ...bounds, multipleOf: step };
  const count = Math.floor((max - min) / step) + 1;
  return { type: 'integer', enum: Array.from({ length: count }, (_, index) => min + index * step), description: help };
}
