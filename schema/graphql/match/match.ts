import { invariant } from '../../../engine/kernel/invariant.ts';
import type { Builder } from '../builder.ts';
import type { ViewFields } from './view.ts';

/** A match as the viewer may see it. */
export function addMatch(builder: Builder, viewFields: ViewFields): void {
  builder.enumType('Phase', {
    description: 'How far a match is.',
    values: {
      LOBBY: { value: 'lobby', description: 'Seats are being taken.' },
      PLAYING: { value: 'playing', description: 'It is being played.' },
      OVER: { value: 'over', description: 'It has ended. All of it is public.' },
    },
  });
  builder.enumType('Access', {
    description: 'Who may join a match.',
    values: {
      PUBLIC: { value: 'public', description: 'Anyone.' },
      INVITATION: { value: 'invitation', description: 'Who knows its invitation code.' },
    },
  });
  builder.enumType('Speed', {
    description: 'How fast a match is meant to be played.',
    values: {
      REAL_TIME: { value: 'realTime', description: 'At one sitting.' },
      CORRESPONDENCE: { value: 'correspondence', description: 'A move now and then.' },
    },
  });
  builder.objectType('Match', {
    description:
      'One table of one game, as you may see it. Every submission makes its next version; a version never changes.',
  });
  addCover(builder);
  addSecrets(builder);
  addPlay(builder, viewFields);
  builder.queryField('match', (t) =>
    t.field({
      type: 'Match',
      description: 'A match as you see it now; nothing if there is none, or none for you.',
      nullable: true,
      complexity: 10,
      args: { id: t.arg.id({ required: true, description: 'The id of the match.' }) },
      resolve: (_root, { id }, { services, viewer }) => services.lookMatch(viewer, id),
    }),
  );
}

/** What anyone sees who may see the match at all. */
function addCover(builder: Builder): void {
  builder.objectFields('Match', (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    game: t.exposeString('game', { description: 'The name of its game.' }),
    rulesVersion: t.exposeInt('rulesVersion', {
      description: 'The version of the rules that it began with, and keeps.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    language: t.string({
      description: 'The language that is spoken at the table, if it was said: a BCP 47 tag such as en or pt-BR.',
      nullable: true,
      resolve: ({ listing }) => listing.language,
    }),
    speed: t.field({ type: 'Speed', description: 'How fast it is played.', resolve: ({ listing }) => listing.speed }),
    phase: t.expose('phase', { type: 'Phase', description: 'How far it is.' }),
    version: t.exposeInt('version', { description: 'The number of accepted submissions.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When this version was accepted.' }),
    options: t.expose('options', {
      type: 'JSON',
      description: 'The options as they were given, or null.',
      nullable: true,
    }),
    access: t.expose('access', { type: 'Access', description: 'Who may join.' }),
    privateTalk: t.exposeBoolean('privateTalk', {
      description:
        'At this table a message may be for one seat. What was said so stays between two when the match is over.',
    }),
    isOrganizer: t.exposeBoolean('isOrganizer', { description: 'You created it.' }),
    seats: t.expose('seats', { type: ['Seat'], description: 'Its seats in the order of play.' }),
    yourSeat: t.exposeInt('yourSeat', { description: 'The seat that you sit in.', nullable: true }),
    outcome: t.expose('outcome', { type: 'Outcome', description: 'How it ended, when it is over.', nullable: true }),
  }));
}

/** What proves that nobody chose the draws, and what only some may see. */
function addSecrets(builder: Builder): void {
  builder.objectFields('Match', (t) => ({
    invitation: t.exposeString('invitation', {
      description: 'The code to pass on to whom you want to play with; for who is inside only.',
      nullable: true,
    }),
    commitment: t.exposeString('commitment', {
      description:
        'SHA-256 over the id and the secret of the match (hex), published before anyone joins: all draws follow from the secret and the words of the seats.',
    }),
    secret: t.exposeString('secret', { description: 'The secret (hex), when the match is over.', nullable: true }),
    export: t.field({
      type: 'JSON',
      description:
        'The whole finished match as one value that anyone can verify: actions, events, draws, hash chain, secret. Nothing while it runs.',
      nullable: true,
      complexity: 200,
      resolve: async ({ id, phase }, _args, { services }) => {
        if (phase !== 'over') return undefined;
        const answer = await services.exportMatch(id);
        invariant(answer.ok, `the export of match ${id}`);
        return answer.exported;
      },
    }),
  }));
}

/** The game itself. */
function addPlay(builder: Builder, viewFields: ViewFields): void {
  builder.objectFields('Match', (t) => ({
    decisions: t.expose('decisions', { type: ['Decision'], description: 'What the match waits for, of all seats.' }),
    undoOffered: t.exposeBoolean('undoOffered', { description: 'You can undo your last submission now.' }),
    legal: t.field({
      type: ['Form'],
      description: 'Everything that your seat can do now; nothing if it is not awaited.',
      complexity: { field: 5, multiplier: 8 },
      resolve: (match) => match.legal().map((form) => ({ game: match.game, form })),
    }),
    ...viewFields(t, (match) => ({ game: match.game, view: match.view() })),
    viewHash: t.string({
      description: 'SHA-256 (hex) of what you see as canonical JSON; nothing before the game starts.',
      nullable: true,
      resolve: (match) => (match.phase === 'lobby' ? undefined : match.viewHash()),
    }),
  }));
}
