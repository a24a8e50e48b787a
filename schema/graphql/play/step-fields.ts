import type { InputFieldBuilder } from '../builder.ts';

/** The fields that every submission to a match has. */
export function stepFields(t: InputFieldBuilder) {
  return {
    matchId: t.id({ description: 'The match.', required: true }),
    moveId: moveIdField(t),
    expectedVersion: t.int({ description: 'The version of the match that you looked at.', required: true }),
  };
}

/** The field by which a submission is accepted once at most, however often it is sent. */
export function moveIdField(t: InputFieldBuilder) {
  return t.string({
    description:
      'Chosen by you, once per submission: 1 to 64 letters, digits, - and _. Send the same again when no answer came: it is accepted once at most.',
    required: true,
  });
}
