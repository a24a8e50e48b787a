import { describe, expect, test } from 'vitest';
import type { ExternalId, Tokens } from '../../../../engine/tsukiji/catalog/ids.ts';
import { allExternalIds } from '../../../../engine/tsukiji/catalog/ids.ts';
import { defaultPrints } from '../../../../engine/tsukiji/catalog/prints.ts';
import { markets } from '../../../../engine/tsukiji/markets/index.ts';
import { eventsOf, expectRefused, legalNames, look, play, viewOf } from '../../../support/tsukiji.ts';
import { boat, opened, options, sideOf, visiting } from './brink.ts';

const fullAquarium: Tokens = {
  eel: 2,
  fugu: 1,
  mackerel: 4,
  octopus: 3,
  snapper: 3,
  salmonFresh: 3,
  crab4: 2,
  squid: 3,
  tuna15: 1,
};

/** Each board on the brink, and the step that uses it up. */
const brinks: readonly {
  market: ExternalId;
  own: unknown;
  step: string;
  side: 'collapsed' | 'closed';
  rest?: string;
}[] = [
  { market: 'aquarium', own: fullAquarium, step: 'aquariumSell fugu*1', side: 'closed' },
  {
    market: 'newAquarium',
    own: { clam: 2, himono: 2, nori: 3, sardine: 4, swordfish: 1 },
    step: 'sellNewAquarium swordfish*1',
    side: 'closed',
  },
  { market: 'bank', own: { loan: [0, 3, 0], share: [1, 0, 0] }, step: 'share 1', side: 'closed' },
  {
    market: 'government',
    own: { left: { eel: 3 }, right: { eel: 9 } },
    step: 'donate right=eel*1',
    side: 'closed',
  },
  {
    market: 'rentals',
    own: { stock: { freezers: 0, handcarts: 1 }, held: [] },
    step: 'rent handcarts=1',
    side: 'closed',
  },
  { market: 'ships', own: { boats: [boat('1')] }, step: 'buyBoat 1 L', side: 'collapsed' },
  {
    market: 'trading',
    own: { spaces: [{}, { eel: 1 }, { eel: 1 }, { eel: 1 }] },
    step: 'trade 1 fugu*3',
    side: 'collapsed',
  },
  {
    market: 'influence',
    own: { buyers: 1, extensions: 0, onPort: [0, 0, 0], assigned: [{ seat: 1, target: 2 }] },
    step: 'buyBuyer',
    side: 'collapsed',
  },
  { market: 'shipRental', own: { tokens: 1, boxed: 0 }, step: 'rentBoat 1 ships L', side: 'closed' },
  {
    market: 'sushiShop',
    own: { spaces: [{ eel: 1 }, {}, { eel: 3 }, { eel: 4 }, { eel: 5 }] },
    step: 'sellSushi eel*1,fugu*1',
    side: 'closed',
  },
];

describe.each(brinks)('$market', ({ market, own, step, side }) => {
  const more = { players: [{ yen: 3000, tokens: { mackerel: 9, eel: 3, fugu: 3, swordfish: 1 }, openDocks: 3 }] };
  const position = visiting(market, own, {}, { fish: ['mackerel', 'eel', 'fugu', 'swordfish'], ...more });

  // TV-COLLAPSE-02, TV-COLLAPSE-03
  test(`is ${side} when it is used up, and brings a board`, () => {
    const after = play(position, step);
    expect([sideOf(position, market), sideOf(after, market)]).toEqual([undefined, side]);
    expect(opened(after)).toEqual(['auction']);
    expect(eventsOf(after, 'marketUsedUp')).toEqual([{ type: 'marketUsedUp', market, side }]);
    expect(viewOf(after, 1).markets.find(({ id }) => id === market)?.side).toBe(side);
    expect(defaultPrints['collapse.sides']).toMatchObject({ [market]: side });
  });

  // TV-COLLAPSE-04, TV-COLLAPSE-05, TX-RUL-35
  test(side === 'closed' ? 'ends the visit, and is entered no more' : 'stays open', () => {
    const after = play(position, step);
    expect(look(after).activity?.kind).toBe(side === 'closed' ? undefined : 'visit');
    const again = side === 'closed' ? after : play(after, 'leave');
    if (side === 'closed') expectRefused(again, `enter ${market}`, 'market.closed', { market });
    else expect(legalNames(after)).toContain('leave');
  });

  // TV-COLLAPSE-01
  test('stays as it is without the variant', () => {
    const after = play(
      visiting(
        market,
        own,
        {},
        { ...more, fish: ['mackerel', 'eel', 'fugu', 'swordfish'], options: { ...options, collapse: false } },
      ),
      step,
    );
    expect([sideOf(after, market), opened(after)]).toEqual([undefined, []]);
  });
});

// TV-COLLAPSE-01, TV-COLLAPSE-02
test('ten boards can be used up, five never are, and twelve tokens suffice', () => {
  const can = allExternalIds.filter((id) => markets[id].usedUp !== undefined);
  expect(can.toSorted()).toEqual(Object.keys(defaultPrints['collapse.sides']).toSorted());
  expect(can).toHaveLength(10);
  expect(defaultPrints['components.expansion.collapseTokens']).toBeGreaterThanOrEqual(can.length);
});

describe('before that', () => {
  // TV-COLLAPSE-02, EX-COLLAPSE-e
  test.each<[ExternalId, unknown, string]>([
    ['bank', { loan: [0, 3, 0], share: [0, 0, 0] }, 'share 1'],
    ['rentals', { stock: { freezers: 1, handcarts: 1 }, held: [] }, 'rent handcarts=1'],
    ['influence', { buyers: 1, extensions: 1, onPort: [0, 0, 0], assigned: [] }, 'buyBuyer'],
    ['government', { left: { eel: 2 }, right: { eel: 9 } }, 'donate right=eel*1'],
  ])('%s is open', (market, own, step) => {
    const after = play(visiting(market, own), step);
    expect([sideOf(after, market), opened(after)]).toEqual([undefined, []]);
    expect(look(after).activity?.kind).toBe('visit');
  });

  // TV-COLLAPSE-02, TX-RUL-38, EX-COLLAPSE-h
  test('a free place of a fish that is not in play keeps an Aquarium open', () => {
    const after = play(visiting('aquarium', { ...fullAquarium, tuna15: 0 }), 'aquariumSell fugu*1');
    expect([sideOf(after, 'aquarium'), opened(after)]).toEqual([undefined, []]);
  });
});
