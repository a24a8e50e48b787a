import type { Builder } from '../../schema/graphql/builder.ts';
import type { Face } from '../../schema/graphql/games/face.ts';
import type { TictactoeView } from '../games/tictactoe.ts';
import { tictactoe } from '../games/tictactoe.ts';

/** The second game in the API: it needs nothing but this. */
export const tictactoeFace: Face = {
  game: tictactoe,
  prefix: 'Tictactoe',
  options: {
    type: 'object',
    properties: {
      size: { type: 'integer', description: 'the side of the board' },
      line: { type: 'integer', description: 'how many in a row win' },
    },
  },
  addView,
};

function addView(builder: Builder) {
  const bid = builder.objectRef<TictactoeView['bids'][number]>('TictactoeBid').implement({
    description: 'The bid of a seat.',
    fields: (t) => ({
      isIn: t.exposeBoolean('isIn', { description: 'It is in.' }),
      red: t.int({ description: 'Red chips.', nullable: true, resolve: ({ chips }) => chips?.red }),
      blue: t.int({ description: 'Blue chips.', nullable: true, resolve: ({ chips }) => chips?.blue }),
    }),
  });
  return builder.objectRef<TictactoeView>('TictactoeView').implement({
    description: 'A board.',
    fields: (t) => ({
      phase: t.exposeString('phase', { description: 'How far it is.' }),
      toMove: t.int({ description: 'Whose turn it is.', resolve: ({ turn }) => turn }),
      board: t.intList({
        description: 'The cells.',
        nullable: { list: false, items: true },
        resolve: ({ board }) => board,
      }),
      bids: t.field({ type: [bid], description: 'The bids by seat.', resolve: ({ bids }) => bids }),
    }),
  });
}
