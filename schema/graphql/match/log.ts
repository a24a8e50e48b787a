import type { MatchLook } from '../../../service/match-look.ts';
import { entriesPaid } from '../../../service/page-size.ts';
import type { EventsRead, ToldVersion } from '../../../service/read-events.ts';
import { eventPages } from '../../../service/read-events.ts';
import type { Builder } from '../builder.ts';
import { addConnection } from '../connection.ts';
import type { Page } from '../page.ts';
import { refusalError } from '../refusal.ts';
import { longestWait, readPatiently, waitOf } from '../subscription/long-poll.ts';
import { logText } from './log-text.ts';

const { usual, longest } = eventPages;

/** Adds the log of a match: what happened, version by version, from any version on. */
export function addLog(builder: Builder): void {
  const connection = addVersionEventsConnection(builder);
  builder.objectField('Match', 'events', (t) =>
    t.field({
      type: connection,
      description:
        'What happened, oldest first, one entry per version, from any version on. While the match runs, what is hidden from you is left ' +
        'out; when it is over everything is told.',
      complexity: ({ first }) => ({ field: 5, multiplier: Math.max(entriesPaid(first, eventPages), usual) }),
      args: {
        after: t.arg({
          type: 'Cursor',
          description: 'Where to go on: a cursor, or the number of a version. From the beginning by default.',
        }),
        first: t.arg.int({
          description: `At most so many entries: 1 to ${longest}, ${usual} by default.`,
        }),
        wait: t.arg.int({
          description:
            `If there is nothing yet, wait for it so many seconds: 0 to ${longestWait}, 0 by default; no request waits longer. What is asked ` +
            'beside this field is of before: ask for the `match` inside it. Not in a subscription.',
        }),
      },
      resolve: async ({ id }, { after, first, wait }, context, { operation: { operation } }) => {
        const { services, viewer } = context;
        const seconds = waitOf(wait);
        // An update is on its way to others too: who follows has no need to wait.
        const patience = { matchId: id, seconds: operation === 'subscription' ? 0 : seconds };
        const read = await readPatiently(context, patience, {
          again: () => services.readEvents(viewer, { matchId: id, after: after ?? 0, limit: first ?? usual }),
          isThere: (answer) => !answer.ok || answer.versions.length > 0,
        });
        if (!read.ok) throw refusalError(read);
        return pageFrom(after ?? 0, read);
      },
    }),
  );
}

/** A page of the log, and the match after it. */
interface VersionPage extends Page<ToldVersion> {
  readonly match: MatchLook;
}

function addVersionEventsConnection(builder: Builder) {
  const connection = addConnection<ToldVersion, VersionPage>(builder, 'VersionEvents', addVersionEvents(builder));
  builder.objectField(connection, 'match', (t) =>
    t.field({
      type: 'Match',
      description:
        'The match after these events; further on, where more of them are on the next page. It counts once for every ' +
        `${usual} entries that are asked for: a whole view goes with a page of ${usual}.`,
      // It is there once, and not for each entry of a page, which counts as a usual one at least: so this is never too little.
      complexity: { field: 10 / usual, multiplier: 1 / usual },
      resolve: ({ match }) => match,
    }),
  );
  return connection;
}

function pageFrom(after: number, { versions, newest, match }: EventsRead): VersionPage {
  const upTo = versions.at(-1)?.n ?? after;
  return {
    edges: versions.map((version) => ({ cursor: version.n, node: version })),
    hasNextPage: upTo < newest,
    hasPreviousPage: after > 0,
    startCursor: after + 1,
    endCursor: upTo,
    match,
  };
}

function addVersionEvents(builder: Builder) {
  const kind = builder.enumType('SubmissionKind', {
    description: 'What was submitted.',
    values: {
      CREATE: { value: 'create', description: 'The match was created.' },
      JOIN: { value: 'join', description: 'A seat was taken.' },
      LEAVE: { value: 'leave', description: 'A seat was left.' },
      START: { value: 'start', description: 'The match started.' },
      ACT: { value: 'act', description: 'A seat acted.' },
      UNDO: { value: 'undo', description: 'A seat took its last submission back.' },
      RESIGN: { value: 'resign', description: 'A seat resigned.' },
      AGREE_END: { value: 'agreeEnd', description: 'A seat agreed to end the match.' },
    },
  });
  return builder.objectType('VersionEvents', {
    description: 'What one accepted submission made happen, as far as you may know it.',
    fields: (t) => ({
      version: t.int({ description: 'The version that it became.', resolve: ({ n }) => n }),
      at: t.expose('at', { type: 'DateTime', description: 'When it was accepted.' }),
      kind: t.field({ type: kind, description: 'What was submitted.', resolve: (version) => version.kind }),
      seat: t.exposeInt('seat', { description: 'The seat that submitted it, where there is one.', nullable: true }),
      base: t.exposeInt('base', {
        description:
          'Of an undo: the version whose game was restored. What happened after that version no longer counts.',
        nullable: true,
      }),
      text: t.string({ description: 'All of it in English, a line for each fact.', resolve: logText }),
      events: t.field({ type: ['GameEvent'], description: 'The facts of the game.', resolve: ({ events }) => events }),
      actions: t.field({
        type: 'JSON',
        description: 'The actions as JSON: those of your own seat; of all seats when the match is over.',
        nullable: true,
        resolve: ({ actions }) => actions,
      }),
      draws: t.field({
        type: 'JSON',
        description: 'The draws, when the match is over: stream, index, bound and value of each.',
        nullable: true,
        resolve: ({ draws }) => draws,
      }),
    }),
  });
}
