/** A table of the expansion on which everything can happen soon: all new Markets, tags, full licences, boats of every kind. */
import type { FishId, MarketId, PerFish } from '../../../engine/tsukiji/catalog/ids.ts';
import { himonoLicences, himonoTag, type OnLicence } from './himono.ts';
import type { Position } from './position.ts';
import type { BoatOnTable, ItemOnTable, PlayerOnTable } from './table.ts';
import { table } from './table.ts';

const fish: readonly FishId[] = [
  ...(['mackerel', 'eel', 'salmon', 'crab'] as const),
  ...(['clamsOysters', 'himono', 'horseMackerel', 'nori', 'sardines', 'swordfish'] as const),
];
const external: readonly MarketId[] = [
  ...(['ships', 'aquarium', 'trading'] as const),
  ...(['foreignMarket', 'influence', 'newAquarium', 'overfishing', 'shipRental', 'sushiShop'] as const),
];

/** Licences of a seat beside its Himono licences: together they fill a Port. */
const kinds: readonly PerFish[] = [
  { horseMackerel: 1, mackerel: 1 },
  { sardines: 1, nori: 1 },
  { clamsOysters: 1, swordfish: 1 },
  { horseMackerel: 1, eel: 1 },
  { salmon: 1, crab: 1 },
  { nori: 1, mackerel: 1 },
];

/** What lies on the first Himono licence of a seat; only three exist. */
const onLicences: readonly OnLicence[] = [
  { seat: 0, barrels: { mackerel: 1 }, tokens: { sardine: 1 } },
  { seat: 1, barrels: { sardines: 1 }, tokens: { mackerel: 1 } },
];

function boatsOf(seat: number): readonly BoatOnTable[] {
  const licence = `himono${seat + 1}`;
  const tags = seat < onLicences.length ? [himonoTag('mackerel', licence)] : [];
  return [
    { id: `S${seat}`, kind: '3', at: 'sea', cargo: { mackerel: 2 }, ...(tags.length > 0 ? { tags } : {}) },
    { id: `E${seat}`, kind: seat === 0 ? 'blue' : '2', at: 'sea' },
    { id: `B${seat}`, kind: 'barge4', at: 'sea', cargo: { swordfish: 1, crab: 1, sardines: 1 } },
    { id: `D${seat}`, kind: '1', at: 'L' },
  ];
}

function itemsOf(row: 'upper' | 'lower'): readonly ItemOnTable[] {
  return [
    { fish: 'clamsOysters', row, price: 100 },
    { fish: 'horseMackerel', row, price: 100 },
    { fish: 'nori', row, price: 200 },
    { fish: 'himono', row, price: 700 },
  ];
}

function playerAt(seat: number): PlayerOnTable {
  return {
    yen: 1200 + 300 * seat,
    licences: { ...(seat < onLicences.length ? { himono: 1 } : {}), ...kinds[seat] },
    tokens: { clam: 1, oyster: 1, himono: 1, horseMackerel: 2, nori: 1, sardine: 1, swordfish: 1, eel: 1 },
    openDocks: 2,
    boats: boatsOf(seat),
    items: [...itemsOf('upper'), ...itemsOf('lower')],
  };
}

/** A harbour of the expansion for so many seats. `raw` are options of the match. */
export function expansionHarbour(seats: number, raw: object = {}): Position {
  return table({
    seats,
    fish,
    external,
    players: Array.from({ length: seats }, (_, seat) => playerAt(seat)),
    boards: {
      himono: { ...himonoLicences(...onLicences.slice(0, seats)), licences: 1 },
      horseMackerel: { barrels: 3 },
      nori: { barrels: 3 },
      sardines: { own: { iwashi: 2 } },
      swordfish: { tokens: { swordfish: 3 } },
    },
    options: { expansion: true, blueShip: true, barges: 'two4', ...raw },
  });
}
