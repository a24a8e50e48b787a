import { expect, test } from 'vitest';
import type { FishId, PerFish, Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import { allExternalIds, allFishIds, marketIds, tokenKinds } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import { chooser, onward, pairsOf, playedBoards, table } from '../../../support/tsukiji.ts';

/** Fish with plain licences, dealt out among the seats. */
const plain = allFishIds.filter((fish) => fish !== 'himono');
const light = tokenKinds.filter((kind) => kind !== 'tuna20' && kind !== 'tuna25');
const [some, others] = [light.filter((_, index) => index % 2 === 0), light.filter((_, index) => index % 2 === 1)];

/** A seat that can do something with every board: it owns tokens of half of the kinds, and has barrels at sea and on sale. */
function playerAt(seat: number): PlayerOnTable {
  const own: readonly FishId[] = [0, 6, 12].flatMap((step) => plain[(seat + step) % plain.length] ?? []);
  const licences: PerFish = Object.fromEntries(own.map((fish) => [fish, 1]));
  const tokens: Tokens = Object.fromEntries((seat % 2 === 0 ? some : others).map((kind) => [kind, 1]));
  const cargo: PerFish = Object.fromEntries(own.map((fish) => [fish, 1]));
  return {
    yen: 3000,
    licences,
    tokens,
    openDocks: 3,
    boats: [
      { id: `E${seat}`, kind: '3', at: 'sea' },
      { id: `B${seat}`, kind: 'barge4', at: 'sea', cargo },
      { id: `D${seat}`, kind: '1', at: 'L' },
    ],
    items: own.map((fish) => ({ fish, price: 100 })),
  };
}

/** All thirty boards, and players with means. */
const everything = (raw: object): Position =>
  table({
    seats: 6,
    fish: allFishIds,
    external: allExternalIds,
    players: Array.from({ length: 6 }, (_, seat) => playerAt(seat)),
    options: { expansion: true, blueShip: true, barges: 'two4', roundLimit: 10, ...raw },
  });

/** Visits Markets before anything else, and keeps what it has. */
const visitor = chooser((name) =>
  name === 'enter' ? 30 : ['returnLicence', 'sellBoat', 'discard'].includes(name) ? 1 : 4,
);

test('every two markets are played together', () => {
  const met = new Set<string>();
  for (let match = 0; match < 12; match += 1) {
    const start = everything({ collapse: match % 2 === 1, moneyHidden: match % 3 === 1 });
    const walk = [...onward(start, `meet ${match}`, visitor)];
    for (const pair of pairsOf(playedBoards(walk.flatMap(({ after }) => after.events)))) met.add(pair);
  }
  expect(pairsOf(marketIds).filter((pair) => !met.has(pair))).toEqual([]);
  expect(met.size).toBe((30 * 29) / 2);
});
