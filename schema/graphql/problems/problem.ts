import { known } from '../../../engine/kernel/invariant.ts';
import type { Builder } from '../builder.ts';
import { meanings } from './meanings.ts';
import { messageOf } from './messages.ts';
import type { ProblemName } from './names.ts';
import { problemNameOf } from './names.ts';

/** The problems that say nothing beyond the interface. */
const plain = [
  'AlreadyAgreed',
  'AlreadyStarted',
  'ChatFull',
  'MatchFull',
  'MatchOver',
  'MessageIdReused',
  'Muted',
  'NoPrivateTalk',
  'NotFound',
  'NotOrganizer',
  'NotSeated',
  'NotStarted',
  'SeatTaken',
  'TooManyMuted',
  'Unauthenticated',
  'UndoNotOffered',
  'Unknown',
  'WrongCode',
] as const satisfies readonly ProblemName[];

/** The problems: refusals as values, all of one interface. A client may switch over their types or over their codes. */
export function addProblems(builder: Builder): void {
  builder.interfaceType('Problem', {
    description: 'Why something was refused. A refusal changes nothing.',
    resolveType: (refused) => problemNameOf(refused.code),
    fields: (t) => ({
      code: t.exposeString('code', { description: 'The reason, for programs. Codes are never translated.' }),
      facts: t.expose('facts', { type: 'JSON', description: 'What belongs to the reason, for programs: an object.' }),
      message: t.string({
        description: 'The reason in English, for people.',
        resolve: (refused) => messageOf(refused),
      }),
      version: t.exposeInt('version', {
        description: 'The newest version of the match, where it is known.',
        nullable: true,
      }),
    }),
  });
  for (const name of plain) builder.objectType(name, { description: meanings[name], interfaces: ['Problem'] });
  addProblemsOfActions(builder);
  addProblemsOfPlace(builder);
}

function addProblemsOfActions(builder: Builder): void {
  for (const name of ['IllegalAction', 'InvalidInput', 'MustBeLast'] as const) {
    builder.objectType(name, {
      description: meanings[name],
      interfaces: ['Problem'],
      fields: (t) => ({
        index: t.int({
          description: 'The place of the refused action in the list, from 0; nothing if no single action is to blame.',
          nullable: true,
          resolve: ({ facts }) => numberOf(facts.index),
        }),
      }),
    });
  }
  builder.objectType('NotYourDecision', {
    description: meanings.NotYourDecision,
    interfaces: ['Problem'],
    fields: (t) => ({
      decisionId: t.string({
        description: 'The decision that was named, if one was.',
        nullable: true,
        resolve: ({ facts }) => (typeof facts.decisionId === 'string' ? facts.decisionId : null),
      }),
    }),
  });
  builder.objectType('StaleVersion', {
    description: meanings.StaleVersion,
    interfaces: ['Problem'],
    fields: (t) => ({
      expected: t.int({
        description: 'The version that you looked at.',
        nullable: true,
        resolve: ({ facts }) => numberOf(facts.expected),
      }),
      current: t.int({
        description: 'The version that the match is at.',
        nullable: true,
        resolve: ({ facts }) => numberOf(facts.current),
      }),
      match: t.field({
        type: 'Match',
        description: 'The match as you see it now.',
        resolve: ({ match }) => known(match, 'newest match of a stale submission'),
      }),
    }),
  });
}

function addProblemsOfPlace(builder: Builder): void {
  for (const name of ['AlreadyMuted', 'AlreadySeated', 'NobodyElseThere', 'NotMuted', 'SeatUnknown'] as const) {
    builder.objectType(name, {
      description: meanings[name],
      interfaces: ['Problem'],
      fields: (t) => ({
        seat: t.int({ description: 'The seat.', nullable: true, resolve: ({ facts }) => numberOf(facts.seat) }),
      }),
    });
  }
  builder.objectType('ChatTooFast', {
    description: meanings.ChatTooFast,
    interfaces: ['Problem'],
    fields: (t) => ({
      retryAfter: t.int({
        description: 'In so many seconds the next message is good.',
        nullable: true,
        resolve: ({ facts }) => numberOf(facts.retryAfter),
      }),
    }),
  });
  builder.objectType('SeatsOpen', {
    description: meanings.SeatsOpen,
    interfaces: ['Problem'],
    fields: (t) => ({
      freeSeats: t.intList({
        description: 'The seats that are free.',
        resolve: ({ facts }) => [facts.seats ?? []].flat().filter((seat) => typeof seat === 'number'),
      }),
    }),
  });
  builder.objectType('MoveIdReused', {
    description: meanings.MoveIdReused,
    interfaces: ['Problem'],
    fields: (t) => ({
      acceptedVersion: t.int({
        description: 'The version that this moveId became.',
        nullable: true,
        resolve: ({ facts }) => numberOf(facts.version),
      }),
    }),
  });
}

function numberOf(fact: unknown): number | null {
  return typeof fact === 'number' ? fact : null;
}
