import { describe, expect, test } from 'vitest';
import { isViolation } from '../../../../engine/kernel/violation.ts';
import { tsukiji } from '../../../../engine/tsukiji/index.ts';

const parsed = (raw: unknown, seats = 3) => tsukiji.options(raw, seats);

// TX-SETUP-01
test('without the expansion nothing of it is chosen', () => {
  expect(parsed({})).toMatchObject({
    expansion: false,
    starter: 'mackerel',
    blueShip: false,
    barges: 'one6',
    collapse: false,
    openOrder: false,
    extraFishMarkets: 0,
    extraExternalMarkets: 0,
  });
});

// TX-SETUP-01
test('the expansion brings a choice of starter, ships and barges', () => {
  const raw = { expansion: true, starter: 'horseMackerel', blueShip: true, barges: 'two4' };
  expect(parsed(raw)).toMatchObject(raw);
  expect(parsed({ expansion: true, starter: 'eel' })).toMatchObject({ code: 'options.invalid' });
  expect(parsed({ expansion: true, barges: 'three' })).toMatchObject({ code: 'options.invalid' });
});

// TX-RUL-69
test.each([
  { starter: 'mackerel' },
  { starter: 'horseMackerel' },
  { blueShip: true },
  { blueShip: false },
  { barges: 'one6' },
])('what only the expansion has is refused without it: %j', (raw) => {
  const [option] = Object.keys(raw);
  expect(parsed(raw)).toMatchObject({ code: 'options.needsExpansion', facts: { option } });
  expect(parsed({ ...raw, expansion: false })).toMatchObject({ code: 'options.needsExpansion', facts: { option } });
  expect(isViolation(parsed({ ...raw, expansion: true }))).toBe(false);
});

describe('more boards than the table says', () => {
  // TV-MORE-01, TX-RUL-62
  test.each([
    [2, {}, 'extraFishMarkets', 5],
    [6, {}, 'extraFishMarkets', 3],
    [6, { beginner: true }, 'extraFishMarkets', 2],
    [2, { expansion: true }, 'extraFishMarkets', 11],
    [6, { expansion: true }, 'extraFishMarkets', 9],
    [6, { expansion: true, starter: 'horseMackerel' }, 'extraFishMarkets', 9],
    [6, { expansion: true, beginner: true }, 'extraFishMarkets', 8],
    [2, {}, 'extraExternalMarkets', 5],
    [3, {}, 'extraExternalMarkets', 6],
    [6, {}, 'extraExternalMarkets', 4],
    [2, { expansion: true }, 'extraExternalMarkets', 11],
    [6, { expansion: true }, 'extraExternalMarkets', 10],
  ])('%i players, %j: %s up to %i', (seats, raw, option, most) => {
    expect(isViolation(parsed({ ...raw, [option]: most }, seats))).toBe(false);
    expect(parsed({ ...raw, [option]: most + 1 }, seats)).toMatchObject({
      code: 'options.tooMany',
      facts: { option, wanted: most + 1, most },
    });
  });

  test.each([-1, 0.5, '2'])('are a whole number: not %j', (extraFishMarkets) => {
    expect(parsed({ extraFishMarkets })).toMatchObject({ code: 'options.invalid' });
  });
});

describe('prints of the expansion', () => {
  test.each([
    ['fish.clamsOysters.entry', [{ barrel: 'clamsOysters', count: 2 }]],
    ['ext.influence.entry', [{ barrel: 'any', count: 1 }]],
    ['ext.newAquarium.spaces', { nori: { yen: 500, places: 1 } }],
    [
      'ext.sushiShop.spaces',
      [
        { size: 1, yen: 100 },
        { size: 3, yen: 700 },
      ],
    ],
  ])('%s may be corrected', (key, value) => {
    expect(isViolation(parsed({ expansion: true, prints: { [key]: value } }))).toBe(false);
  });

  test.each([
    ['fish.clamsOysters.entry', [{ barrel: 'bread', count: 1 }]],
    ['fish.clamsOysters.entry', [{ barrel: 'eel', count: 0 }]],
    ['ext.influence.entry', [{ barrel: 'any', count: 2 }]],
    ['fish.clamsOysters.bag', { clam: 0, oyster: 0 }],
    ['ext.newAquarium.spaces', { nori: { yen: 50, places: 1 } }],
    [
      'ext.sushiShop.spaces',
      [
        { size: 2, yen: 100 },
        { size: 2, yen: 700 },
      ],
    ],
    ['ext.sushiShop.spaces', [{ size: 0, yen: 100 }]],
  ])('%s: not to %j', (key, value) => {
    expect(parsed({ expansion: true, prints: { [key]: value } })).toMatchObject({
      code: 'prints.invalid',
      facts: { key },
    });
  });
});
