import { describe, expect, test } from 'vitest';
import { at } from '../../../../engine/tsukiji/ask.ts';
import type { BoatKind, ExternalId } from '../../../../engine/tsukiji/catalog/ids.ts';
import { allExternalIds, allFishIds } from '../../../../engine/tsukiji/catalog/ids.ts';
import { isExternal, isFish } from '../../../../engine/tsukiji/catalog/pieces.ts';
import type { Yard } from '../../../../engine/tsukiji/market.ts';
import type { Position } from '../../../support/tsukiji.ts';
import { deal, eventsOf, look, playerOf } from '../../../support/tsukiji.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `expansion ${index}`);
const expansion = { expansion: true };
const fishOf = (position: Position) => look(position).order.filter(isFish);
const externalOf = (position: Position) => look(position).order.filter(isExternal);

/** What is drawn so that these External Markets come, in this order. */
function drawing(boards: readonly ExternalId[], seats: number): readonly number[] {
  let pool = allExternalIds.filter((id) => id !== 'ships' && (seats > 2 || id !== 'auction'));
  return boards.map((id) => {
    const index = pool.indexOf(id);
    pool = pool.filter((each) => each !== id);
    return index;
  });
}
const dealt = (boards: readonly ExternalId[], raw: object = {}, seats = 3) =>
  deal('pair', seats, { ...expansion, ...raw }, { 'market/external': drawing(boards, seats) });

describe.each([
  { seats: 2, fish: 4, external: 3, pool: 14 },
  { seats: 3, fish: 5, external: 3, pool: 15 },
  { seats: 4, fish: 5, external: 4, pool: 15 },
  { seats: 5, fish: 6, external: 4, pool: 15 },
  { seats: 6, fish: 6, external: 5, pool: 15 },
])('a table of $seats', ({ seats, fish, external, pool }) => {
  // TX-SETUP-02
  test.each(['mackerel', 'horseMackerel'] as const)('%s and Ships are always in play', (starter) => {
    for (const seed of SEEDS) {
      const { order } = look(deal(seed, seats, { ...expansion, starter }));
      expect(order).toEqual(expect.arrayContaining([starter, 'ships']));
    }
  });

  // TX-SETUP-03, TX-SETUP-04
  test('so many boards are in play, one more External Market with the aquariums, and the others may still be drawn', () => {
    for (const seed of SEEDS) {
      const position = deal(seed, seats, expansion);
      const { order, box } = look(position);
      const more = order.includes('aquarium') ? 1 : 0;
      expect([fishOf(position).length, externalOf(position).length]).toEqual([fish, external + more]);
      expect([box.fish.length, box.external.length]).toEqual([15 - fish, pool - external - more]);
    }
  });
});

// TX-SETUP-03
test('every board can be drawn, the starter that was not chosen too', () => {
  const drawn = new Set(
    SEEDS.flatMap((seed) => (['mackerel', 'horseMackerel'] as const).map((starter) => ({ seed, starter }))).flatMap(
      ({ seed, starter }) => look(deal(seed, 6, { ...expansion, starter })).order.filter((id) => id !== starter),
    ),
  );
  expect([...drawn].sort()).toEqual([...allFishIds, ...allExternalIds].sort());
});

// TX-SETUP-03, TX-RUL-01
test('two players never meet the Auction, neither now nor later', () => {
  for (const seed of SEEDS) {
    const { order, box } = look(deal(seed, 2, expansion));
    expect([...order, ...box.external]).not.toContain('auction');
  }
});

// TX-SETUP-03, TB-SETUP-04
test('the beginner filter works on the larger pool', () => {
  const pools = SEEDS.map((seed) => fishOf(deal(seed, 6, { ...expansion, beginner: true, starter: 'horseMackerel' })));
  for (const fish of pools) {
    expect(fish).toEqual(expect.arrayContaining(['horseMackerel', 'crab', 'eel', 'snapper']));
    expect(fish).not.toContain('tuna');
  }
  expect(pools.some((fish) => fish.includes('swordfish'))).toBe(true);
});

describe('the pair of aquariums', () => {
  // TX-SETUP-05, EX-SETUP-05a, EX-SETUP-05b, EX-SETUP-05c, EX-SETUP-05d
  test.each<{ drawn: readonly ExternalId[]; inPlay: readonly ExternalId[] }>([
    { drawn: ['bank', 'barter'], inPlay: ['ships', 'bank', 'barter'] },
    { drawn: ['aquarium', 'bank'], inPlay: ['ships', 'aquarium', 'bank', 'newAquarium'] },
    { drawn: ['newAquarium', 'sushiShop'], inPlay: ['ships', 'newAquarium', 'sushiShop', 'aquarium'] },
    { drawn: ['aquarium', 'newAquarium', 'rentals'], inPlay: ['ships', 'aquarium', 'newAquarium', 'rentals'] },
    { drawn: ['newAquarium', 'aquarium', 'rentals'], inPlay: ['ships', 'newAquarium', 'aquarium', 'rentals'] },
  ])('$drawn drawn: $inPlay', ({ drawn, inPlay }) => {
    const position = dealt(drawn);
    expect(externalOf(position)).toEqual(inPlay);
    expect(position.drawn.filter(({ stream }) => stream === 'market/external')).toHaveLength(drawn.length);
    for (const id of inPlay) expect(look(position).box.external).not.toContain(id);
  });

  // TX-SETUP-05
  test('is none in the base game', () => {
    const boards = SEEDS.map((seed) => externalOf(deal(seed, 6)));
    expect(boards.some((board) => board.includes('aquarium'))).toBe(true);
    for (const board of boards) expect(board).toHaveLength(5);
  });
});

// TX-SETUP-12, EX-SETUP-12
describe('the Ships board', () => {
  const kinds: readonly BoatKind[] = ['1', '2', '3', '4', 'blue', 'barge', 'barge4'];
  const stock = (seats: number, raw: object) => {
    const { boats } = at<Yard>(deal('ships', seats, { ...expansion, ...raw }), 'ships').own;
    return kinds.map((kind) => boats.filter((boat) => boat.kind === kind).length);
  };

  test.each([
    [6, { blueShip: true, barges: 'two4' }, [0, 4, 3, 1, 1, 0, 2]],
    [6, { barges: 'two4' }, [0, 4, 3, 1, 0, 0, 2]],
    [2, { blueShip: true }, [1, 2, 1, 1, 1, 1, 0]],
    [2, { blueShip: true, barges: 'two4' }, [1, 2, 1, 1, 1, 0, 2]],
    [4, { barges: 'one6' }, [1, 4, 3, 1, 0, 1, 0]],
  ])('of %i players with %j', (seats, raw, expected) => {
    expect(stock(seats, raw)).toEqual(expected);
  });

  test('gives each boat an id of its own', () => {
    const position = deal('ids', 6, { ...expansion, blueShip: true, barges: 'two4' });
    const ids = [
      ...at<Yard>(position, 'ships').own.boats,
      ...look(position).players.flatMap((player) => player.boats),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(6 + 11);
  });
});

// TX-SETUP-14
test('a player begins as in the base game', () => {
  for (const starter of ['mackerel', 'horseMackerel']) {
    const player = playerOf(deal('players', 4, { ...expansion, starter }), 0);
    expect(player).toMatchObject({ yen: 2000, tokens: {}, openDocks: 1, items: [] });
    expect(player.boats).toEqual([{ id: expect.any(String), kind: '1', at: 'L', cargo: {} }]);
  }
});

// TX-RUL-70
test('the order in which boards came into play is public', () => {
  const position = dealt(['bank', 'barter']);
  const [setUp] = eventsOf(position, 'matchSetUp');
  expect(setUp?.order).toEqual(look(position).order);
  expect(look(position).order.slice(-3)).toEqual(['ships', 'bank', 'barter']);
});
