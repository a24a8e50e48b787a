import { describe, expect, test } from 'vitest';
import { fishInPlay } from '../../../../engine/tsukiji/ask.ts';
import type { FishId } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { Position } from '../../../support/tsukiji.ts';
import { boardOf, deal, look, play, playerOf, table } from '../../../support/tsukiji.ts';

const held = (position: Position) => look(position).players.map(({ licences }) => licences);
/** A match whose Fish Markets are drawn so that this one is, or is not, among them. */
const dealt = (seats: number, raw: object, wanted: FishId, among: boolean): Position => {
  for (let seed = 0; seed < 200; seed += 1) {
    const position = deal(`deal ${seed}`, seats, { expansion: true, ...raw });
    if (fishInPlay(position).includes(wanted) === among) return position;
  }
  throw new Error(`no deal in which ${wanted} in play is ${among}`);
};

describe('at the start', () => {
  // TX-SETUP-07, TX-SETUP-08
  test('everyone has a Mackerel licence while Horse Mackerel is not in play', () => {
    const position = dealt(5, {}, 'horseMackerel', false);
    expect(held(position)).toEqual(Array(5).fill({ mackerel: 1 }));
    expect(boardOf(position, 'mackerel').licences).toBe(3);
  });

  // TX-SETUP-07, TX-SETUP-08
  test.each([5, 6])(
    'nobody has one while both boards are in play, and one for each of %i lies on the board',
    (seats) => {
      const drawn = dealt(seats, {}, 'horseMackerel', true);
      expect(held(drawn)).toEqual(Array(seats).fill({}));
      expect(boardOf(drawn, 'mackerel').licences).toBe(seats);
      const started = dealt(seats, { starter: 'horseMackerel' }, 'mackerel', true);
      expect(held(started)).toEqual(Array(seats).fill({}));
      expect(boardOf(started, 'mackerel').licences).toBe(seats);
    },
  );

  // TX-SETUP-07, TX-SETUP-08
  test('nobody has one where Horse Mackerel alone is in play', () => {
    const position = dealt(4, { starter: 'horseMackerel' }, 'mackerel', false);
    expect(held(position)).toEqual(Array(4).fill({}));
    expect(look(position).boards.mackerel).toBeUndefined();
    expect(boardOf(position, 'horseMackerel')).toMatchObject({
      barrels: 8,
      licences: 6,
      tokens: { horseMackerel: 12 },
    });
  });

  // TX-SETUP-06, TX-SETUP-09, TX-SETUP-10, TX-SETUP-11
  test('the new Fish Markets are stocked as printed', () => {
    const position = deal('all', 2, { expansion: true, extraFishMarkets: 11 });
    const stock = (fish: FishId) => {
      const { barrels, licences, tokens, own } = boardOf(position, fish);
      return [barrels, licences, tokens, own];
    };
    expect(stock('clamsOysters')).toEqual([5, 3, { clam: 6, oyster: 6 }, null]);
    expect(stock('himono')).toEqual([5, 3, { himono: 8 }, { issued: 0, licences: [] }]);
    expect(stock('horseMackerel')).toEqual([6, 6, { horseMackerel: 8 }, null]);
    expect(stock('nori')).toEqual([5, 2, { nori: 8 }, null]);
    expect(stock('sardines')).toEqual([5, 2, { sardine: 12 }, { iwashi: 0 }]);
    expect(stock('swordfish')).toEqual([6, 3, { swordfish: 9 }, { marker: 6, boxed: 0 }]);
  });
});

describe('a board that enters later', () => {
  const lastEel = (
    more: object,
    box: readonly FishId[],
    fish: readonly FishId[] = ['eel', 'horseMackerel'],
  ): Position =>
    table({
      seats: 3,
      fish,
      external: [],
      players: [{ licences: { eel: 1 }, boats: [{ kind: '1', at: 'sea' }] }],
      boards: { eel: { barrels: 1 }, ...more },
      options: { expansion: true, starter: 'horseMackerel' },
      box: { fish: box },
      activity: { kind: 'fishing' },
    });

  // TX-LATE-01, TX-LATE-02, EX-LATE-a
  test('as Mackerel has one licence for each player on it; nobody gets one', () => {
    const after = play(lastEel({}, ['mackerel']), 'catch A eel');
    expect(boardOf(after, 'mackerel')).toMatchObject({ barrels: 15, tokens: { mackerel: 30 }, licences: 3 });
    expect(held(after)).toEqual([{ eel: 1 }, {}, {}]);
  });

  // TX-LATE-03
  test('as Horse Mackerel changes no licence that is held', () => {
    const position = lastEel({}, ['horseMackerel'], ['eel', 'mackerel']);
    const owner = { ...position.state.players[1], licences: { mackerel: 1 } };
    const players = position.state.players.map((player, seat) => (seat === 1 ? { ...player, ...owner } : player));
    const after = play({ ...position, state: { ...position.state, players } }, 'catch A eel');
    expect(playerOf(after, 1).licences).toEqual({ mackerel: 1 });
    expect(boardOf(after, 'mackerel').licences).toBe(3);
    expect(boardOf(after, 'horseMackerel').licences).toBe(6);
  });

  // TX-LATE-01, TX-LATE-06
  test('is stocked as at the start, its tokens in the bag, and can be used at once', () => {
    const after = play(lastEel({}, ['clamsOysters']), 'catch A eel', 'fishEnd', 'enter clamsOysters option=1');
    expect(boardOf(after, 'clamsOysters')).toMatchObject({ barrels: 5, tokens: { clam: 6, oyster: 6 }, licences: 3 });
    expect(playerOf(play(after, 'buyLicence 1'), 0).licences).toMatchObject({ clamsOysters: 1 });
  });
});
