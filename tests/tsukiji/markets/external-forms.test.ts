import { expect, test } from 'vitest';
import { sample } from '../../../engine/kernel/forms.ts';
import { randomFrom } from '../../../engine/kernel/random.ts';
import type { ExternalId, TokenKind, Tokens } from '../../../engine/tsukiji/catalog/ids.ts';
import { externalIds } from '../../../engine/tsukiji/catalog/ids.ts';
import type { Position } from '../../support/tsukiji.ts';
import { expectAccepted, legal, submit, table } from '../../support/tsukiji.ts';

const held: Tokens = { mackerel: 3, fugu: 3, salmonFresh: 2, salmon4: 1, crab4: 2, crab8: 1, takoyaki: 1 };

const visiting = (market: ExternalId, yen: number): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'octopus', 'fugu', 'salmon', 'crab'],
    external: ['ships', market].filter((id, index, all) => all.indexOf(id) === index) as ExternalId[],
    players: [
      {
        yen,
        tokens: held,
        openDocks: 3,
        boats: [
          { kind: '1', at: 'L' },
          { kind: '1', at: 'R' },
        ],
      },
    ],
    activity: { kind: 'visit', market },
  });

/** Every set of at most the held tokens. */
function setsOf(tokens: Tokens): readonly Tokens[] {
  return (Object.entries(tokens) as [TokenKind, number][]).reduce<readonly Tokens[]>(
    (sets, [kind, count]) =>
      sets.flatMap((set) => [set, ...Array.from({ length: count }, (_, index) => ({ ...set, [kind]: index + 1 }))]),
    [{}],
  );
}

// TB-MKT-04
test.each(externalIds)('whatever a form offers at %s is accepted', (market) => {
  const position = visiting(market, 1000);
  const forms = legal(position, 0);
  expect(forms.length).toBeGreaterThan(0);
  const random = randomFrom(market);
  for (const form of forms) {
    for (let count = 0; count < 15; count += 1) expectAccepted(position, { ...sample(form, random) });
  }
});

// TB-AQUA-01 TB-AUCT-02 TB-TRADE-01
test.each([
  ['aquarium', 'aquariumSell', {}],
  ['auction', 'auctionOffer', {}],
  ['trading', 'trade', { space: 2 }],
  ['trading', 'trade', { space: 3 }],
] as const)('at %s each set of tokens is offered by %s if and only if it is accepted', (market, type, more) => {
  const position = visiting(market, 300);
  const sets = setsOf(held);
  const accepted = sets.filter((tokens) => {
    const action = { type, ...more, tokens };
    return 'state' in submit(position, 0, action);
  });
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(sets.length);
});
