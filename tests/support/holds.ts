import * as fc from 'fast-check';

/**
 * Checks a property on a sample that is the same in every run (large counts belong to the proofs). A predicate states what must be
 * by throwing, so whatever it returns is left out of it.
 */
export function holds<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void, runs = 300): void {
  const property = fc.property(arbitrary, (value) => {
    predicate(value);
  });
  void fc.assert(property, { seed: 20_261, numRuns: runs });
}
