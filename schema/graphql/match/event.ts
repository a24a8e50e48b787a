import type { ToldEvent } from '../../../service/told-event.ts';
import type { Builder } from '../builder.ts';

/** A past fact, as far as the viewer may know it. */
export function addEvent(builder: Builder): void {
  builder.objectType('GameEvent', {
    description: 'Something that happened in the game, as far as you may know it.',
    fields: (t) => ({
      type: t.string({ description: "The game's word for it.", resolve: (told) => typeOf(told) }),
      text: t.exposeString('text', { description: 'The same in English.' }),
      data: t.expose('event', {
        type: 'JSON',
        description: 'What belongs to it, as an object; its type stands in it too.',
      }),
    }),
  });
}

function typeOf({ event }: ToldEvent): string {
  return event.type ?? '';
}
