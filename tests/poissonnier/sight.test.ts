import { describe, expect, test } from 'vitest';
import { canonical } from '../../engine/kernel/canonical.ts';
import { previewList } from '../../engine/kernel/play-list.ts';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import type { PoissonnierAction } from '../../engine/poissonnier/actions.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import type { Position } from '../support/poissonnier/vocabulary.ts';
import { deal, look, play, playerOf, resign, table, viewOf } from '../support/poissonnier/vocabulary.ts';

const spectators: readonly Viewer[] = [{ kind: 'spectator' }, { kind: 'organizer' }, { kind: 'public' }];
const seat = (number: number): Viewer => ({ kind: 'seat', seat: number });
/** What a viewer sees of the events since the table was laid. */
const seen = (position: Position, viewer: Viewer) =>
  position.events.flatMap((event) => poissonnier.see(event, viewer) ?? []);
/** Everyone but these seats. */
const allBut = (count: number, ...seats: readonly number[]): readonly Viewer[] => [
  ...spectators,
  ...Array.from({ length: count }, (_, other) => other)
    .filter((other) => !seats.includes(other))
    .map(seat),
];

describe('a view', () => {
  // LP-VIS-01, LP-RUL-33
  test('shows what lies on the table', () => {
    const position = table({
      players: [
        { coins: 4, crates: [{ fish: ['cod-A-1'], ice: 'ice-1' }, []], hand: ['joker-1'], won: ['C03'] },
        { hand: ['net-1', 'cat-1'] },
      ],
      queue: ['C02', 'C21'],
      fishDiscard: ['sole-A-1', 'joker-2'],
      clientDiscard: ['C44', 'I1'],
    });
    for (const viewer of allBut(2)) {
      expect(viewOf(position, viewer)).toMatchObject({
        players: [
          {
            coins: 4,
            handSize: 1,
            stamps: 3,
            won: [{ id: 'C03' }],
            crates: [{ fish: [{ id: 'cod-A-1', kind: 'cod', freshness: 'A' }], ice: 'ice-1' }, { fish: [] }],
          },
          { coins: 0, handSize: 2 },
        ],
        queue: [{ id: 'C02', order: [{ kind: 'salmon', count: 1 }], coins: 2, stamps: 3 }, { id: 'C21' }],
        fishDiscard: [{ id: 'sole-A-1' }, { id: 'joker-2', special: 'joker' }],
        clientDiscard: ['C44', 'I1'],
        fishPile: look(position).fishPile.length,
        clientPile: look(position).clientPile.length,
      });
    }
  });

  // LP-VIS-01, LP-PLACE-06
  test('shows the hand and the laid backs to their owner alone', () => {
    const position = table({
      players: [{ hand: ['joker-1'], crates: [[], []], standing: [{ special: 'cat', price: 3 }] }, {}],
    });
    const [first, laid] = playerOf(position, 0).crates;
    const own = viewOf(position, 0).players[0];
    expect(own).toMatchObject({ hand: [{ id: 'joker-1' }], standing: [{ special: 'cat', price: 3 }] });
    expect(own?.crates.map(({ back }) => back?.id)).toEqual([undefined, laid?.back]);
    for (const viewer of allBut(2, 0)) {
      const bytes = canonical(viewOf(position, viewer));
      for (const secret of ['joker-1', first?.back, laid?.back, '"standing":[{']) expect(bytes).not.toContain(secret);
    }
  });

  // LP-VIS-01, LP-SETUP-03, LP-RUL-03
  test('shows a first crate’s card to nobody, not even its owner', () => {
    const position = deal('backs', 3);
    for (const viewer of allBut(3)) {
      const bytes = canonical(viewOf(position, viewer));
      for (const { crates } of look(position).players) expect(bytes).not.toContain(crates[0]?.back);
    }
  });

  // LP-VIS-01, LP-END-04
  test('keeps hidden what was hidden of a player who resigned', () => {
    const players = [{ hand: ['joker-1'], crates: [['cod-A-1'], []], won: ['C03'] }, {}, {}];
    const position = resign(table({ players, turn: { seat: 1 } }), 0);
    for (const viewer of allBut(3)) {
      const { gone, players: all } = viewOf(position, viewer);
      expect([gone, all[0]?.resigned]).toEqual([{ shown: ['cod-A-1', 'C03'], hidden: 3 }, true]);
      expect(canonical(viewOf(position, viewer))).not.toContain('joker-1');
    }
  });

  // LP-VIS-02, LP-END-04
  test('shows what went with a player who resigned when the match is over', () => {
    const players = [{ hand: ['joker-1'], crates: [['cod-A-1']] }, {}, {}];
    const position = table({ players, turn: { seat: 1 }, lastTurn: true });
    const back = playerOf(position, 0).crates[0]?.back;
    const over = play(resign(position, 0), 'endTurn');
    for (const viewer of allBut(3)) {
      expect(viewOf(over, viewer).gone).toEqual({ shown: ['cod-A-1', 'joker-1', back], hidden: 0 });
    }
  });

  // LP-VIS-02
  test('shows everything when the match is over', () => {
    const position = play(table({ players: [{ hand: ['joker-1'] }, {}], lastTurn: true }), 'endTurn');
    const view = viewOf(position, { kind: 'public' });
    expect(view).toMatchObject({ turn: { phase: 'over' }, players: [{ hand: [{ id: 'joker-1' }] }, { hand: [] }] });
    expect(view.players.map(({ crates }) => crates[0]?.back?.id)).toEqual(
      look(position).players.map(({ crates }) => crates[0]?.back),
    );
  });
});

describe('a request', () => {
  const players = [{}, { crates: [['cod-A-1']] }, { crates: [['cod-A-2']], hand: ['joker-1'] }];
  const opened = play(table({ players, queue: ['C03'] }), 'openRequest C03 1,2 kind=cod,special=joker');
  const one = play(opened, [2, 'submitAsks 1:joker-1:73']);
  const decided = play(one, [1, 'submitAsks 0:cod-A-1:61']);
  const countered = play(decided, 'counter 2:1:57,1:0:0');
  const answered = play(countered, [2, 'answerCounter 1:yes']);

  // LP-VIS-01, LP-RUL-54
  test('is seen by all: client, helpers, lots, and who has not answered', () => {
    for (const viewer of allBut(3)) {
      expect(viewOf(one, viewer).request).toMatchObject({
        client: 'C03',
        helpers: [1, 2],
        lots: [{ kind: 'cod' }, { special: 'joker' }],
        waitingFor: [1],
      });
    }
  });

  // LP-VIS-02
  test('keeps asks sealed until all are in', () => {
    expect(viewOf(one, 2).request?.asks).toHaveLength(1);
    for (const viewer of allBut(3, 2)) {
      expect(viewOf(one, viewer).request?.asks).toEqual([]);
      expect(canonical([viewOf(one, viewer), seen(one, viewer)])).not.toMatch(/73|joker-1/);
    }
  });

  // LP-VIS-02, LP-NEGO-05
  test('then shows them to the active player, and to each helper the own ones', () => {
    expect(viewOf(decided, 0).request?.asks).toHaveLength(2);
    expect(viewOf(decided, 1).request?.asks.map(({ price }) => price)).toEqual([61]);
    for (const viewer of allBut(3, 0, 1))
      expect(canonical([viewOf(decided, viewer), seen(decided, viewer)])).not.toContain('61');
    for (const viewer of allBut(3, 0, 2)) {
      expect(canonical([viewOf(decided, viewer), seen(decided, viewer)])).not.toMatch(/73|joker-1/);
    }
  });

  // LP-VIS-02, LP-NEGO-07
  test('shows a counter-offer to both sides, and the answer when all are in', () => {
    expect(viewOf(countered, 2).request?.offers).toEqual([{ helper: 2, lot: 1, price: 57 }]);
    expect(viewOf(answered, 2).request?.offers).toEqual([{ helper: 2, lot: 1, price: 57, accepted: true }]);
    expect(viewOf(answered, 0).request?.offers.map(({ accepted }) => accepted)).toEqual([undefined, undefined]);
    const final = play(answered, 'answerCounter -');
    expect(viewOf(final, 0).request?.offers.map(({ accepted }) => accepted)).toEqual([true, false]);
    for (const viewer of allBut(3, 0, 2))
      expect(canonical([viewOf(final, viewer), seen(final, viewer)])).not.toContain('57');
    expect(viewOf(final, 1).request?.offers).toEqual([{ helper: 1, lot: 0, price: 0, accepted: false }]);
  });

  // LP-VIS-01, LP-VIS-02
  test('has public prices once a deal is closed, and only those', () => {
    const closed = play(decided, 'counter 1:0:2', 'answerCounter 0:yes', 'closeDeal 1:0 -');
    for (const viewer of allBut(3, 0, 2)) {
      const bytes = canonical(seen(closed, viewer));
      expect(bytes).toContain('{"card":"cod-A-1","helper":1,"price":2}');
      expect(bytes).not.toMatch(/73|joker-1/);
    }
  });
});

// LP-PLACE-01, LP-NEGO-05, LP-NEGO-07
test('the last sealed answer reveals: no preview looks beyond it, and nothing follows it in a list', () => {
  const players = [{}, { crates: [['cod-A-1']] }];
  const nobody = { queue: ['C03', 'C02', 'C01', 'C05', 'C06'], clientPile: [], clientDiscard: ['I1'] };
  const placing = play(table({ players, ...nobody, turn: { phase: 'place' } }), [0, 'place (-)']);
  const asked = play(table({ players, queue: ['C03'] }), 'openRequest C03 1 kind=cod');
  const countered = play(asked, 'submitAsks 0:cod-A-1:3', 'counter 1:0:1');
  const answers = [
    [placing, { type: 'place', crates: [{ fish: [] }] }],
    [asked, { type: 'decline' }],
    [countered, { type: 'answerCounter', answers: [] }],
  ] as const;
  for (const [position, action] of answers) {
    const tried = previewList(poissonnier, position, { seat: 1, actions: [action] });
    expect(tried).toMatchObject({ applied: 0, stoppedAt: { index: 0, reason: 'reveal' } });
  }
});

// LP-VIS-02, LP-RUL-48
test('a deal reveals exactly if something is bought in it', () => {
  const players = [{ crates: [['cod-A-1']] }, { crates: [['cod-A-2']] }];
  const asked = play(table({ players, queue: ['C03'] }), 'openRequest C03 1 kind=cod', 'submitAsks 0:cod-A-2:1');
  const tried = (picks: readonly object[], sources: readonly object[]) =>
    previewList(poissonnier, asked, { seat: 0, actions: [{ type: 'closeDeal', picks, sources } as PoissonnierAction] });
  expect(tried([], [{ from: 'crate', card: 'cod-A-1' }])).toMatchObject({ applied: 1 });
  expect(tried([{ helper: 1, lot: 0 }], [])).toMatchObject({ stoppedAt: { index: 0, reason: 'reveal' } });
});

describe('an event', () => {
  // LP-VIS-01, LP-DRAW-01
  test('tells the cards of a hand to their owner alone', () => {
    const position = deal('events', 3);
    for (const owner of [0, 1, 2]) {
      const hand = playerOf(position, owner).hand;
      const told = seen(position, seat(owner)).flatMap((event) => ('cards' in event && event.cards) || []);
      expect(told.toSorted()).toEqual(hand.toSorted());
      for (const viewer of allBut(3, owner)) {
        const bytes = canonical(seen(position, viewer));
        expect(hand.filter((card) => bytes.includes(`"${card}"`))).toEqual([]);
      }
    }
  });

  // LP-VIS-01, LP-PLACE-01
  test('says that an arrangement is in, but not which', () => {
    const position = table({ players: [{ hand: ['cod-A-1', 'joker-1'] }, {}, {}], turn: { phase: 'place' } });
    const after = play(position, [0, 'place (cod-A-1),(-) open=joker-1']);
    expect(seen(after, seat(0))[0]).toMatchObject({ type: 'arranged', open: 'joker-1' });
    for (const viewer of allBut(3, 0)) expect(seen(after, viewer)).toEqual([{ type: 'arranged', seat: 0 }]);
    const shown = play(after, [1, 'place (-)'], [2, 'place (-)']);
    for (const viewer of allBut(3, 0)) expect(canonical(seen(shown, viewer))).not.toContain('joker-1');
  });

  // LP-VIS-01, LP-NEGO-12
  test('about a price list is its owner’s alone', () => {
    const after = play(table({ players: [{}, {}] }), [1, 'setStanding 5:special=joker']);
    expect(seen(after, seat(1))).toHaveLength(1);
    for (const viewer of allBut(2, 1)) expect(seen(after, viewer)).toEqual([]);
  });
});
