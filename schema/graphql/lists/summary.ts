import type { ObjectRef as PothosObjectRef } from '@pothos/core';
import type { MatchSummary, OwnPart, SeatSummary } from '../../../service/lists/summary.ts';
import type { Builder, BuilderTypes } from '../builder.ts';
import { matchNow } from '../match/match-now.ts';
import type { ListedMatch } from './listed-match.ts';

/** The type of a match in a list. */
export type MatchSummaryRef = PothosObjectRef<BuilderTypes, ListedMatch>;

/** Adds a match as lists tell of it: without looking at the match. */
export function addMatchSummary(builder: Builder): MatchSummaryRef {
  const seat = addSeatSummary(builder);
  const own = addOwnPart(builder);
  const summary = builder.objectType('MatchSummary', {
    description:
      'A match in a list. Lists follow the matches at a short distance, usually of less than a second; `match` is the match itself.',
    fields: (t) => ({
      id: t.exposeID('matchId', { description: 'The id of the match.' }),
      game: t.exposeString('game', { description: 'The name of its game.' }),
      phase: t.expose('phase', { type: 'Phase', description: 'How far it is.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', description: 'When it ended, if it is over.', nullable: true }),
      language: t.exposeString('language', {
        description: 'The language that is spoken at the table, if it was said.',
        nullable: true,
      }),
      speed: t.expose('speed', { type: 'Speed', description: 'How fast it is played.' }),
      seats: t.field({
        type: [seat],
        description: 'Its seats in the order of play.',
        resolve: ({ seats }) => seats.map((summary, number) => ({ ...summary, number })),
      }),
      freeSeats: t.int({
        description: 'How many seats are free.',
        resolve: ({ seats }) => seats.filter(({ name }) => name === undefined).length,
      }),
      waiting: t.exposeIntList('waiting', { description: 'The seats that it waits for.' }),
    }),
  });
  addResult(builder);
  builder.objectFields('MatchSummary', (t) => ({
    own: t.field({
      type: own,
      description: 'Your part in it: in your own lists only.',
      nullable: true,
      resolve: (listed) => listed.own,
    }),
    match: t.field(matchNow),
  }));
  return summary;
}

function addSeatSummary(builder: Builder) {
  return builder.objectRef<SeatSummary & { readonly number: number }>('SeatSummary').implement({
    description: 'A seat of a match in a list.',
    fields: (t) => ({
      seat: t.exposeInt('number', { description: 'Its number, from 0, in the order of play.' }),
      name: t.exposeString('name', {
        description: 'The name of who sits there; nothing while it is free.',
        nullable: true,
      }),
      bot: t.exposeString('bot', { description: 'The kind of bot that plays it, if one does.', nullable: true }),
      resigned: t.boolean({ description: 'Has resigned.', resolve: ({ resigned }) => resigned === true }),
    }),
  });
}

function addResult(builder: Builder): void {
  const result = builder.objectRef<NonNullable<MatchSummary['placings']>[number]>('SeatResult').implement({
    description: 'How a match ended for a seat.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      place: t.exposeInt('place', { description: 'Its place, from 1. Seats that share a win share place 1.' }),
      score: t.exposeInt('score', { description: 'Its score.' }),
    }),
  });
  builder.objectField('MatchSummary', 'results', (t) =>
    t.field({
      type: [result],
      description: 'How it ended, best first; nothing while it is not over.',
      nullable: true,
      resolve: ({ placings }) => placings && [...placings].sort((one, other) => one.place - other.place),
    }),
  );
}

function addOwnPart(builder: Builder) {
  builder.objectType('OpenDecision', {
    description: 'Something that a match waits for from you.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its id, as `act` takes it.' }),
      seat: t.exposeInt('seat', { description: 'Your seat.' }),
      kind: t.exposeString('kind', { description: "The game's word for it: turn, bid, …" }),
      sealed: t.exposeBoolean('sealed', { description: 'The answer stays hidden until all are in.' }),
      since: t.expose('since', { type: 'DateTime', description: 'When it opened.' }),
    }),
  });
  return builder.objectRef<OwnPart>('OwnPart').implement({
    description: 'Your part in a match.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat that you sit in.', nullable: true }),
      isOrganizer: t.exposeBoolean('isOrganizer', { description: 'You created it.' }),
      decisions: t.expose('decisions', { type: ['OpenDecision'], description: 'What it waits for from you.' }),
    }),
  });
}
