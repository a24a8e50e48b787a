import type { InputRef as PothosInputRef } from '@pothos/core';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { SchemaTypes } from './types.ts';

/** The types that the builder knows, as Pothos completes them. */
export type BuilderTypes = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

export type Builder = PothosSchemaTypes.SchemaBuilder<BuilderTypes>;

/** An output type that is made at run time. */
export type ObjectRef = PothosSchemaTypes.ObjectRef<BuilderTypes, unknown>;

/** An output type of which the parent is known. */
export type ObjectRefOf<Parent> = PothosSchemaTypes.ObjectRef<BuilderTypes, Parent>;

/** The enum of a choice: its values are the words. */
export type ChoiceRef = PothosSchemaTypes.EnumRef<BuilderTypes, string>;

/** An input type that is made at run time, out of a catalogue. */
export type InputRef = PothosInputRef<unknown> | 'String' | 'Int' | 'Boolean' | 'JSON';

/** What the fields of an object are made with. */
export type FieldBuilder<Parent> = PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Parent>;

/** What the arguments of a field are made with. */
export type FieldArguments = FieldBuilder<unknown>['arg'];

/** What the fields of an input are made with. */
export type InputFieldBuilder = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** An empty builder. Every file beside this one adds its types to it; what is not said to be nullable is not. */
export function createBuilder(): Builder {
  return new SchemaBuilder<SchemaTypes>({
    plugins: [ComplexityPlugin],
    defaultFieldNullability: false,
    complexity: { defaultComplexity: 1, defaultListMultiplier: 5 },
  });
}
