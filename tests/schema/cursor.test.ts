import { expect, test } from 'vitest';
import { parseCursor, printCursor } from '../../schema/graphql/cursor.ts';

test.each([0, 12, 123_456])('the cursor of version %i leads back to it', (version) => {
  expect(parseCursor(printCursor(version))).toBe(version);
});

test('cursors stay what they are', () => {
  // Clients keep them: a change here breaks every client that resumes.
  expect(printCursor(7)).toBe('djc');
  expect(parseCursor('djc')).toBe(7);
});

test.each([0, 41, 999_999_999])('the number of a version is a cursor: %i', (version) => {
  expect(parseCursor(version)).toBe(version);
});

test.each([-1, 1.5, 1_000_000_000, Number.NaN, '', 'v7', 'djc=', 'djd4', 'djA3', 'bm9uZQ', null, true, {}, [7]])(
  '%s is no cursor',
  (given) => {
    expect(parseCursor(given)).toBeUndefined();
  },
);
