import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Command } from '../../engine/match/match.ts';
import { ask, created, type Log, newest, say } from '../support/log.ts';

const seats = 3;
const names = ['Aki', 'Ben', 'Chiyo', 'Dai'];

interface Step {
  readonly name: string;
  readonly kind: 'join' | 'leave';
  readonly seat?: number;
}

const step: fc.Arbitrary<Step> = fc.record(
  { name: fc.constantFrom(...names), kind: fc.constantFrom('join', 'leave'), seat: fc.nat(seats - 1) },
  { requiredKeys: ['name', 'kind'] },
);

/** Who sits where after the step, by the plainest rules of a table; nothing where the step is refused. */
function expected(sitting: readonly (string | null)[], { name, kind, seat }: Step): typeof sitting | undefined {
  const own = sitting.indexOf(name);
  if (kind === 'leave') return own < 0 ? undefined : sitting.with(own, null);
  const wanted = seat ?? sitting.indexOf(null);
  return own >= 0 || wanted < 0 || sitting[wanted] !== null ? undefined : sitting.with(wanted, name);
}

const sittingIn = (log: Log) =>
  newest(log).match.seats.map((occupant) => (occupant !== null && 'person' in occupant ? occupant.name : null));

it('people come, go and come back in any order, and the table is as they left it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let log = created({ seats });
      for (const next of steps) {
        const { name, kind, seat } = next;
        const command: Command = kind === 'leave' || seat === undefined ? { kind } : { kind, seat };
        const sitting = expected(sittingIn(log), next);
        if (sitting === undefined) {
          expect(ask(log, name, command).kind).toBe('refused');
          continue;
        }
        log = say(log, name, command);
        expect(sittingIn(log)).toEqual(sitting);
      }
    }),
    { seed: 17, numRuns: 200 },
  );
});
