import { describe, expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../../../support/tsukiji.ts';
import { boardOf, expectAccepted, expectRefused, itemsOf, look, play, table, yenOf } from '../../../support/tsukiji.ts';

const harbour = (player: PlayerOnTable, more: Partial<Laid> = {}): Position =>
  table({
    seats: 3,
    fish: ['mackerel', 'clamsOysters', 'horseMackerel', 'himono', 'nori', 'sardines', 'swordfish'],
    external: ['aquarium', 'newAquarium'],
    players: [player],
    options: { expansion: true },
    ...more,
  });

describe('a barrel as the entry cost', () => {
  const clams = { fish: 'clamsOysters', price: 100 } as const;

  // TX-ENTRY-01, TX-ENTRY-03, EX-ENTRY-03b, TX-RUL-42
  test('of Clams & Oysters leaves the points alone and brings rivals their income; it may be paid again', () => {
    const visitor = { tokens: { clam: 2, oyster: 2 }, items: [clams, { ...clams, row: 'lower' }] } as const;
    const rivals = [{ licences: { clamsOysters: 1 } }, { licences: { clamsOysters: 2 } }];
    const position = harbour({}, { players: [visitor, ...rivals] });
    const inside = play(position, 'enter clamsOysters option=2 pay=items=(i1)');
    expect([yenOf(inside, 1), yenOf(inside, 2)]).toEqual([2100, 2200]);
    expect(look(inside).turn).toMatchObject({ ap: 2, acted: true });
    expect(boardOf(inside, 'clamsOysters').barrels).toBe(6);
    expectRefused(position, 'enter clamsOysters', 'entry.option', { options: 2 });
    const again = play(inside, 'sellSet 1', 'leave', 'enter clamsOysters option=2 pay=items=(i2)');
    expect(itemsOf(again, 0)).toEqual([]);
    expectAccepted(again, 'sellSet 1');
  });

  // TX-ENTRY-01, TX-RUL-05
  test('is one on sale on the own Port, of either row and any column', () => {
    const items = [
      { fish: 'mackerel', row: 'lower', price: 500 },
      { fish: 'octopus', token: 'takoyaki', price: 100 },
      { fish: 'nori', price: 900 },
    ] as const;
    const boats = [{ kind: '2', at: 'sea', cargo: { nori: 1 } }] as const;
    const position = harbour({ items, boats, tokens: { nori: 1 } });
    expectAccepted(position, 'enter newAquarium pay=items=(i1)');
    expectAccepted(position, 'enter newAquarium pay=items=(i3)');
    expectRefused(position, 'enter newAquarium pay=items=(i2)', 'entry.wrongPieces', { barrel: 'any', count: 1 });
    expectRefused(position, 'enter newAquarium pay=items=(i1,i3)', 'entry.wrongPieces');
    expectRefused(position, 'enter newAquarium pay=tokens=(nori*1)', 'entry.wrongPieces');
    expectRefused(position, 'enter newAquarium', 'entry.wrongPieces');
    expectRefused(position, 'enter newAquarium pay=items=(i9)', 'item.unknown');
    expectRefused(position, 'enter clamsOysters option=2 pay=items=(i1)', 'entry.wrongPieces', {
      barrel: 'clamsOysters',
    });
    expectRefused(position, 'enter clamsOysters option=1 pay=items=(i1)', 'entry.nothingToPay');
  });

  // EX-ENTRY-03a
  test('of an overfished fish goes to the box, and counts', () => {
    const position = harbour(
      { items: [{ fish: 'mackerel', price: 100 }], tokens: { nori: 1 } },
      { boards: { mackerel: { barrels: 0, overfished: true } } },
    );
    const inside = play(position, 'enter newAquarium pay=items=(i1)');
    expect(look(inside).boxed).toEqual({ mackerel: 1 });
    expect(look(inside).activity).toMatchObject({ kind: 'visit', market: 'newAquarium' });
  });

  // EX-ENTRY-03c, TX-HIMONO-10
  test('may be a Himono barrel, which goes back to its board', () => {
    const position = harbour({ items: [{ fish: 'himono', price: 100 }], tokens: { nori: 1 } });
    expect(boardOf(play(position, 'enter newAquarium pay=items=(i1)'), 'himono').barrels).toBe(6);
  });

  // TX-ENTRY-02
  test('of any fish is offered by fish: one may be wanted for the visit itself', () => {
    const items = [
      { fish: 'mackerel', price: 100 },
      { fish: 'eel', price: 100 },
    ] as const;
    const position = harbour(
      { yen: 0, tokens: { mackerel: 1 }, items },
      {
        fish: ['mackerel', 'eel'],
        options: { expansion: true, prints: { 'fish.mackerel.entry': [{ barrel: 'any', count: 1 }] } },
      },
    );
    expectRefused(position, 'enter mackerel pay=items=(i1)', 'market.nothingToDo');
    expectAccepted(position, 'enter mackerel pay=items=(i2)');
  });
});

describe('entering', () => {
  // TX-ENTRY-02, EX-ENTRY-02
  test('is tested after the cost and the income', () => {
    const visitor = (yen: number) => harbour({ yen, licences: { swordfish: 1 } });
    expectRefused(visitor(300), 'enter swordfish', 'market.nothingToDo');
    expectAccepted(visitor(500), 'enter swordfish');
    expect(yenOf(play(visitor(500), 'enter swordfish'), 0)).toBe(600);
  });

  // TX-ENTRY-03
  test.each([
    ['himono', 1],
    ['horseMackerel', 2],
    ['nori', 2],
    ['sardines', 1],
    ['swordfish', 1],
  ] as const)('%s leaves %i points', (market, ap) => {
    expect(look(play(harbour({}), `enter ${market}`)).turn.ap).toBe(ap);
  });

  // TX-TURN-03, EX-TURN-03
  test('a free Market is an action: it starts while a point is left', () => {
    const position = harbour({}, { turn: { ap: 1 } });
    const free = play(position, 'enter horseMackerel', 'buyLicence 1', 'leave');
    expectAccepted(free, 'fishBegin');
    const spent = play(position, 'fishBegin', 'fishEnd');
    expectRefused(spent, 'enter horseMackerel', 'points.none');
  });
});
