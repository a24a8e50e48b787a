import { describe, expect, test } from 'vitest';
import { freeSpaces } from '../../../engine/tsukiji/ask.ts';
import type { Laid, Position } from '../../support/tsukiji.ts';
import { boardOf, boatOf, expectAccepted, expectRefused, play, playerOf, table, yenOf } from '../../support/tsukiji.ts';

const ship = { kind: '2', at: 'sea' } as const;
const eelFisher = (laid: Partial<Laid> = {}): Position =>
  table({
    seats: 2,
    fish: ['mackerel', 'eel'],
    external: [],
    players: [{ licences: { eel: 1 }, boats: [ship, ship] }],
    ...laid,
  });

describe('a licence', () => {
  // TB-LIC-01
  test('works once in each Fishing action', () => {
    const once = play(eelFisher(), 'fishBegin', 'catch A eel');
    expectRefused(once, 'catch B eel', 'licence.used', { fish: 'eel' });
    expect(boatOf(play(once, 'fishEnd', 'fishBegin', 'catch A eel'), 'A').cargo).toEqual({ eel: 2 });
  });

  // TB-LIC-01
  test('works in the next Fishing action after it was bought', () => {
    const position = eelFisher({ players: [{ boats: [ship] }] });
    expectAccepted(play(position, 'enter eel', 'buyLicence 1', 'leave', 'fishBegin'), 'catch A eel');
  });

  // TB-LIC-02
  test('is needed neither to sail, nor to dock and unload, nor to sell', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      players: [
        {
          openDocks: 2,
          tokens: { eel: 1 },
          boats: [
            { kind: '1', at: 'L' },
            { ...ship, cargo: { eel: 2 } },
          ],
        },
      ],
    });
    const after = play(position, 'fishBegin', 'sail A', 'dock B M prices=eel:1,eel:1', 'fishEnd', 'enter eel');
    expectAccepted(after, 'sell tokens=eel*1');
  });

  // TB-LIC-03, TB-LIC-04
  test('needs an empty space of four; rentals fill spaces too', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      external: ['ships', 'rentals'],
      players: [{ licences: { mackerel: 2 } }],
      boards: {
        rentals: {
          own: {
            stock: { freezers: 1, handcarts: 1 },
            held: [
              { seat: 0, good: 'freezer', uses: 2 },
              { seat: 0, good: 'handcart', uses: 2 },
            ],
          },
        },
      },
      activity: { kind: 'visit', market: 'eel' },
    });
    expect(freeSpaces(position, 0)).toBe(0);
    expectRefused(position, 'buyLicence 1', 'spaces.full', { wanted: 1, free: 0 });
    expectAccepted(play(position, 'returnLicence mackerel'), 'buyLicence 1');
  });

  // TB-LIC-03
  test('shares and loans fill no space', () => {
    const position = table({
      seats: 2,
      external: ['ships', 'bank'],
      players: [{ licences: { mackerel: 2 } }],
      activity: { kind: 'visit', market: 'bank' },
    });
    expect(freeSpaces(play(position, 'loan 3'), 0)).toBe(2);
    expect(freeSpaces(play(position, 'share 2'), 0)).toBe(2);
  });
});

describe('returning a licence', () => {
  // TB-LIC-05
  test('frees its space for another, without refund', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      players: [{ yen: 600, licences: { mackerel: 4 } }],
      boards: { mackerel: { licences: 0 } },
      activity: { kind: 'visit', market: 'eel' },
    });
    const after = play(position, 'returnLicence mackerel', 'buyLicence 1');
    expect([playerOf(after, 0).licences, yenOf(after, 0)]).toEqual([{ mackerel: 3, eel: 1 }, 100]);
    expect(boardOf(after, 'mackerel').licences).toBe(1);
  });

  // TB-LIC-05, TB-RUL-55
  test('of an overfished fish puts it back on its board, where it may be bought', () => {
    const position = table({
      seats: 2,
      fish: ['mackerel', 'eel'],
      players: [{ licences: { eel: 1 } }],
      boards: { eel: { licences: 0, barrels: 0, overfished: true } },
    });
    const after = play(position, 'returnLicence eel');
    expect([playerOf(after, 0).licences, boardOf(after, 'eel').licences]).toEqual([{}, 1]);
    expect(playerOf(play(after, 'enter eel', 'buyLicence 1'), 0).licences).toEqual({ eel: 1 });
  });

  // TB-LIC-05
  test('that one does not have is refused', () => {
    expectRefused(eelFisher(), 'returnLicence mackerel', 'licence.notOwned', { fish: 'mackerel' });
  });

  // TB-RUL-12
  test('while Fishing returns the used one first; empty ships count against what is left', () => {
    const one = { ...ship, cargo: { eel: 1 } };
    const position = eelFisher({ players: [{ licences: { eel: 2 }, boats: [one, one, ship] }] });
    const returned = play(position, 'fishBegin', 'catch A eel', 'returnLicence eel');
    expectRefused(returned, 'catch C eel', 'licence.tooFew', { licences: 1, ships: 2 });
    expectAccepted(returned, 'catch B eel');
  });
});
