import type { ActionShape, Catalogue } from '../../../engine/kernel/catalogue.ts';
import type { Violation } from '../../../engine/kernel/violation.ts';
import { isViolation, refuse } from '../../../engine/kernel/violation.ts';
import type { GivenActions } from '../../../service/given-actions.ts';
import type { Builder, InputFieldBuilder, InputRef } from '../builder.ts';
import { decodeAction } from '../catalogue/codec.ts';
import { addYes, catalogueInputs } from '../catalogue/inputs.ts';
import { camelCase } from '../catalogue/names.ts';
import type { Choices, Faces } from '../games/face.ts';

type Json = { readonly [name: string]: unknown };

/** How actions are sent: as a list of one game's own input, or as text. */
export interface ActionInputs {
  /** The fields to put into an input that takes actions. */
  readonly fields: (t: InputFieldBuilder) => object;
  /** The actions that such an input holds; refused unless exactly one list is there. */
  readonly given: (input: Json) => GivenActions | Violation;
  /** The enums of the choices of each game, by the name of the game. */
  readonly choices: ReadonlyMap<string, Choices>;
}

/** Makes the inputs of the actions of all games. */
export function actionInputs(builder: Builder, faces: Faces): ActionInputs {
  const yes = addYes(builder);
  const games = [...faces.values()].map(({ game, prefix }) => ({
    game,
    field: camelCase(game.name),
    ...catalogueInputs(builder, prefix, game.catalogue, yes),
  }));
  const fields = (t: InputFieldBuilder): object => ({
    ...Object.fromEntries(games.map(({ game, field, action }) => [field, gameField(t, game.name, action)])),
    text: t.stringList({
      description: 'Actions in the text notation: one or more in each entry, separated by semicolons.',
      required: false,
    }),
  });
  const given = (input: Json): GivenActions | Violation => {
    const lists = games.filter(({ field }) => isThere(input[field]));
    const [only] = lists;
    if (lists.length + (isThere(input.text) ? 1 : 0) !== 1)
      return refuse('input.actions', { expected: 'exactly one list' });
    if (only === undefined) return { kind: 'text', lines: input.text as readonly string[] };
    const actions = decodeActions(only.game.catalogue, input[only.field] as readonly Json[]);
    return isViolation(actions) ? actions : { kind: 'typed', game: only.game.name, actions };
  };
  return { fields, given, choices: new Map(games.map(({ game, choices }) => [game.name, choices])) };
}

function gameField(t: InputFieldBuilder, game: string, type: InputRef) {
  return t.field({ type: [type], description: `Actions of ${game}, in the order they are done.`, required: false });
}

function decodeActions(catalogue: Catalogue, inputs: readonly Json[]): readonly ActionShape[] | Violation {
  const actions: ActionShape[] = [];
  for (const [index, input] of inputs.entries()) {
    const action = decodeAction(catalogue, input);
    if (isViolation(action)) return refuse(action.code, { ...action.facts, index });
    actions.push(action);
  }
  return actions;
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
