import type { Builder } from '../builder.ts';

/** How a match ended. */
export function addOutcome(builder: Builder): void {
  const reason = builder.objectRef<{ readonly reason: string; readonly amount: number }>('ScoreReason').implement({
    description: 'A part of a score.',
    fields: (t) => ({
      reason: t.exposeString('reason', { description: 'What it was given for, in the words of the game.' }),
      amount: t.exposeInt('amount', { description: 'How much it gave.' }),
    }),
  });
  builder.objectType('Placing', {
    description: 'The place of a seat in a finished match.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      place: t.exposeInt('place', { description: 'Its place, from 1. Seats that share a win share place 1.' }),
      score: t.exposeInt('score', { description: 'Its score.' }),
      reasons: t.field({
        type: [reason],
        description: 'What the score is made of.',
        resolve: (placing) => placing.reasons,
      }),
    }),
  });
  builder.objectType('Outcome', {
    description: 'How a match ended.',
    fields: (t) => ({
      placings: t.field({
        type: ['Placing'],
        description: 'Every seat, best first.',
        resolve: ({ placings }) => [...placings].sort((one, other) => one.place - other.place),
      }),
    }),
  });
}
