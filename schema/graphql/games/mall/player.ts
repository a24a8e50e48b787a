import type { PlayerView } from '../../../../engine/mall/views/player-view.ts';
import type { Words } from './words.ts';

/** A seat of the game. */
export function addPlayer({ builder, item }: Words) {
  const status = builder.enumType('MallStatus', {
    description: 'Where a player is in the match.',
    values: {
      OUTSIDE: { value: 'outside', description: 'At the entrance: the next move leads into the store.' },
      INSIDE: { value: 'inside', description: 'In the store.' },
      FINISHED: { value: 'finished', description: 'Has left the store for good.' },
      RESIGNED: { value: 'resigned', description: 'Has given up.' },
    },
  });
  return builder.objectRef<PlayerView>('MallPlayer').implement({
    description: 'A player.',
    fields: (t) => ({
      seat: t.exposeInt('seat', { description: 'The seat.' }),
      yen: t.exposeInt('yen', { description: 'Its yen.' }),
      node: t.exposeString('node', { description: 'The dot of its architect.' }),
      crate: t.field({
        type: [item],
        description: 'What is in its crate, in order.',
        resolve: ({ crate }) => crate,
      }),
      shelf: t.field({ type: [item], description: 'What it has carried out.', resolve: ({ shelf }) => shelf }),
      barrels: t.exposeInt('barrels', { description: 'Its mackerel barrels: one for each exit.' }),
      tunaBought: t.exposeInt('tunaBought', { description: 'Tuna that it has bought in the match.' }),
      nextTunaCost: t.exposeInt('nextTunaCost', { description: 'What its next tuna costs.' }),
      press: t.exposeInt('press', { description: 'Its magazines and newspapers that count in ties.' }),
      status: t.field({ type: status, description: 'Where it is in the match.', resolve: (player) => player.status }),
    }),
  });
}
