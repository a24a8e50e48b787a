import { expect, test } from 'vitest';
import { matchPartition, numberedSort, personPartition, versionKey } from '../../store/keys.ts';
import { changeAt, logName } from '../../store/log.ts';

test('a key tells which log has grown, and how far', () => {
  expect(changeAt(versionKey('m1', 7))).toEqual({ log: { kind: 'match', matchId: 'm1' }, n: 7 });
  expect(changeAt({ pk: matchPartition('m1'), sk: numberedSort('C#', 3) })).toEqual({
    log: { kind: 'chat', matchId: 'm1' },
    n: 3,
  });
  expect(changeAt({ pk: personPartition('aki#1'), sk: numberedSort('T#', 12) })).toEqual({
    log: { kind: 'person', person: 'aki#1' },
    n: 12,
  });
});

test.each([
  { pk: personPartition('aki'), sk: numberedSort('V#', 1) },
  { pk: matchPartition('m1'), sk: numberedSort('T#', 1) },
  { pk: matchPartition('m1'), sk: 'MUTED' },
  { pk: personPartition('aki'), sk: 'A#m1' },
])('nothing has grown at $pk $sk', (key) => {
  expect(changeAt(key)).toBeUndefined();
});

test('a match and its table talk are two logs', () => {
  expect(logName({ kind: 'match', matchId: 'm1' })).not.toBe(logName({ kind: 'chat', matchId: 'm1' }));
});
