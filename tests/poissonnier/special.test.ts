import { expect, test } from 'vitest';
import type { Laid, PlayerOnTable, Position } from '../support/poissonnier/vocabulary.ts';
import {
  cratesOf,
  expectRefused,
  legal,
  look,
  play,
  playerOf,
  table,
  totalsOf,
} from '../support/poissonnier/vocabulary.ts';

/** Seat 0 serves; seats 1 and 2 show what is named. */
function serving(player: PlayerOnTable, laid: Partial<Laid> = {}): Position {
  return table({ players: [player, {}, {}], ...laid });
}

// LP-SPEC-01, LP-SPEC-02, LP-SERVE-05, LP-T-SPEC-1
test('a joker is any fish at freshness A', () => {
  const position = serving({ crates: [['mackerel-A-1', 'cod-A-1']], hand: ['joker-1', 'joker-2'] }, { queue: ['C45'] });
  const after = play(position, 'serve C45 crate:mackerel-A-1,joker:joker-1,crate:cod-A-1,joker:joker-2');
  expect(totalsOf(after, 0)).toEqual([15, 1, 1]);
  expect(look(after).fishDiscard.toSorted()).toEqual(['cod-A-1', 'joker-1', 'joker-2', 'mackerel-A-1']);
  expect(playerOf(after, 0).hand).toEqual([]);
});

// LP-SPEC-03, LP-SPEC-07, LP-T-SPEC-2
test('a cat brings no fish that is too old', () => {
  const players = [{ crates: [['cod-B-1']], hand: ['cat-1', 'joker-1'] }, { crates: [['cod-C-2']] }];
  const position = table({ players, queue: ['C39'] });
  const said = 'serve C39 crate:cod-B-1,cat:cat-1:target=cod-C-2,joker:joker-1';
  expectRefused(position, said, 'order.tooOld', { card: 'cod-C-2' });
});

// LP-SPEC-03, LP-RUL-36
test('a cat takes a fish of any other player, for nothing, ice or not', () => {
  const players = [
    { crates: [['cod-B-1']], hand: ['cat-1', 'cat-2'] },
    { crates: [{ fish: ['cod-A-2'], ice: 'ice-1' }] },
    { crates: [['sole-B-3']] },
  ];
  const position = table({ players, queue: ['C39'] });
  const after = play(position, 'serve C39 crate:cod-B-1,cat:cat-1:target=cod-A-2,cat:cat-2:target=sole-B-3');
  expect([totalsOf(after, 0), totalsOf(after, 1), totalsOf(after, 2)]).toEqual([
    [11, 1, 1],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect([cratesOf(after, 1), playerOf(after, 1).crates[0]?.ice, cratesOf(after, 2)]).toEqual([[[]], 'ice-1', [[]]]);
  expect(look(after).fishDiscard.toSorted()).toEqual(['cat-1', 'cat-2', 'cod-A-2', 'cod-B-1', 'sole-B-3']);
});

// LP-SPEC-03, LP-RUL-55
test.each(['cod-B-1', 'cod-A-3', 'cod-C-5', 'joker-1'])('a cat cannot take %s', (target) => {
  const players = [{ crates: [['cod-B-1']], hand: ['cat-1', 'joker-1'] }, { hand: ['cod-A-3'] }];
  expectRefused(table({ players, queue: ['C03'] }), `serve C03 cat:cat-1:target=${target}`, 'card.notInCrate', {
    card: target,
  });
});

// LP-SPEC-04, LP-T-SPEC-3
test('a net takes a fish of the discard, which returns there', () => {
  const position = serving({ hand: ['net-1'] }, { queue: ['C05'], fishDiscard: ['sole-C-1'] });
  const after = play(position, 'serve C05 net:net-1:target=sole-C-1');
  expect([totalsOf(after, 0), look(after).fishDiscard]).toEqual([
    [3, 1, 3],
    ['sole-C-1', 'net-1'],
  ]);
});

// LP-SPEC-04, LP-RUL-35, LP-RUL-44
test.each([
  ['cod-A-1', 'card.notInDiscard'],
  ['sole-A-1', 'card.notInDiscard'],
  ['joker-1', 'card.notFish'],
  ['cod-C-1', 'order.wrongKind'],
])('a net cannot take %s: %s', (target, code) => {
  const laid = { queue: ['C05'], fishDiscard: ['joker-1', 'cod-C-1'] };
  expectRefused(
    serving({ hand: ['net-1'], crates: [['sole-A-1']] }, laid),
    `serve C05 net:net-1:target=${target}`,
    code,
  );
});

// LP-SPEC-04
test('a net finds the discard as it was before the sale', () => {
  const position = serving({ hand: ['net-1'], crates: [['sardine-A-1']] }, { queue: ['C07'] });
  expectRefused(position, 'serve C07 crate:sardine-A-1,net:net-1:target=sardine-A-1', 'card.usedTwice');
});

// LP-SPEC-05, LP-SERVE-08, LP-T-SPEC-4, LP-RUL-38
test('a counter brings a fish of the own hand', () => {
  const position = serving({ hand: ['salmon-B-1', 'counter-1'] }, { queue: ['C02'] });
  const after = play(position, 'serve C02 counter:counter-1:target=salmon-B-1');
  expect([totalsOf(after, 0), playerOf(after, 0).hand]).toEqual([[2, 1, 3], []]);
  expect(look(after).fishDiscard).toEqual(['counter-1', 'salmon-B-1']);
});

// LP-SPEC-05, LP-SPEC-07, LP-RUL-55
test.each([
  ['cod-A-1', 'card.notYours'],
  ['joker-2', 'card.notFish'],
  ['sole-A-1', 'order.wrongKind'],
  ['sardine-C-1', 'order.tooOld'],
  ['counter-1', 'card.usedTwice'],
])('a counter cannot bring %s: %s', (target, code) => {
  const position = serving(
    { hand: ['counter-1', 'joker-1', 'joker-2', 'sole-A-1', 'sardine-C-1'] },
    { queue: ['C33'] },
  );
  expectRefused(position, `serve C33 counter:counter-1:target=${target},joker:joker-1`, code);
});

// LP-SPEC-01
test('any number of them may serve one order', () => {
  const players = [{ hand: ['joker-1', 'cat-1', 'net-1', 'counter-1', 'sole-A-2'] }, { crates: [['mackerel-A-1']] }];
  const position = table({ players, queue: ['C46'], fishDiscard: ['sole-A-1'] });
  const sources =
    'joker:joker-1,cat:cat-1:target=mackerel-A-1,net:net-1:target=sole-A-1,counter:counter-1:target=sole-A-2';
  expect(totalsOf(play(position, `serve C46 ${sources}`), 0)).toEqual([15, 1, 1]);
});

// LP-SPEC-06, LP-CARD-03
test('ice provides no fish', () => {
  const position = serving({ hand: ['ice-1'] }, { queue: ['C01'] });
  expectRefused(position, 'serve C01 joker:ice-1', 'source.wrong', { card: 'ice-1' });
  expect(legal(position, 0).map(({ action }) => action)).not.toContain('serve');
});
