import { isViolation } from '../../../engine/kernel/violation.ts';
import { refused } from '../../../service/answers.ts';
import type { Builder } from '../builder.ts';
import { answerUnion, asPerson } from './answer.ts';
import type { ActionInputs } from './given.ts';
import { present } from './present.ts';
import { stepFields } from './step-fields.ts';

/** Acting. */
export function addAct(builder: Builder, actions: ActionInputs): void {
  const input = builder.inputType('ActInput', {
    description: 'Actions to submit: exactly one of the lists of actions.',
    fields: (t) => ({
      ...stepFields(t),
      decisionId: t.id({
        description:
          'The decision that they answer. Name it when you answer a sealed one: then the answers of others do not conflict with yours.',
      }),
      ...actions.fields(t),
    }),
  });
  const type = answerUnion(builder, 'ActResult', [
    'IllegalAction',
    'MatchOver',
    'MoveIdReused',
    'MustBeLast',
    'NotSeated',
    'NotStarted',
    'NotYourDecision',
    'StaleVersion',
  ]);
  builder.mutationField('act', (t) =>
    t.field({
      type,
      description: 'Submits actions of your seat. All of them are done, or none.',
      args: { input: t.arg({ type: input, required: true, description: 'The actions, and what they are for.' }) },
      resolve: (_root, args, context) =>
        asPerson(context, async (person) => {
          const given = actions.given(args.input);
          if (isViolation(given)) return refused(given.code, given.facts);
          return await context.services.act(person, { ...present(args.input), given });
        }),
    }),
  );
}
