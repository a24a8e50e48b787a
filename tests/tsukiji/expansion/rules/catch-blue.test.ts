import { describe, expect, test } from 'vitest';
import type { FishId, PerFish } from '../../../../engine/tsukiji/catalog/ids.ts';
import type { BoatOnTable, Laid, Position } from '../../../support/tsukiji.ts';
import { boatOf, expectAccepted, expectRefused, legal, look, play, table } from '../../../support/tsukiji.ts';

const all: readonly FishId[] = [
  ...(['mackerel', 'eel', 'squid', 'fugu', 'salmon'] as const),
  ...(['horseMackerel', 'himono', 'sardines'] as const),
];

/** Seat 0 in the middle of Fishing, with these licences and boats at sea. */
const fisher = (licences: PerFish, boats: readonly Partial<BoatOnTable>[], more: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: all,
    external: [],
    turn: { ap: 1, acted: true },
    activity: { kind: 'fishing' },
    players: [{ licences, boats: boats.map((boat) => ({ kind: '1', at: 'sea', ...boat })) }],
    options: { expansion: true, blueShip: true },
    ...more,
  });
const tag = (fish: FishId, licence = 'himono1') => ({ of: 'himono', licence, fish }) as const;
const again = (position: Position): Position => play(position, 'fishEnd', 'fishBegin');

describe('the blue ship', () => {
  const blue = (more: Partial<BoatOnTable> = {}) => ({ kind: 'blue', ...more }) as const;

  // TX-CATCH-03, TX-BLUE-04, EX-CATCH-a
  test('takes one Eel and one Squid in one catch', () => {
    const position = fisher({ eel: 1, squid: 1 }, [blue()]);
    const after = play(position, 'catch A eel second=squid');
    expect(boatOf(after, 'A').cargo).toEqual({ eel: 1, squid: 1 });
    expect(look(after).activity).toMatchObject({ used: { eel: 1, squid: 1 }, activated: ['A'] });
    expectRefused(position, 'catch A eel second=eel', 'licence.used', { fish: 'eel' });
  });

  // EX-CATCH-b
  test('takes up to four Mackerel with two Horse Mackerel licences', () => {
    const position = fisher({ horseMackerel: 2 }, [blue()]);
    const step = 'catch A mackerel licence=horseMackerel count=2 second=mackerel:licence=horseMackerel:count=2';
    expect(boatOf(play(position, step), 'A').cargo).toEqual({ mackerel: 4 });
  });

  // EX-CATCH-c, TX-RUL-08
  test('takes two Horse Mackerel, but never Mackerel beside them', () => {
    const position = fisher({ horseMackerel: 2, mackerel: 1 }, [blue()]);
    expectAccepted(position, 'catch A horseMackerel second=horseMackerel');
    expectRefused(position, 'catch A horseMackerel second=mackerel:licence=horseMackerel:count=2', 'cargo.apart', {
      boat: 'A',
      fish: 'mackerel',
    });
    expectRefused(position, 'catch A mackerel second=horseMackerel', 'cargo.apart');
  });

  // EX-CATCH-d
  test('takes no third type', () => {
    const position = fisher({ fugu: 1 }, [blue({ cargo: { eel: 1, squid: 1 } })]);
    expectRefused(position, 'catch A fugu', 'cargo.otherFish', { boat: 'A' });
  });

  // EX-CATCH-e, TX-RUL-09
  test('uses no Himono licence beside other cargo', () => {
    const position = fisher({ himono: 1 }, [blue({ cargo: { eel: 1 } })]);
    expectRefused(position, 'catch A mackerel licence=himono', 'cargo.otherFish');
  });

  // EX-CATCH-f, TX-RUL-09
  test('adds only the same fish to a barrel with a tag', () => {
    const position = fisher({ eel: 1, sardines: 1, himono: 1 }, [
      blue({ cargo: { sardines: 1 }, tags: [tag('sardines')] }),
    ]);
    expectRefused(position, 'catch A eel', 'cargo.otherFish');
    expectAccepted(position, 'catch A sardines');
    expectRefused(position, 'catch A sardines second=eel', 'cargo.otherFish');
  });

  // EX-CATCH-g
  test('takes up to three Mackerel with a Mackerel and a Horse Mackerel licence', () => {
    const position = fisher({ mackerel: 1, horseMackerel: 1 }, [blue()]);
    const after = play(position, 'catch A mackerel second=mackerel:licence=horseMackerel:count=2');
    expect(boatOf(after, 'A').cargo).toEqual({ mackerel: 3 });
    expectRefused(position, 'catch A mackerel second=mackerel:licence=horseMackerel:count=3', 'cargo.noRoom');
  });

  // EX-CATCH-h
  test('takes one Salmon only', () => {
    const position = fisher({ salmon: 2 }, [blue()]);
    expectAccepted(position, 'catch A salmon');
    expectRefused(position, 'catch A salmon second=salmon', 'cargo.noRoom');
  });

  // EX-CATCH-i
  test('needs more Eel licences than other ships with Eel', () => {
    const position = fisher({ eel: 1, squid: 1 }, [blue(), { cargo: { eel: 1 } }]);
    expectAccepted(position, 'catch A squid');
    expectRefused(position, 'catch A eel', 'licence.tooFew', { licences: 1, ships: 1 });
    expectRefused(position, 'catch A squid second=eel', 'licence.tooFew');
  });

  // EX-CATCH-o
  test('may reach one Salmon and three Eel in several actions', () => {
    const position = fisher({ eel: 1, salmon: 1 }, [blue()], { turn: { ap: 2, acted: true } });
    const first = again(play(position, 'catch A eel second=salmon'));
    const second = again(play(first, 'catch A eel'));
    const third = play(second, 'catch A eel');
    expect(boatOf(third, 'A').cargo).toEqual({ eel: 3, salmon: 1 });
    expectRefused(second, 'catch A salmon', 'cargo.noRoom');
  });

  // TX-CATCH-03
  test('is full after the first use: there is no second', () => {
    const position = fisher({ eel: 1, squid: 1 }, [blue({ cargo: { eel: 3 } })]);
    expectRefused(position, 'catch A eel second=squid', 'cargo.noRoom', { most: 0 });
  });
});

describe('before chance speaks', () => {
  const last = { horseMackerel: { barrels: 1 } };

  // TX-RUL-56
  test('a second use may catch the Mackerel that the first one brings into play', () => {
    const position = fisher({ horseMackerel: 2, eel: 1 }, [{ kind: 'blue', cargo: {} }], {
      fish: ['eel', 'horseMackerel'],
      boards: last,
      box: { fish: ['mackerel', 'squid'] },
    });
    // The ship would hold both: the Mackerel is there, but not for this ship.
    expectRefused(position, 'catch A horseMackerel second=mackerel:licence=horseMackerel', 'cargo.apart');
    const after = play(position, 'catch A horseMackerel second=eel');
    expect(look(after).order).toEqual(['eel', 'horseMackerel', 'mackerel', 'squid']);
    expect(boatOf(after, 'A').cargo).toEqual({ eel: 1, horseMackerel: 1 });
  });

  // TX-RUL-56
  test('a second use that relies on an overfished fish is refused', () => {
    const position = fisher({ horseMackerel: 2 }, [{ kind: 'blue' }], { boards: last, box: { fish: [] } });
    expectRefused(position, 'catch A horseMackerel second=horseMackerel', 'fish.overfished');
  });

  // TX-RUL-56
  test('a second use cannot count on a board that would be drawn, be it the only one', () => {
    const position = fisher({ eel: 1, mackerel: 1 }, [{ kind: 'blue' }], {
      fish: ['eel', 'squid'],
      boards: { eel: { barrels: 1 } },
      box: { fish: ['mackerel'] },
    });
    expectRefused(position, 'catch A eel second=mackerel', 'market.notInPlay', { market: 'mackerel' });
    const after = play(position, 'catch A eel');
    expect(look(after).order).toContain('mackerel');
  });

  test('the forms of a double catch name every second use that the first one leaves', () => {
    const position = fisher({ eel: 1, squid: 1 }, [{ kind: 'blue' }]);
    const forms = legal(position, 0).filter(({ action }) => action === 'catch');
    expect(forms.map(({ fields }) => fields)).toMatchObject([
      { fish: { of: ['eel'] }, second: { of: { of: [{ fields: { fish: { of: ['squid'] } } }] } } },
      { fish: { of: ['squid'] }, second: { of: { of: [{ fields: { fish: { of: ['eel'] } } }] } } },
    ]);
  });
});
