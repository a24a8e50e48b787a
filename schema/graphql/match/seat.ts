import type { Builder } from '../builder.ts';

/** A seat as everyone may see it: never whose it is, only by which name. */
export function addSeat(builder: Builder): void {
  builder.objectType('Seat', {
    description: 'A place at the table. It outlives the person who sits in it.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'Its number, from 0, in the order of play.' }),
      name: t.exposeString('name', {
        description: 'The name of who sits there; nothing while it is free.',
        nullable: true,
      }),
      bot: t.exposeString('bot', { description: 'The kind of bot that plays it, if one does.', nullable: true }),
      isYou: t.exposeBoolean('isYou', { description: 'You sit there.' }),
      resigned: t.exposeBoolean('resigned', {
        description: 'Has resigned: the server plays it to the end, and it is placed behind all others.',
      }),
      agreedToEnd: t.exposeBoolean('agreedToEnd', { description: 'Has agreed to end the match now.' }),
    }),
  });
}
