import type { Refused } from '../../../service/answers.ts';
import type { ProblemName } from './names.ts';
import { problemNameOf } from './names.ts';

type Facts = Refused['facts'];

/** English for the problems whose code says it all; the others have the words of their code and its facts. */
const sentences: { readonly [Name in ProblemName]?: (facts: Facts) => string } = {
  AlreadyAgreed: () => 'You have agreed to end this match already.',
  AlreadyMuted: (facts) => `Who sits in seat ${said(facts.seat)} is muted already.`,
  AlreadySeated: (facts) => `You sit in seat ${said(facts.seat)} already.`,
  AlreadyStarted: () => 'The match has started already.',
  ChatFull: (facts) => `This table has had its ${said(facts.most)} messages.`,
  ChatTooFast: (facts) =>
    `At most ${said(facts.most)} messages in ${said(facts.seconds)} seconds: wait ${said(facts.retryAfter)} seconds.`,
  MatchFull: () => 'All seats are taken.',
  MatchOver: () => 'The match is over.',
  MessageIdReused: (facts) =>
    `With this messageId you have said something else in message ${said(facts.n)}. Choose a new one.`,
  MoveIdReused: (facts) =>
    `This moveId was accepted for something else in version ${said(facts.version)}. Choose a new one.`,
  MustBeLast: () => 'An action that draws, reveals or closes sealed answers must be the last of its list.',
  Muted: () => 'The organizer has muted you at this table.',
  NoPrivateTalk: () => 'At this table everything is said to everyone.',
  NobodyElseThere: (facts) => `No other person sits in seat ${said(facts.seat)}.`,
  NotFound: () => 'There is no such match, or it is not for you.',
  NotMuted: (facts) => `Who sits in seat ${said(facts.seat)} is not muted.`,
  NotOrganizer: () => 'Only who created the match may do this.',
  NotSeated: (facts) =>
    facts.resigned === true ? 'You have resigned from this match.' : 'You do not sit in this match.',
  NotStarted: () => 'The match has not started yet.',
  NotYourDecision: () => 'The match awaits no such answer from you now.',
  SeatTaken: () => 'The seat is taken.',
  SeatUnknown: (facts) =>
    `There is no seat ${said(facts.seat)}: the match has ${said(facts.seats)} seats, counted from 0.`,
  SeatsOpen: () => 'The match cannot start while seats are free.',
  StaleVersion: (facts) =>
    `The match is at version ${said(facts.current)}; you looked at version ${said(facts.expected)}.`,
  TooManyMuted: (facts) => `${said(facts.most)} persons are muted at this table; no one more can be.`,
  Unauthenticated: () => 'Say who you are: send a valid token in the header Authorization: Bearer.',
  UndoNotOffered: () => 'Nothing that you did can be undone now.',
  Unknown: (facts) =>
    `It could not be learnt whether this was accepted. Ask again with the same ${'messageId' in facts ? 'messageId' : 'moveId'}.`,
  WrongCode: () => 'The invitation code is wrong.',
};

/** A refusal as a line of English. */
export function messageOf({ code, facts }: Pick<Refused, 'code' | 'facts'>): string {
  const name = problemNameOf(code);
  const sentence = sentences[name];
  if (sentence !== undefined) return sentence(facts);
  const begin = name === 'IllegalAction' ? 'The rules do not allow this' : 'The input cannot be used';
  if (code === 'input.malformed') return `${begin}: ${said(facts.field)} takes ${said(facts.expected)}.`;
  const told = Object.entries(facts)
    .filter(([fact]) => fact !== 'index')
    .map(([fact, value]) => `${words(fact)} ${said(value)}`);
  return `${begin}: ${words(code)}${told.length === 0 ? '' : ` (${told.join(', ')})`}.`;
}

/** `money.notEnough` and `SEATS_OPEN` as words. */
function words(code: string): string {
  const spaced = code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[._]+/g, ' ');
  return spaced.toLowerCase();
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
