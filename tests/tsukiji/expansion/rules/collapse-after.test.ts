import { describe, expect, test } from 'vitest';
import type { Step } from '../../../support/tsukiji.ts';
import { boardOf, eventsOf, expectAccepted, look, play, playerOf, yenOf } from '../../../support/tsukiji.ts';
import { boat, opened, options, sideOf, visiting } from './brink.ts';

describe('effects that were gained', () => {
  // TV-COLLAPSE-04, EX-COLLAPSE-a
  test('stay: a handcart keeps its uses, and goes to the box when it is used up', () => {
    const own = { stock: { freezers: 0, handcarts: 1 }, held: [] };
    const closed = play(visiting('rentals', own, {}, { turn: { ap: 1 } }), 'rent handcarts=1');
    const used = play(closed, 'useHandcart', 'useHandcart');
    expect(look(used).turn.cartAp).toBe(2);
    expect(boardOf(used, 'rentals').own).toEqual({ stock: { freezers: 0, handcarts: 0 }, held: [] });
  });

  // TV-COLLAPSE-02
  test('stay: loans and interest are settled at the end', () => {
    const position = visiting(
      'bank',
      { loan: [0, 3, 0], share: [1, 0, 0] },
      {},
      { end: { by: 1, last: 0 }, turn: { ap: 0 } },
    );
    const over = play(position, 'share 1', 'endTurn');
    const reasons = look(over).outcome?.placings.map((placing) => placing.reasons.map(({ reason }) => reason)) ?? [];
    expect(reasons[0]).toContain('interest');
    expect(reasons[1]).toContain('loan');
  });
});

describe('Ships', () => {
  const last = { boats: [boat('blue')] };
  const old = { boats: [{ id: 'O', kind: '1', at: 'L' }] } as const;

  // TV-COLLAPSE-02, TX-RUL-35, EX-COLLAPSE-b
  test('do not collapse where the ship given for the last one lands there in the same step', () => {
    const after = play(visiting('ships', last, old), 'buyBlue ships O L');
    expect([sideOf(after, 'ships'), opened(after)]).toEqual([undefined, []]);
  });

  // TV-COLLAPSE-02, TX-BLUE-02, EX-COLLAPSE-b
  test('collapse where it goes to Used Ships', () => {
    const position = visiting('ships', last, old, { external: ['ships', 'usedShips'] });
    expect(sideOf(play(position, 'buyBlue ships O L'), 'ships')).toBe('collapsed');
  });

  // TV-COLLAPSE-03, TX-RUL-34, EX-COLLAPSE-c
  test('collapse by a rental too, once; what comes home may be bought', () => {
    const position = visiting(
      'shipRental',
      { tokens: 6, boxed: 0 },
      {},
      { boards: { ships: { own: { boats: [boat('1')] } } } },
    );
    const steps: readonly Step[] = ['rentBoat 1 ships L', 'leave', 'fishBegin', 'sail Y', 'fishEnd'];
    const rented = play(position, ...steps);
    expect([sideOf(rented, 'ships'), opened(rented)]).toEqual(['collapsed', ['auction']]);
    const idle = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
    const home = play(rented, 'fishBegin', 'fishEnd', 'endTurn', ...idle, ...idle, 'fishBegin', 'dock Y L', 'fishEnd');
    const bought = play(home, 'enter ships', 'buyBoat 1 L');
    expect(playerOf(bought, 0).boats.map(({ id }) => id)).toEqual(['Y']);
    expect(eventsOf(bought, 'marketUsedUp')).toHaveLength(1);
    expect(boardOf(bought, 'ships').side).toBe('collapsed');
  });

  // TV-COLLAPSE-05
  test('stay open: they buy and sell as before', () => {
    const after = play(visiting('ships', { boats: [boat('1')] }), 'buyBoat 1 L');
    expectAccepted(play(after, 'leave'), 'enter ships');
    expect(yenOf(play(after, 'sellBoat Y'), 0)).toBe(3000 - 500 + 100);
  });
});

describe('Influence', () => {
  // TV-COLLAPSE-02, TV-COLLAPSE-05, EX-COLLAPSE-d
  test('sells Buyer tokens again that have come back', () => {
    const own = { buyers: 1, extensions: 0, onPort: [0, 0, 0], assigned: [] };
    const position = visiting('influence', own, {}, { turn: { ap: 0, acted: true } });
    const collapsed = play(position, 'buyBuyer', 'assignBuyer 1', 'leave', 'endTurn');
    const idle = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
    const later = play(collapsed, ...idle, ...idle, 'enter influence');
    expect(yenOf(play(later, 'buyBuyer'), 0)).toBe(3000 - 200 - 200);
  });
});

describe('Ship Rental', () => {
  // TV-COLLAPSE-02, TV-COLLAPSE-04, TX-RUL-55, EX-COLLAPSE-f
  test('closes with its last token; boats still go home, their tokens to the box', () => {
    const position = visiting('shipRental', { tokens: 1, boxed: 0 });
    const rented = play(position, 'rentBoat 1 ships L');
    expect(sideOf(rented, 'shipRental')).toBe('closed');
    const id = playerOf(rented, 0).boats[0]?.id ?? '';
    const idle = ['fishBegin', 'fishEnd', 'fishBegin', 'fishEnd', 'endTurn'];
    const sailed = play(
      rented,
      'fishBegin',
      `sail ${id}`,
      'fishEnd',
      'fishBegin',
      'fishEnd',
      'endTurn',
      ...idle,
      ...idle,
    );
    const home = play(sailed, 'fishBegin', `dock ${id} L`);
    expect(boardOf(home, 'shipRental').own).toEqual({ tokens: 0, boxed: 1 });
    const { boats } = boardOf(home, 'ships').own as { boats: readonly { id: string }[] };
    expect(boats.map((each) => each.id)).toContain(id);
  });
});

describe('the draw', () => {
  const own = { loan: [0, 3, 0], share: [1, 0, 0] };

  // TV-COLLAPSE-06, TX-LATE-04, EX-COLLAPSE-g
  test('of an aquarium brings the other', () => {
    const position = visiting(
      'bank',
      own,
      {},
      {
        box: { fish: [], external: ['barter', 'aquarium', 'newAquarium'] },
        draws: { 'market/external': [2] },
      },
    );
    expect(opened(play(position, 'share 1'))).toEqual(['newAquarium', 'aquarium']);
  });

  // TV-COLLAPSE-06
  test('finds nothing in an empty box; the token is placed all the same', () => {
    const after = play(visiting('bank', own, {}, { box: { fish: [], external: [] } }), 'share 1');
    expect([sideOf(after, 'bank'), opened(after)]).toEqual(['closed', []]);
  });

  // TX-RUL-36, TV-OPEN-01
  test('is the first of the open row', () => {
    const position = visiting(
      'bank',
      own,
      {},
      {
        box: { fish: [], external: ['barter', 'trading'] },
        options: { ...options, openOrder: true },
      },
    );
    const after = play(position, 'share 1');
    expect([opened(after), after.drawn]).toEqual([['barter'], []]);
  });

  // TV-COLLAPSE-01
  test('comes in the base game too', () => {
    const base = visiting('bank', own, {}, { options: { collapse: true }, fish: ['mackerel', 'eel'] });
    expect(opened(play(base, 'share 1'))).toEqual(['auction']);
  });
});
