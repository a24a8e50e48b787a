import type { JsonSchema } from '../../../engine/kernel/json-schema.ts';
import type { Builder, InputRef } from '../builder.ts';
import { enumValueOf, pascalCase } from './names.ts';
import { sentence } from './texts.ts';

/** What this file reads of the JSON Schema of an option. */
interface Option {
  readonly type?: unknown;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/**
 * Makes the typed input of a game's options out of their JSON Schema (an object): booleans, whole numbers and choices of words get
 * their own types, anything else is JSON. Every option may be left out.
 */
export function optionInput(builder: Builder, prefix: string, schema: JsonSchema): InputRef {
  const options = Object.entries((schema.properties ?? {}) as { readonly [name: string]: Option });
  const types = options.map(([name, option]) => ({
    name,
    option,
    type: typeOf(builder, `${prefix}${pascalCase(name)}`, option),
  }));
  return builder.inputType(`${prefix}OptionsInput`, {
    description: 'The options of a match of this game. What is left out is as in the rulebook.',
    fields: (t) =>
      Object.fromEntries(
        types.map(({ name, option, type }) => {
          const description = sentence(option.description ?? `The option ${name}`);
          return [name, t.field({ type, description, required: false })];
        }),
      ),
  });
}

function typeOf(builder: Builder, name: string, option: Option): InputRef {
  if (option.enum !== undefined) return wordEnum(builder, name, option.enum);
  if (option.type === 'boolean') return 'Boolean';
  return option.type === 'integer' ? 'Int' : 'JSON';
}

function wordEnum(builder: Builder, name: string, words: readonly string[]): InputRef {
  return builder.enumType(name, {
    description: 'An option of a match.',
    values: Object.fromEntries(
      words.map((word) => [enumValueOf({ name }, word), { value: word, description: `In JSON: ${word}` }]),
    ),
  });
}
