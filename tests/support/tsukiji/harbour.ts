/** A table on which everything can happen soon: nearly all Markets, full Ports, boats of every kind. */
import type { FishId, PerFish, Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import { externalIds, fishIds } from '../../../engine/tsukiji/catalog/ids.ts';
import type { Position } from './position.ts';
import type { ItemOnTable, PlayerOnTable } from './table.ts';
import { table } from './table.ts';

/** Some of everything, worth too little to bring the end near. */
const tokens: Tokens = { mackerel: 3, eel: 1, fugu: 2, octopus: 1, takoyaki: 1, snapper: 1, crab4: 1 };
/** All but one: the last may come when a fish is overfished. */
const inPlay: readonly FishId[] = fishIds.filter((id) => id !== 'squid');
const cargoes: readonly PerFish[] = [{ mackerel: 3 }, { eel: 2 }, { crab: 3 }, { tuna: 3 }, { fugu: 1 }, { salmon: 1 }];

const rented = {
  stock: { freezers: 1, handcarts: 1 },
  held: [
    { seat: 0, good: 'handcart', uses: 2 },
    { seat: 1, good: 'freezer', uses: 1 },
  ],
};

/** A harbour for so many seats. `raw` are options of the match. */
export function harbour(seats: number, raw: unknown = {}): Position {
  return table({
    seats,
    fish: inPlay,
    external: externalIds.filter((id) => seats > 2 || id !== 'auction'),
    players: Array.from({ length: seats }, (_, seat) => playerAt(seat)),
    boards: {
      rentals: { own: rented },
      eel: { barrels: 2 },
      fugu: { tokens: { fugu: 3 } },
      crab: { tokens: { crab4: 1, crab6: 1 } },
    },
    options: raw,
  });
}

function playerAt(seat: number): PlayerOnTable {
  const licensed = (step: number): FishId => inPlay[(seat + step) % inPlay.length] ?? 'mackerel';
  return {
    yen: 900 + 300 * seat,
    licences: Object.fromEntries([...new Set([licensed(0), licensed(1), 'mackerel'])].map((each) => [each, 1])),
    tokens: { ...tokens, [seat % 2 === 0 ? 'salmonFresh' : 'salmon4']: 1 },
    openDocks: 2,
    boats: [
      { id: `S${seat}`, kind: '3', at: 'sea', cargo: cargoes[seat % cargoes.length] ?? {} },
      { id: `E${seat}`, kind: '2', at: 'sea' },
      { id: `B${seat}`, kind: 'barge', at: 'sea', cargo: { crab: 1, tuna: 2 } },
      { id: `D${seat}`, kind: '1', at: 'L' },
    ],
    items: [...itemsOf('upper'), ...itemsOf('lower'), { fish: 'octopus', token: 'takoyaki', price: 300 }],
  };
}

function itemsOf(row: 'upper' | 'lower'): readonly ItemOnTable[] {
  return [
    { fish: 'mackerel', row, price: 100 },
    { fish: 'eel', row, price: 700 },
    { fish: 'fugu', row, price: 200 },
    { fish: 'salmon', row, price: 300 },
  ];
}
