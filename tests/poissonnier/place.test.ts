import { describe, expect, test } from 'vitest';
import type { PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  awaited,
  awaitedSeats,
  cratesOf,
  eventsOf,
  expectAccepted,
  expectRefused,
  legalNames,
  look,
  play,
  playerOf,
  table,
  timeOut,
  viewOf,
} from '../support/poissonnier/vocabulary.ts';

/** Seat 0 arranges; seat 1 has nothing to show. */
function placing(player: PlayerOnTable): Position {
  return table({ players: [player, {}], turn: { phase: 'place' }, queue: ['C09'] });
}
/** Both arrange, and all is revealed. */
const shown = (position: Position, said: string): Position => play(position, [0, said], [1, 'place (-)']);

const four: PlayerOnTable = { hand: ['sardine-A-1', 'cod-A-1', 'sole-B-1', 'joker-1'] };
const full: PlayerOnTable = { hand: ['sole-B-1', 'cod-A-1'], crates: [['sardine-A-1'], ['salmon-B-1']] };

describe('crates', () => {
  // LP-PLACE-02, LP-T-PLACE-1
  test('hold any number of fish of one freshness', () => {
    const position = shown(placing(four), 'place (sardine-A-1,cod-A-1)');
    expect(cratesOf(position, 0)).toEqual([['sardine-A-1', 'cod-A-1']]);
    expect(playerOf(position, 0).hand).toEqual(['sole-B-1', 'joker-1']);
  });

  // LP-PLACE-02, LP-T-PLACE-2
  test('hold no two freshnesses', () => {
    expectRefused(placing(four), [0, 'place (sardine-A-1,sole-B-1)'], 'crate.mixed', { crate: 0 });
  });

  // LP-PLACE-05, LP-T-PLACE-3
  test('hold nothing but fish', () => {
    expectRefused(placing(four), [0, 'place (joker-1)'], 'card.notFish', { card: 'joker-1' });
  });

  // LP-PLACE-06, LP-T-PLACE-4, LP-RUL-01
  test('a card laid face down is a new crate', () => {
    const hand = ['sardine-A-1', 'cod-A-1', 'sole-B-1', 'cod-C-2'];
    const position = shown(placing({ hand }), 'place (sardine-A-1,cod-A-1),(sole-B-1) open=cod-C-2');
    expect(cratesOf(position, 0)).toEqual([['sardine-A-1', 'cod-A-1'], ['sole-B-1']]);
    const { hand: left, crates } = playerOf(position, 0);
    expect([left, crates[1]]).toMatchObject([[], { back: 'cod-C-2', laid: true }]);
  });

  // LP-CARD-01, LP-PLACE-06
  test('a crate is a card of the fish deck, and is out of play', () => {
    const position = shown(placing({ hand: ['joker-1'] }), 'place (-),(-) open=joker-1');
    const { hand, crates } = playerOf(position, 0);
    expect([hand, crates.map(({ back }) => back)]).toEqual([[], [expect.any(String), 'joker-1']]);
    const next = play(position, 'endTurn');
    expectRefused(next, [0, 'place (-),(joker-1)'], 'card.notYours');
  });

  // LP-PLACE-06, LP-T-PLACE-5, LP-RUL-02
  test('no player has three', () => {
    expectRefused(placing(full), [0, 'place (-),(-),(-) open=sole-B-1'], 'crate.tooMany', { max: 2 });
  });

  // LP-PLACE-03, LP-T-PLACE-6
  test('are filled anew from scratch: what is not named goes to the hand', () => {
    const position = shown(
      placing({ hand: ['cod-B-1', 'sole-B-2'], crates: [['sardine-A-1']] }),
      'place (cod-B-1,sole-B-2)',
    );
    expect(cratesOf(position, 0)).toEqual([['cod-B-1', 'sole-B-2']]);
    expect(playerOf(position, 0).hand).toEqual(['sardine-A-1']);
  });

  // LP-PLACE-02
  test('may be empty', () => {
    const position = shown(placing(full), 'place (-),(-)');
    expect(cratesOf(position, 0)).toEqual([[], []]);
    expect(playerOf(position, 0).hand.toSorted()).toEqual(['cod-A-1', 'salmon-B-1', 'sardine-A-1', 'sole-B-1']);
  });

  // LP-PLACE-07, LP-RUL-15
  test('two of them may show the same freshness', () => {
    expectAccepted(placing(full), [0, 'place (sole-B-1),(salmon-B-1)']);
  });

  // LP-PLACE-06, LP-RUL-41
  test('a card taken back from a crate may become the new crate', () => {
    const position = placing({ crates: [{ fish: ['sardine-A-1', 'cod-A-1'], ice: 'ice-1' }] });
    expectAccepted(position, [0, 'place (cod-A-1):ice=ice-1,(-) open=sardine-A-1']);
    expectAccepted(position, [0, 'place (sardine-A-1),(cod-A-1) open=ice-1']);
    expectRefused(position, [0, 'place (sardine-A-1),(-) open=sardine-A-1'], 'card.usedTwice', { card: 'sardine-A-1' });
  });

  // LP-SPEC-06
  test('each holds one ice at most; it may be moved or taken back', () => {
    const position = placing({ hand: ['ice-2'], crates: [{ fish: ['sardine-C-1'], ice: 'ice-1' }, []] });
    const moved = shown(position, 'place (-),(sardine-C-1):ice=ice-1');
    expect(playerOf(moved, 0).crates.map(({ ice }) => ice)).toEqual([undefined, 'ice-1']);
    expect(playerOf(shown(position, 'place (-),(-)'), 0).hand.toSorted()).toEqual(['ice-1', 'ice-2', 'sardine-C-1']);
    expectRefused(position, [0, 'place (-):ice=ice-1,(-):ice=ice-1'], 'card.usedTwice', { card: 'ice-1' });
    expectRefused(position, [0, 'place (-):ice=sardine-C-1,(-)'], 'card.notIce', { card: 'sardine-C-1' });
  });

  // LP-SPEC-08, LP-PLACE-06
  test.each(['joker-1', 'cat-1', 'net-1', 'counter-1', 'ice-1'])('%s may become a crate', (card) => {
    expectAccepted(placing({ hand: [card] }), [0, `place (-),(-) open=${card}`]);
  });
});

describe('an arrangement', () => {
  // LP-PLACE-09, LP-RUL-55
  test.each([
    ['place (-)', 'crate.count'],
    ['place (-),(-),(-)', 'crate.count'],
    ['place (sole-B-1),(sole-B-1)', 'card.usedTwice'],
    ['place (mackerel-A-1),(-)', 'card.notYours'],
    ['place (I1),(-)', 'card.notYours'],
    ['place (sole-B-1,cod-A-1),(cod-A-1)', 'card.usedTwice'],
    ['place (sole-B-1,mackerel-A-1),(-)', 'card.notYours'],
  ])('%s is refused: %s', (said, code) => {
    expectRefused(placing(full), [0, said], code);
  });

  // LP-PLACE-09
  test('never names the back of a crate', () => {
    const position = placing(full);
    const [back = ''] = playerOf(position, 0).crates.map((crate) => crate.back);
    expectRefused(position, [0, `place (${back}),(-)`], 'card.notYours');
  });

  // LP-PLACE-01, LP-RUL-09, LP-T-TIME-1
  test('is sealed until all are in, and then all are shown together', () => {
    const position = play(placing(four), [0, 'place (sardine-A-1)']);
    expect([cratesOf(position, 0), awaitedSeats(position)]).toEqual([[[]], [1]]);
    expect(viewOf(position, 1).players[0]).toEqual(viewOf(placing(four), 1).players[0]);
    const after = play(position, 'place (-)');
    expect([cratesOf(after, 0), look(after).turn.phase]).toEqual([[['sardine-A-1']], 'serve']);
  });

  // LP-PLACE-01, LP-RUL-42
  test('may be sent anew, and the last one counts', () => {
    const first = play(placing(four), [0, 'place (cod-A-1),(-) open=joker-1']);
    const again = play(first, [0, 'place (sole-B-1),(-) open=cod-A-1'], [1, 'place (-)']);
    expect(cratesOf(again, 0)).toEqual([['sole-B-1'], []]);
    expect(playerOf(again, 0).crates[1]?.back).toBe('cod-A-1');
    expect(playerOf(again, 0).hand.toSorted()).toEqual(['joker-1', 'sardine-A-1']);
  });

  // LP-PLACE-01
  test('keeps its decision while it can be replaced', () => {
    const idOf = (position: Position) => position.state.players[0]?.asked;
    const position = placing(four);
    expect(idOf(play(position, [0, 'place (cod-A-1)'], [0, 'place (-)']))).toBe(idOf(position));
    expect(awaited(position).map(({ kind, sealed }) => [kind, sealed])).toEqual([
      ['place', true],
      ['place', true],
    ]);
  });

  // LP-PLACE-08, LP-RUL-10, LP-T-PLACE-7, LP-TIME-02
  test('that never comes leaves the crates as they are', () => {
    const position = timeOut(placing({ crates: [{ fish: ['sardine-A-1'], ice: 'ice-1' }] }));
    expect(playerOf(position, 0).crates[0]).toMatchObject({ fish: ['sardine-A-1'], ice: 'ice-1' });
    expect(look(position).turn.phase).toBe('serve');
  });

  // LP-PLACE-04
  test('cannot be sent any more while the active player serves', () => {
    const position = shown(placing({ hand: ['cod-A-1'] }), 'place (-)');
    expectRefused(position, [0, 'place (cod-A-1)'], 'turn.notNow', { phase: 'serve' });
    expect([legalNames(position, 1), legalNames(position, 0)]).toEqual([
      ['setStanding'],
      ['endTurn', 'openRequest', 'setStanding'],
    ]);
  });

  test('is told to its owner, and shown when all are in', () => {
    const position = shown(placing(four), 'place (cod-A-1),(-) open=joker-1');
    expect(eventsOf(position, 'arranged')[0]).toMatchObject({ seat: 0, open: 'joker-1' });
    expect(eventsOf(position, 'placed')[0]).toMatchObject({
      seat: 0,
      opened: true,
      crates: [{ fish: ['cod-A-1'] }, { fish: [] }],
    });
  });
});
