import type { Builder } from '../builder.ts';
import { present } from '../play/present.ts';
import { pageOf } from './answer.ts';
import { pageArguments, pageComplexity } from './arguments.ts';
import type { MatchListRef } from './list-connection.ts';

/** Adds the matches that anyone may see: those to join, and those that are over. */
export function addPublicList(builder: Builder, type: MatchListRef): void {
  builder.enumType('MatchList', {
    description: 'A list of matches that anyone may see.',
    values: {
      OPEN: { value: 'open', description: 'Lobbies that anyone may join and that have a free seat, the newest first.' },
      FINISHED: {
        value: 'finished',
        description: 'Matches that are over, with results, the one that ended last first.',
      },
    },
  });
  builder.queryField('matches', (t) =>
    t.field({
      type,
      description:
        'Matches that anyone may see. Of a question that few matches answer a page can be short, and say by its end cursor where to go on.',
      nullable: true,
      complexity: pageComplexity,
      args: {
        list: t.arg({ type: 'MatchList', required: true, defaultValue: 'open', description: 'Which list.' }),
        game: t.arg.string({ description: 'Only of this game.' }),
        seats: t.arg.int({ description: 'Only with so many seats: as many as the game has, or any.' }),
        language: t.arg.string({ description: 'Only in this language: en finds en-GB too.' }),
        speed: t.arg({ type: 'Speed', description: 'Only of this speed.' }),
        ...pageArguments(t.arg),
      },
      resolve: async (_root, args, { services }) =>
        pageOf(await services.matches({ ...present(args), list: args.list })),
    }),
  );
}
