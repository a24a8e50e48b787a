import { describe, expect, test } from 'vitest';
import { isExternal, isFish } from '../../../../engine/tsukiji/catalog/pieces.ts';
import type { Position } from '../../../support/tsukiji.ts';
import { deal, look, play, playMatch } from '../../../support/tsukiji.ts';

const fishOf = (position: Position) => look(position).order.filter(isFish);
const externalOf = (position: Position) => look(position).order.filter(isExternal);
const SEEDS = Array.from({ length: 20 }, (_, index) => `more ${index}`);

// TV-MORE-01
test('the host may raise the number of Fish and of External boards', () => {
  for (const seats of [2, 6]) {
    const table = deal('table', seats, { expansion: true, extraFishMarkets: 0 });
    const more = deal('table', seats, { expansion: true, extraFishMarkets: 2 });
    expect(fishOf(more)).toHaveLength(fishOf(table).length + 2);
  }
  expect(externalOf(deal('base', 3, { extraExternalMarkets: 3 }))).toHaveLength(3 + 3);
});

describe('the pair rule', () => {
  // TV-MORE-02, TX-SETUP-05
  test('adds its board on top of the raised number', () => {
    for (const seed of SEEDS) {
      const boards = externalOf(deal(seed, 3, { expansion: true, extraExternalMarkets: 4 }));
      const pair = boards.filter((id) => id === 'aquarium' || id === 'newAquarium').length;
      expect([0, 2]).toContain(pair);
      expect(boards).toHaveLength(3 + 4 + pair / 2);
    }
  });

  // TV-MORE-02
  test('is skipped where no board is left', () => {
    const position = deal('all', 3, { expansion: true, extraExternalMarkets: 12 });
    expect(externalOf(position)).toHaveLength(15);
    expect(look(position).box.external).toEqual([]);
  });
});

// TV-MORE-01, TV-MORE-02, TX-RUL-01, EX-MORE
test('two players may have everything, and then no draw finds anything', () => {
  const options = { expansion: true, extraFishMarkets: 11, extraExternalMarkets: 11 };
  const position = deal('everything', 2, options);
  expect([fishOf(position).length, externalOf(position).length]).toEqual([15, 14]);
  expect(externalOf(position)).not.toContain('auction');
  expect(look(position).box).toEqual({ fish: [], external: [] });
  const end = playMatch('everything', 2, { ...options, roundLimit: 6 });
  expect(look(end).order).toHaveLength(29);
  expect(play(position, 'fishBegin').state.order).toHaveLength(29);
});
