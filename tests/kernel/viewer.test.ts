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

  it('needs an audience for every field: without one it does not compile, and is not shown', () => {
    // @ts-expect-error: `secret` has no audience.
    const lacking: Audiences<Pick<Bid, 'seat' | 'secret'>> = { seat: 'all' };
    expect(project({ seat: 1, secret: 'canary' }, lacking, { kind: 'seat', seat: 1 })).toStrictEqual({ seat: 1 });
  });

  it('hides a field that has no audience', () => {
    const stray = { ...bid, stray: 'canary' };
    expect(project(stray, audiences as Audiences<typeof stray>, { kind: 'seat', seat: 1 })).not.toHaveProperty('stray');
  });
});
