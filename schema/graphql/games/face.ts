import type { Game } from '../../../engine/kernel/game.ts';
import type { JsonSchema } from '../../../engine/kernel/json-schema.ts';
import type { Builder, ChoiceRef, ObjectRef } from '../builder.ts';

/** How a game shows itself in the API: the little that its catalogue does not say. */
export interface Face {
  readonly game: Pick<Game, 'name' | 'rulesVersion' | 'seats' | 'catalogue' | 'terms'> & { readonly bots: object };
  /** begins the name of every type of the game: `Tsukiji` */
  readonly prefix: string;
  /** the options of a match as JSON Schema: an object */
  readonly options: JsonSchema;
  /** Adds the type of the game's view. Its words are the enums of the catalogue's choices. */
  readonly addView: (builder: Builder, choices: Choices) => ObjectRef;
}

/** The enums of a game's choices, by the names that the catalogue gives them. */
export type Choices = ReadonlyMap<string, ChoiceRef>;

/** The faces of the games that are served, by the name of the game. */
export type Faces = ReadonlyMap<string, Face>;
