import { InputListRef } from '@pothos/core';
import type { ActionSpec, Catalogue } from '../../../engine/kernel/catalogue.ts';
import type { ChoiceField, Field, Fields, MultisetField } from '../../../engine/kernel/field.ts';
import type { Builder, BuilderTypes, ChoiceRef, InputRef } from '../builder.ts';
import { camelCase, enumValueOf, pascalCase } from './names.ts';
import { helpOf, sentence } from './texts.ts';

/** A field's GraphQL type, alone or in a list. */
type Shape = InputRef | [InputRef];

/** What the inputs of one game share: the builder, the prefix of every type's name, and the types made so far by name. */
interface Workshop {
  readonly builder: Builder;
  readonly prefix: string;
  readonly made: Map<string, { readonly description: string; readonly ref: InputRef }>;
  readonly choices: Map<string, ChoiceRef>;
}

/** The inputs made out of a catalogue, and the enums of its choices by their names: for what comes out as well. */
export interface CatalogueInputs {
  readonly action: InputRef;
  readonly choices: ReadonlyMap<string, ChoiceRef>;
}

/** Adds the value of actions without fields: `{ endTurn: YES }`. One for all games. */
export function addYes(builder: Builder): InputRef {
  return builder.enumType('Yes', {
    description: 'The value of an action without fields: { endTurn: YES }.',
    values: { YES: { value: 'YES', description: 'Do it.' } },
  });
}

/**
 * Makes the `@oneOf` input of a game's actions out of its catalogue: one field per action, named as the action. An action with
 * fields takes an input object of its own, an action without fields the enum `yes`.
 *
 * Throws if two different sets or records of the game have the same name.
 */
export function catalogueInputs(
  builder: Builder,
  prefix: string,
  catalogue: Catalogue,
  yes: InputRef,
): CatalogueInputs {
  const shop: Workshop = { builder, prefix, made: new Map(), choices: new Map() };
  const types = Object.entries(catalogue).map(([name, spec]) => ({
    name,
    spec,
    type: inputOfAction(shop, name, spec, yes),
  }));
  const action = builder.inputType(`${prefix}Action`, {
    description: 'One action: exactly one of these fields. An action without fields of its own takes the value YES.',
    isOneOf: true,
    fields: (t) =>
      Object.fromEntries(
        types.map(({ name, spec, type }) => [
          name,
          t.field({ type, description: sentence(spec.help), required: false }),
        ]),
      ),
  });
  return { action, choices: shop.choices };
}

function inputOfAction(shop: Workshop, name: string, spec: ActionSpec, yes: InputRef): InputRef {
  if (Object.keys(spec.fields).length === 0) return yes;
  return inputOfFields(shop, `${shop.prefix}${pascalCase(name)}Input`, spec.fields, sentence(spec.help));
}

function inputOfFields(shop: Workshop, name: string, fields: Fields, help: string): InputRef {
  return once(shop, name, fields, () => {
    const types = Object.entries(fields).map(([key, field]) => ({ key, field, type: shapeOf(shop, field) }));
    return shop.builder.inputType(name, {
      description: help,
      fields: (t) =>
        Object.fromEntries(
          types.map(({ key, field, type }) => [
            key,
            t.field({ type, description: helpOf(field), required: field.kind !== 'optional' }),
          ]),
        ),
    });
  });
}

function shapeOf(shop: Workshop, field: Field): Shape {
  switch (field.kind) {
    case 'optional':
      return shapeOf(shop, field.of);
    case 'id':
      return 'String';
    case 'integer':
      return 'Int';
    case 'choice':
      return choiceEnum(shop, field);
    case 'record':
      return inputOfFields(shop, `${shop.prefix}${pascalCase(field.name)}Input`, field.fields, sentence(field.help));
    case 'multiset':
      return [countInput(shop, field)];
    case 'list':
      return [listItem(shapeOf(shop, field.of))];
  }
}

/** What a list holds; a list in a list needs a wrapping of its own. */
function listItem(shape: Shape): InputRef {
  return Array.isArray(shape) ? new InputListRef<BuilderTypes, unknown>(shape[0], true) : shape;
}

function choiceEnum(shop: Workshop, choice: ChoiceField): InputRef {
  return once(shop, `${shop.prefix}${pascalCase(choice.name)}`, choice.of, (name) => {
    const ref = shop.builder.enumType(name, {
      description: sentence(choice.help),
      values: Object.fromEntries(
        choice.of.map((word) => [enumValueOf(choice, word), { value: word, description: `In text: ${word}` }]),
      ),
    });
    shop.choices.set(choice.name, ref);
    return ref;
  });
}

/** How many of one member of a set: a multiset is a list of these. */
function countInput(shop: Workshop, { of }: MultisetField): InputRef {
  const member = choiceEnum(shop, of);
  return once(shop, `${shop.prefix}${pascalCase(of.name)}CountInput`, of.of, (name) =>
    shop.builder.inputType(name, {
      description: `How many of ${of.help}. In a list each is named at most once; what is not named counts 0.`,
      fields: (t) => ({
        [camelCase(of.name)]: t.field({ type: member, description: sentence(of.help), required: true }),
        count: t.int({ description: 'How many, at least 1.', required: true }),
      }),
    }),
  );
}

/** The type of this name, made at its first use. */
function once(shop: Workshop, name: string, from: unknown, make: (name: string) => InputRef): InputRef {
  const description = JSON.stringify(from);
  const known = shop.made.get(name);
  if (known !== undefined) {
    if (known.description !== description)
      throw new Error(`the catalogue uses the name ${name} for two different types`);
    return known.ref;
  }
  const ref = make(name);
  shop.made.set(name, { description, ref });
  return ref;
}
