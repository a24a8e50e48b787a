import { expect, it } from 'vitest';
import { awaited } from '../../engine/kernel/decision.ts';

it('a match waits for what is open and not answered', () => {
  const turn = { id: 't1', seat: 0, kind: 'turn', sealed: false };
  const open = { id: 'b1', seat: 1, kind: 'bid', sealed: true };
  const answered = { id: 'b2', seat: 2, kind: 'bid', sealed: true, answered: true } as const;
  const replaceable = { id: 't0', seat: 3, kind: 'report', sealed: false, answered: true } as const;
  expect(awaited([turn, open, answered, replaceable])).toEqual([turn, open]);
});
