import type { Refused } from '../../../service/answers.ts';
import type { MessageLook } from '../../../service/chat/message-look.ts';
import type { MessageAnswer } from '../../../service/chat/post.ts';
import type { Person } from '../../../service/identity.ts';
import type { Builder, InputFieldBuilder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { always, asPerson, memberOf } from '../play/answer.ts';
import { present } from '../play/present.ts';
import type { ProblemName } from '../problems/names.ts';
import type { MessageRef } from './message.ts';

/** Saying something at a table, and keeping someone from it. */
export function addTalking(builder: Builder, message: MessageRef): void {
  const sendProblems = ['Muted', 'NoPrivateTalk', 'NobodyElseThere'] as const;
  const muteProblems = ['AlreadyMuted', 'NobodyElseThere', 'NotMuted', 'NotOrganizer', 'TooManyMuted'] as const;
  addSendMessage(builder, messageUnion(builder, message, 'SendMessageResult', sendProblems));
  addMuteSeat(builder, messageUnion(builder, message, 'MuteSeatResult', muteProblems));
}

function messageUnion(builder: Builder, message: MessageRef, name: string, problems: readonly ProblemName[]) {
  const met = ['ChatFull', 'ChatTooFast', 'MessageIdReused', 'NotSeated', 'SeatUnknown', 'Unknown'] as const;
  const members = new Set<ProblemName>([...always, ...met, ...problems]);
  return builder.unionType(name, {
    description: 'The message, or the problem that kept it from being written.',
    types: [message, ...members],
    resolveType: (answer) => ('code' in answer ? memberOf(members, answer) : 'Message'),
  });
}

type Union = ReturnType<typeof messageUnion>;

function addSendMessage(builder: Builder, type: Union): void {
  const input = builder.inputType('SendMessageInput', {
    description: 'Something to say at the table of a match.',
    fields: (t) => ({
      ...destination(t),
      text: t.string({
        description:
          'What to say: 1 to 1,000 printable characters and line feeds. @ and the number of a seat mentions who sits there.',
        required: true,
      }),
      to: t.int({
        description:
          'The seat whose person alone is to hear it, where the match has private talk. To everyone by default.',
      }),
    }),
  });
  builder.mutationField('sendMessage', (t) =>
    t.field({
      type,
      description:
        'Says something at the table of a match: for persons who sit there and the organizer, also when the match is over. At most 20 ' +
        'messages a minute. It makes no version of the match.',
      args: { input: t.arg({ type: input, required: true, description: 'The message.' }) },
      resolve: (_root, args, context) =>
        told(context, (person) => context.services.sendMessage(person, present(args.input))),
    }),
  );
}

function addMuteSeat(builder: Builder, type: Union): void {
  const input = builder.inputType('MuteSeatInput', {
    description: 'A seat to mute, or to let talk again.',
    fields: (t) => ({
      ...destination(t),
      seat: t.int({ description: 'The seat.', required: true }),
      muted: t.boolean({ description: 'Refuse the messages of who sits there; else take them again.', required: true }),
    }),
  });
  builder.mutationField('muteSeat', (t) =>
    t.field({
      type,
      description:
        'Mutes who sits in a seat, or lets them talk again: for the organizer only, and told to everyone as a message. It is bound to the ' +
        'person, whatever seat they take. What they have said stays.',
      args: { input: t.arg({ type: input, required: true, description: 'The seat.' }) },
      resolve: (_root, args, context) => told(context, (person) => context.services.muteSeat(person, args.input)),
    }),
  );
}

function destination(t: InputFieldBuilder) {
  return {
    matchId: t.id({ description: 'The match.', required: true }),
    messageId: t.string({
      description:
        'Chosen by you, once per message: 1 to 64 letters, digits, - and _. Send the same again when no answer came: it is written once at most.',
      required: true,
    }),
  };
}

/** The message, or why there is none. */
async function told(
  context: GraphContext,
  ask: (person: Person) => Promise<MessageAnswer>,
): Promise<MessageLook | Refused> {
  const answer = await asPerson(context, ask);
  return answer.ok ? answer.message : answer;
}
