import type { Update } from './update.ts';

/** What must not be told to a viewer, and what may. */
export interface Confidences {
  /** The viewer's seat; none for a spectator. */
  readonly seat?: number;
  /** Texts that belong to others. */
  readonly canaries: readonly string[];
  /** The hash of the viewer's own view of a version, as it was told over HTTP, where it was. */
  viewHash(version: number): string | undefined;
  /** When the submission that became a version was sent; nothing while that is not known. */
  sentAt(version: number): number | undefined;
}

/** What one follower was told, and what was wrong with it. */
export interface Transcript {
  /** The last version that was told. */
  seen(): number;
  enter(update: Update): void;
  /** Takes a frame as it came. */
  overhear(frame: string): void;
  /** The connection is lost: the first update after it catches up. */
  disconnected(): void;
  readonly count: { gaps: number; duplicates: number; leaks: number };
  /** From sending to being told, in milliseconds: of what was sent while the follower was being told, and of all else. */
  readonly delaysMs: { readonly live: readonly number[]; readonly resumed: readonly number[] };
}

/** An empty transcript of someone who knows version 1. */
export function openTranscript(confidences: Confidences): Transcript {
  const count = { gaps: 0, duplicates: 0, leaks: 0 };
  const delaysMs = { live: [] as number[], resumed: [] as number[] };
  let seen = 1;
  let liveSince = Number.POSITIVE_INFINITY;

  const enterVersion = (version: number): void => {
    if (version <= seen) count.duplicates += 1;
    else if (version > seen + 1) count.gaps += 1;
    seen = Math.max(seen, version);
    const sentAt = confidences.sentAt(version);
    if (sentAt === undefined) return;
    const delays = sentAt >= liveSince ? delaysMs.live : delaysMs.resumed;
    delays.push(performance.now() - sentAt);
  };

  return {
    seen: () => seen,
    enter: ({ matchUpdated: { after, version, versions, match } }) => {
      if (after < seen) count.duplicates += 1;
      for (const each of versions) enterVersion(each.version);
      if (version !== seen) count.gaps += 1;
      if (!isOwn(confidences, match)) count.leaks += 1;
      liveSince = Math.min(liveSince, performance.now());
    },
    overhear: (frame) => {
      if (confidences.canaries.some((canary) => frame.includes(canary))) count.leaks += 1;
    },
    disconnected: () => {
      liveSince = Number.POSITIVE_INFINITY;
    },
    count,
    delaysMs,
  };
}

/** True if it is the viewer's own sight, and no one else's. */
function isOwn({ seat, viewHash }: Confidences, match: Update['matchUpdated']['match']): boolean {
  if ((match.yourSeat ?? undefined) !== seat) return false;
  const known = viewHash(match.version);
  return known === undefined || known === match.viewHash;
}
