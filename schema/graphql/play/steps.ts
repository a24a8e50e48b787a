import type { Answer } from '../../../service/answers.ts';
import type { Person } from '../../../service/identity.ts';
import type { Services } from '../../../service/services.ts';
import type { Step } from '../../../service/step.ts';
import type { Builder } from '../builder.ts';
import type { ProblemName } from '../problems/names.ts';
import { answerUnion, asPerson } from './answer.ts';
import { stepFields } from './step-fields.ts';

/** A submission that says nothing but that it is meant. */
interface PlainStep {
  readonly name: 'leaveMatch' | 'startMatch' | 'undo' | 'resign' | 'agreeEnd';
  readonly answer: string;
  readonly description: string;
  readonly problems: readonly ProblemName[];
  readonly ask: (services: Services, person: Person, step: Step) => Promise<Answer>;
}

const met = ['MatchOver', 'MoveIdReused', 'NotSeated', 'StaleVersion'] as const satisfies readonly ProblemName[];

const steps: readonly PlainStep[] = [
  {
    name: 'leaveMatch',
    answer: 'LeaveMatchResult',
    description: 'Gets up from the table before the match starts; the seat is free again.',
    problems: [...met, 'AlreadyStarted'],
    ask: (services, person, step) => services.leaveMatch(person, step),
  },
  {
    name: 'startMatch',
    answer: 'StartMatchResult',
    description:
      'Starts the match: all seats are taken, the words of the seats are closed, the game is set up. For the organizer only.',
    problems: [...met, 'AlreadyStarted', 'NotOrganizer', 'SeatsOpen'],
    ask: (services, person, step) => services.startMatch(person, step),
  },
  {
    name: 'undo',
    answer: 'UndoResult',
    description:
      'Takes back your last submission, as long as nothing was learnt or drawn by it and nobody else has acted or is to act since. Again: the one before.',
    problems: [...met, 'NotStarted', 'UndoNotOffered'],
    ask: (services, person, step) => services.undo(person, step),
  },
  {
    name: 'resign',
    answer: 'ResignResult',
    description:
      'Gives up: the server plays your seat to the end, and it is placed behind all others. This cannot be taken back.',
    problems: [...met, 'NotStarted'],
    ask: (services, person, step) => services.resign(person, step),
  },
  {
    name: 'agreeEnd',
    answer: 'AgreeEndResult',
    description:
      'Agrees to end the match now. When all persons at the table have agreed with no action in between, it is scored as it stands.',
    problems: [...met, 'AlreadyAgreed', 'NotStarted'],
    ask: (services, person, step) => services.agreeEnd(person, step),
  },
];

/** The mutations that need nothing but a match and a moveId. */
export function addSteps(builder: Builder): void {
  const input = builder.inputType('StepInput', {
    description: 'A submission that says nothing but that it is meant.',
    fields: (t) => stepFields(t),
  });
  for (const { name, answer, description, problems, ask } of steps) {
    const type = answerUnion(builder, answer, problems);
    builder.mutationField(name, (t) =>
      t.field({
        type,
        description,
        args: {
          input: t.arg({ type: input, required: true, description: 'The match, and the version that you looked at.' }),
        },
        resolve: (_root, args, context) => asPerson(context, (person) => ask(context.services, person, args.input)),
      }),
    );
  }
}
