import { known } from '../../../engine/kernel/invariant.ts';
import { printAction } from '../../../engine/kernel/notation.ts';
import type { Builder } from '../builder.ts';
import { encodeAction } from '../catalogue/codec.ts';
import type { Faces } from '../games/face.ts';
import { fieldsOf } from './form-parts.ts';

/** What a seat can do now, so that a client can build its whole screen from it. */
export function addForm(builder: Builder, faces: Faces): void {
  const catalogueOf = (game: string) => known(faces.get(game), `face of ${game}`).game.catalogue;
  builder.objectType('Form', {
    description:
      'One way to act. An action is accepted if and only if it lies in one of the forms: every field in its domain, every constraint kept.',
    fields: (t) => ({
      action: t.string({ description: 'The name of the action.', resolve: ({ form }) => form.action }),
      help: t.string({
        description: 'What the action is.',
        resolve: ({ game, form }) => known(catalogueOf(game)[form.action], `action ${form.action}`).help,
      }),
      fields: t.field({
        type: ['FormField'],
        description: 'The fields of the action, each with the values that it may take.',
        resolve: ({ form }) => fieldsOf(form.fields),
      }),
      constraints: t.field({
        type: ['Constraint'],
        description: 'Conditions over several fields or whole sets.',
        resolve: ({ form }) => form.constraints,
      }),
      example: t.field({
        type: 'JSON',
        description:
          'An action that would be accepted now, as the value of a variable for the input of actions of the game.',
        resolve: ({ game, form }) => encodeAction(catalogueOf(game), form.example),
      }),
      exampleText: t.string({
        description: 'The same action in the text notation.',
        resolve: ({ game, form }) => printAction(catalogueOf(game), form.example),
      }),
      json: t.field({
        type: 'JSON',
        description:
          'The whole form as JSON, for clients that do not want to spell out every domain. Its example is an action as JSON.',
        resolve: ({ form }) => form,
      }),
    }),
  });
}
