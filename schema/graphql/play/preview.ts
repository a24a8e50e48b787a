import { isViolation } from '../../../engine/kernel/violation.ts';
import { refused } from '../../../service/answers.ts';
import type { Previewed } from '../../../service/preview.ts';
import type { Builder } from '../builder.ts';
import type { ViewFields } from '../match/view.ts';
import { always, asPerson, memberOf } from './answer.ts';
import type { ActionInputs } from './given.ts';
import { present } from './present.ts';

/** Trying actions without doing them. */
export function addPreview(builder: Builder, actions: ActionInputs, viewFields: ViewFields): void {
  const input = builder.inputType('PreviewInput', {
    description: 'Actions to try: exactly one of the lists of actions.',
    fields: (t) => ({
      matchId: t.id({ description: 'The match.', required: true }),
      decisionId: t.id({ description: 'The decision that they answer.' }),
      ...actions.fields(t),
    }),
  });
  const members = new Set([
    ...always,
    'IllegalAction',
    'MatchOver',
    'NotSeated',
    'NotStarted',
    'NotYourDecision',
  ] as const);
  const type = builder.unionType('PreviewResult', {
    description: 'What the actions would make of the match, or why they would be refused.',
    types: [addPreviewed(builder, viewFields), ...members],
    resolveType: (answer) => (answer.ok ? 'Preview' : memberOf(members, answer)),
  });
  builder.queryField('preview', (t) =>
    t.field({
      type,
      description:
        'Tries actions of your seat on the newest version. Nothing changes and nothing is drawn: it stops before the first action that draws, reveals or closes sealed answers.',
      complexity: 10,
      args: { input: t.arg({ type: input, required: true, description: 'The actions.' }) },
      resolve: (_root, args, context) =>
        asPerson(context, async (person) => {
          const given = actions.given(args.input);
          if (isViolation(given)) return refused(given.code, given.facts);
          return await context.services.preview(person, { ...present(args.input), given });
        }),
    }),
  );
}

function addPreviewed(builder: Builder, viewFields: ViewFields) {
  const reason = builder.enumType('PreviewStopReason', {
    description: 'Why a preview stopped.',
    values: {
      DRAW: { value: 'draw', description: 'The next action draws.' },
      REVEAL: { value: 'reveal', description: 'The next action reveals something, or closes sealed answers.' },
    },
  });
  const stop = builder.objectRef<NonNullable<Previewed['stoppedAt']>>('PreviewStop').implement({
    description: 'Where a preview stopped.',
    fields: (t) => ({
      index: t.exposeInt('index', { description: 'The action before which it stopped, from 0.' }),
      reason: t.field({ type: reason, description: 'Why.', resolve: (stopped) => stopped.reason }),
    }),
  });
  return builder.objectRef<Previewed>('Preview').implement({
    description: 'What actions would make of a match. Nothing has changed.',
    fields: (t) => ({
      tried: t.int({ description: 'The version that they were tried on.', resolve: ({ version }) => version }),
      applied: t.exposeInt('applied', { description: 'So many actions are in the view.' }),
      stoppedAt: t.field({
        type: stop,
        description: 'Where it stopped; nothing if it came to the end of the list.',
        nullable: true,
        resolve: ({ stoppedAt }) => stoppedAt,
      }),
      events: t.field({ type: ['GameEvent'], description: 'What would happen.', resolve: ({ events }) => events }),
      ...viewFields(t, (previewed) => previewed),
    }),
  });
}
