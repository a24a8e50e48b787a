import type { Builder } from '../builder.ts';
import { answerUnion, asPerson } from './answer.ts';
import { present } from './present.ts';
import { moveIdField } from './step-fields.ts';

/** Sitting down. */
export function addJoin(builder: Builder): void {
  const input = builder.inputType('JoinMatchInput', {
    description: 'A match to join: by its id, by an invitation code, or by both.',
    fields: (t) => ({
      moveId: moveIdField(t),
      matchId: t.id({ description: 'The match; not needed with an invitation code.' }),
      code: t.string({ description: 'The invitation code, where one is needed.' }),
      seat: t.int({ description: 'The seat to take; without one, the first that is free.' }),
      word: t.string({
        description: 'A word of yours. It is mixed into the draws, so that nobody can know them before you join.',
      }),
      expectedVersion: t.int({
        description: 'The version that you looked at. Others joining in between are no conflict.',
      }),
    }),
  });
  const type = answerUnion(builder, 'JoinMatchResult', [
    'AlreadySeated',
    'AlreadyStarted',
    'MatchFull',
    'MatchOver',
    'MoveIdReused',
    'SeatTaken',
    'SeatUnknown',
    'StaleVersion',
    'WrongCode',
  ]);
  builder.mutationField('joinMatch', (t) =>
    t.field({
      type,
      description: 'Takes a seat in the lobby of a match.',
      args: { input: t.arg({ type: input, required: true, description: 'The match and the seat.' }) },
      resolve: (_root, args, context) =>
        asPerson(context, (person) => context.services.joinMatch(person, present(args.input))),
    }),
  );
}
