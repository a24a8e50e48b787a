import { describe, expect, it } from 'vitest';
import type { Audiences, Viewer } from '../../engine/kernel/viewer.ts';
import { isSeat, project } from '../../engine/kernel/viewer.ts';

interface Bid {
  readonly seat: number;
  readonly amount: number;
  readonly secret: string;
  readonly note?: string;
}

const audiences: Audiences<Bid> = {
  seat: 'all',
  amount: (bid, viewer) => isSeat(viewer, bid.seat),
  secret: 'none',
  note: 'all',
};
const bid: Bid = { seat: 1, amount: 300, secret: 'canary' };

describe('project', () => {
  it.each<[Viewer, unknown]>([
    [
      { kind: 'seat', seat: 1 },
      { seat: 1, amount: 300 },
    ],
    [{ kind: 'seat', seat: 0 }, { seat: 1 }],
    [{ kind: 'spectator' }, { seat: 1 }],
    [{ kind: 'organizer' }, { seat: 1 }],
    [{ kind: 'public' }, { seat: 1 }],
  ])('shows %j only what it may see', (viewer, seen) => {
    expect(project(bid, audiences, viewer)).toStrictEqual(seen);
  });

  it('hides a field that has no audience', () => {
    const stray = { ...bid, stray: 'canary' };
    expect(project(stray, audiences as Audiences<typeof stray>, { kind: 'seat', seat: 1 })).not.toHaveProperty('stray');
  });
});
