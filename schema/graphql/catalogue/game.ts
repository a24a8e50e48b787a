import type { ActionSpec } from '../../../engine/kernel/catalogue.ts';
import type { ChoiceField, Field } from '../../../engine/kernel/field.ts';
import { jsonSchemaOf } from '../../../engine/kernel/json-schema.ts';
import type { Builder } from '../builder.ts';
import type { Face, Faces } from '../games/face.ts';
import { enumValueOf } from './names.ts';
import { addTerms } from './terms.ts';
import { helpOf, sentence } from './texts.ts';
import { manualOf, usageOf, writingOf } from './usage.ts';

interface NamedAction {
  readonly name: string;
  readonly spec: ActionSpec;
}

interface NamedField {
  readonly name: string;
  readonly field: Field;
}

interface Word {
  readonly word: string;
  readonly value: string;
}

/** The games that are served, and how each is played through the API. */
export function addGames(builder: Builder, faces: Faces): void {
  const actionHelp = addActionHelp(builder);
  const gameType = builder.objectRef<Face>('Game').implement({
    description: 'A title with rules.',
    fields: (t) => ({
      name: t.string({ description: 'Its name.', resolve: ({ game }) => game.name }),
      rulesVersion: t.int({
        description: 'The version of its rules; raised when outcomes change.',
        resolve: ({ game }) => game.rulesVersion,
      }),
      minSeats: t.int({ description: 'The fewest seats.', resolve: ({ game }) => game.seats.min }),
      maxSeats: t.int({ description: 'The most seats.', resolve: ({ game }) => game.seats.max }),
      bots: t.stringList({
        description: 'The bots that can take seats.',
        resolve: ({ game }) => Object.keys(game.bots),
      }),
      actions: t.field({
        type: [actionHelp],
        description: 'All actions, each described once.',
        resolve: ({ game }) => Object.entries(game.catalogue).map(([name, spec]) => ({ name, spec })),
      }),
      manual: t.string({
        description: 'All actions as text for people.',
        resolve: ({ game }) => manualOf(game.catalogue),
      }),
      actionSchema: t.field({
        type: 'JSON',
        description: 'The JSON Schema (2020-12) of an action as JSON.',
        resolve: ({ game }) => jsonSchemaOf(game.catalogue),
      }),
      optionSchema: t.field({
        type: 'JSON',
        description: 'The JSON Schema of the options of a match.',
        resolve: ({ options }) => options,
      }),
    }),
  });
  addTerms(builder, gameType);
  builder.queryFields((t) => ({
    games: t.field({
      type: [gameType],
      description: 'The games that are served.',
      resolve: () => [...faces.values()],
    }),
    game: t.field({
      type: gameType,
      description: 'A game by its name.',
      nullable: true,
      args: { name: t.arg.string({ required: true, description: 'The name of the game.' }) },
      resolve: (_root, { name }) => faces.get(name),
    }),
  }));
}

function addActionHelp(builder: Builder) {
  const word = builder.objectRef<Word>('ChoiceWord').implement({
    description: 'A word of a choice.',
    fields: (t) => ({
      word: t.exposeString('word', { description: 'As in forms, in text and in JSON.' }),
      value: t.exposeString('value', { description: 'As a value of the GraphQL enum.' }),
    }),
  });
  const field = builder.objectRef<NamedField>('FieldHelp').implement({
    description: 'What a field of an action is for.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the field.' }),
      help: t.string({ description: 'What it is for.', resolve: ({ field: of }) => helpOf(of) }),
      writing: t.string({
        description: 'How its values are written in text.',
        resolve: ({ field: of }) => writingOf(of),
      }),
      required: t.boolean({
        description: 'It may not be left out.',
        resolve: ({ field: of }) => of.kind !== 'optional',
      }),
      words: t.field({
        type: [word],
        description: 'The words that it is made of, if it is a choice or a set.',
        resolve: ({ field: of }) => wordsOf(choiceIn(of)),
      }),
    }),
  });
  return builder.objectRef<NamedAction>('ActionHelp').implement({
    description: 'What an action is, and how to send it.',
    fields: (t) => ({
      name: t.exposeString('name', {
        description: 'The name of the action: its field in the input of actions of the game.',
      }),
      help: t.string({ description: 'What it does.', resolve: ({ spec }) => sentence(spec.help) }),
      usage: t.string({ description: 'How it is written as text.', resolve: ({ name, spec }) => usageOf(name, spec) }),
      fields: t.field({
        type: [field],
        description: 'Its fields in the order of the text notation.',
        resolve: ({ spec }) => Object.entries(spec.fields).map(([name, of]) => ({ name, field: of })),
      }),
    }),
  });
}

function choiceIn(field: Field): ChoiceField | undefined {
  switch (field.kind) {
    case 'choice':
      return field;
    case 'multiset':
      return field.of;
    case 'optional':
    case 'list':
      return choiceIn(field.of);
    default:
      return undefined;
  }
}

const wordsOf = (choice: ChoiceField | undefined): Word[] =>
  choice === undefined ? [] : choice.of.map((word) => ({ word, value: enumValueOf(choice, word) }));
