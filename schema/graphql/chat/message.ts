import type { AttendeeLook, MessageLook } from '../../../service/chat/message-look.ts';
import type { Builder } from '../builder.ts';

/** Adds what is said at a table. */
export function addMessage(builder: Builder) {
  const attendee = builder.objectRef<AttendeeLook>('Attendee').implement({
    description: 'Someone at a table when something was said: by name and seat, as the table knew them then.',
    fields: (t) => ({
      seat: t.exposeInt('seat', {
        description: 'The seat; nothing for an organizer who does not play.',
        nullable: true,
      }),
      name: t.exposeString('name', { description: 'The name.' }),
    }),
  });
  const notice = builder.objectRef<NonNullable<MessageLook['notice']>>('MuteNotice').implement({
    description: 'The organizer has muted someone, or lets them talk again.',
    fields: (t) => ({
      about: t.field({ type: attendee, description: 'Who.', resolve: ({ about }) => about }),
      muted: t.exposeBoolean('muted', { description: 'Their messages are refused from now on; else taken again.' }),
    }),
  });
  return builder.objectRef<MessageLook>('Message').implement({
    description: 'A message at the table of a match. It stays as it is: nobody can change it or take it back.',
    fields: (t) => ({
      n: t.exposeInt('n', {
        description: 'Its number at the table, from 1. Numbers of messages to others are missing.',
      }),
      at: t.expose('at', { type: 'DateTime', description: 'When it was accepted.' }),
      by: t.field({ type: attendee, description: 'Who wrote it.', resolve: ({ by }) => by }),
      isYou: t.exposeBoolean('isYou', { description: 'You wrote it.' }),
      text: t.string({ description: 'What was said; of a notice, the same in English.', resolve: textOf }),
      to: t.field({
        type: attendee,
        description: 'Whom it was said to alone; nothing if it was said to everyone.',
        nullable: true,
        resolve: ({ to }) => to,
      }),
      mentions: t.exposeIntList('mentions', { description: 'The seats that the text names as @ and their number.' }),
      notice: t.field({
        type: notice,
        description: 'What it tells of the organizer; nothing if it was said by someone.',
        nullable: true,
        resolve: (message) => message.notice,
      }),
    }),
  });
}

export type MessageRef = ReturnType<typeof addMessage>;

function textOf({ text, by, notice }: MessageLook): string {
  if (notice === undefined) return text ?? '';
  const { about, muted } = notice;
  return muted ? `${by.name} muted ${about.name}.` : `${by.name} lets ${about.name} talk again.`;
}
