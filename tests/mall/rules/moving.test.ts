import { describe, expect, test } from 'vitest';
import { accepts } from '../../../engine/kernel/forms.ts';
import type { Position } from '../../support/mall/index.ts';
import { eventsOf, expectRefused, legal, play, playerOf, table } from '../../support/mall/index.ts';

const at = (node: string, crate: readonly string[] = []): Position => table({ players: [{ node, crate }] });

/** The dots that the seat may name as the end of its move. */
function reachable(position: Position): readonly string[] {
  return legal(position).flatMap(({ fields: { to } }) => (to?.kind === 'choice' ? to.of : []));
}

// MALL-MOVE-01, MALL-MOVE-08
describe('where a move may end', () => {
  test.each([
    // MALL-T-MOVE-1
    ['ENT', [], 'L4 L5 L6 R4 R5 R6 X1 X2 X3'],
    // MALL-T-MOVE-2
    ['L6', ['shirt'], 'ENT L3 L4 L5 P4 P5 R4 R5 X1 X2 X3'],
    ['L6', [], 'L3 L4 L5 P4 P5 R4 R5 X1 X2 X3'],
    // MALL-T-MOVE-3
    ['P6', [], 'L4 L5 P3 P4 P5 X1 X2'],
    // MALL-T-MOVE-4
    ['T6', [], 'Q2 Q3 Q4 R2 R3 T3 T4 T5 U4 U5 U6'],
  ])('from %s with %j', (node, crate, dots) => {
    expect(reachable(at(node, crate)).join(' ')).toBe(dots);
  });

  test('the paths that are offered end on the same dots', () => {
    const position = at('X2', ['shirt']);
    const path = legal(position).find(({ fields }) => fields.path !== undefined);
    const ends = path?.fields.path?.kind === 'either' ? path.fields.path.of : [];
    const dots = ends.flatMap((way) => {
      const last = way.kind === 'sequence' ? way.of.at(-1) : undefined;
      return last?.kind === 'choice' ? last.of : [];
    });
    expect([...new Set(dots)].sort()).toEqual([...reachable(position)]);
  });
});

// MALL-MOVE-03, MALL-MOVE-04, MALL-RUL-05
test('one may turn around, but not end where one began', () => {
  // MALL-T-MOVE-5
  expectRefused(at('L6'), 'move path=L5,L6', 'move.endOnStart', { dot: 'L6' });
  expectRefused(at('L6'), 'move to=L6', 'move.endOnStart', { dot: 'L6' });
  expect(playerOf(play(at('L6'), 'move path=L5,L6,L5'), 0).node).toBe('L5');
  // MALL-T-MOVE-6
  const out = play(at('L6', ['newspaper']), 'move path=L5,L6,ENT');
  expect(eventsOf(out, 'exited')).toHaveLength(1);
});

// MALL-MOVE-05
test('nobody walks through the entrance', () => {
  // MALL-T-MOVE-7
  expectRefused(at('L6', ['shirt']), 'move path=ENT,R6', 'move.throughEntrance');
  expectRefused(at('L6', ['shirt']), 'move to=R6', 'move.tooFar');
});

// MALL-MOVE-01, MALL-MOVE-02
test('one to three spaces, each along one edge', () => {
  // MALL-T-MOVE-8
  expectRefused(at('L3', ['shirt']), 'move path=L4,L5,L6,ENT', 'move.tooFar', { most: 3 });
  // MALL-T-MOVE-9
  expectRefused(at('P4'), 'move path=L4', 'move.notAdjacent', { from: 'P4', to: 'L4' });
  expectRefused(at('P4'), 'move path=X1,Z9', 'move.notAdjacent', { from: 'X1', to: 'Z9' });
  // MALL-T-MOVE-10
  expect(playerOf(play(at('L3'), 'move path=L2'), 0).node).toBe('L2');
  // MALL-T-MOVE-11
  expectRefused(at('L3'), 'move path=-', 'move.mustMove', { least: 1 });
});

// MALL-MOVE-08, MALL-RUL-44
test('the way of a destination is the shortest legal one, smallest ids first', () => {
  // MALL-T-MOVE-12
  const after = play(at('L6', ['shirt']), 'move to=R5');
  expect(eventsOf(after, 'moved')).toMatchObject([{ from: 'L6', path: ['L5', 'X2', 'R5'] }]);
  expect(eventsOf(play(at('X2', ['shirt']), 'move to=ENT'), 'moved')).toMatchObject([{ path: ['L5', 'L6', 'ENT'] }]);
});

// MALL-MOVE-06
test('from the entrance the first space is a door', () => {
  const first = legal(at('ENT')).flatMap(({ fields: { path } }) => (path?.kind === 'either' ? path.of : []));
  const doors = first.map((way) => (way.kind === 'sequence' ? way.of[0] : undefined));
  expect(new Set(doors.flatMap((door) => (door?.kind === 'choice' ? door.of : [])))).toEqual(new Set(['L6', 'R6']));
  expectRefused(at('ENT'), 'move path=L5', 'move.notAdjacent', { from: 'ENT', to: 'L5' });
});

// MALL-MOVE-07, MALL-RUL-06
test('architects share dots and pass each other', () => {
  const position = table({ players: [{ node: 'L6' }, { node: 'L5' }] });
  expect(playerOf(play(position, 'move path=L5'), 0).node).toBe('L5');
  expect(playerOf(play(position, 'move path=L5,L4'), 0).node).toBe('L4');
});

// MALL-RUL-45
test('a command that breaks several rules is refused for the first of them', () => {
  expectRefused(at('L6'), 'move path=X9,L6,L5,L4', 'move.tooFar');
  expectRefused(at('L6'), 'move path=ENT,L5', 'move.notAdjacent');
  expectRefused(at('L6'), 'move path=ENT,L6', 'move.throughEntrance');
  expectRefused(at('L6'), 'move path=ENT', 'move.crateEmpty');
});

test('a move says a path or a destination, one of them', () => {
  expectRefused(at('L6'), 'move', 'action.malformed', { action: 'move', field: 'path' });
  expectRefused(at('L6'), 'move path=L5 to=L5', 'action.malformed', { action: 'move', field: 'to' });
  expectRefused(at('L6'), 'move to=Z9', 'action.malformed', { action: 'move', field: 'to' });
});

test('every path of at most three dots is offered, or refused', () => {
  const position = at('L6', ['shirt']);
  const [, offered] = legal(position);
  const dots = ['ENT', 'L6', 'L5', 'L4', 'X1', 'X2', 'R6'];
  const paths = dots.flatMap((one) => [
    [one],
    ...dots.flatMap((two) => [[one, two], ...dots.map((three) => [one, two, three])]),
  ]);
  const accepted = paths.filter((path) => offered !== undefined && accepts(offered, { type: 'move', path } as never));
  // submit() compares each with what the rules say.
  for (const path of paths) {
    const isOffered = accepted.includes(path);
    if (isOffered) expect(() => play(position, { type: 'move', path })).not.toThrow();
    else expect(() => play(position, { type: 'move', path })).toThrow('was refused');
  }
  expect(accepted.length).toBeGreaterThan(10);
});
