import { setTimeout as pause } from 'node:timers/promises';
import { registry } from '../../../engine/registry.ts';
import { allEnded } from '../../../store/all-ended.ts';
import type { Seen } from '../../play/api.ts';
import type { Result, Table } from '../../play/match.ts';
import { personIn, playMatch, wordOf } from '../../play/match.ts';
import type { PlaySettings } from '../../play/settings.ts';
import type { Follower } from './follower.ts';
import { startFollower } from './follower.ts';
import type { Confidences, Transcript } from './transcript.ts';
import { openTranscript } from './transcript.ts';

/** Where a match is played and followed. */
export interface Surroundings {
  readonly table: Table;
  readonly settings: PlaySettings;
  /** Called after every accepted submission: may cut whom it likes. */
  disturb(followers: readonly Follower[]): Promise<void>;
  /** Told what is being done now. */
  tell(what: string): void;
}

/** What came of a match, and of following it. */
export interface Followed {
  readonly result: Result;
  readonly transcripts: readonly Transcript[];
  /** Followers who were never told of the end, though they had time. */
  readonly behind: number;
}

/** So long a follower may need at the end: as long as the feed tries again. */
const patienceMs = 60_000;
const stepMs = 25;

/** Plays a match to its end while every seat and a spectator follow it. */
export async function followMatch({ table, settings, disturb, tell }: Surroundings): Promise<Followed> {
  const { seed, bots } = settings;
  const sentAt = new Map<number, number>();
  const viewHashes = new Map<string, string>();
  const transcripts = [...bots.keys(), undefined].map((seat) => openTranscript(confidencesOf(seat)));
  const followers: Follower[] = [];

  function confidencesOf(seat: number | undefined): Confidences {
    const others = [...bots.keys()].filter((other) => other !== seat);
    return {
      ...(seat === undefined ? {} : { seat }),
      // Persons are known by their names only, and words stay secret until the draws are proved.
      canaries: others.flatMap((other) => [personOf(seed, personIn(other)), wordOf(settings, other)]),
      viewHash: (version) => viewHashes.get(`${seat} ${version}`),
      sentAt: (version) => sentAt.get(version),
    };
  }

  const begin = async (matchId: string): Promise<void> => {
    for (const [seat, transcript] of transcripts.entries()) {
      const token = await table.mint(personOf(seed, seat < bots.length ? personIn(seat) : 'spectator'), `Seat ${seat}`);
      followers.push(startFollower({ url: table.url, token, matchId, transcript }));
    }
  };

  const onlooker = async (seen: Seen): Promise<void> => {
    if (followers.length === 0) await begin(seen.id);
    const { yourSeat } = seen;
    tell(`a move follows version ${seen.version} of ${seed}`);
    if (seen.viewHash !== null) viewHashes.set(`${yourSeat ?? undefined} ${seen.version}`, seen.viewHash);
    await disturb(followers);
    sentAt.set(seen.version + 1, performance.now());
  };

  const own: Table = { url: table.url, mint: (person, name) => table.mint(personOf(seed, person), name) };
  try {
    const result = await playMatch(settings, { registry, table: own, onlooker });
    const behind = await waitFor(followers, result.versions, tell);
    return { result, transcripts, behind };
  } finally {
    tell(`the followers of ${seed} stop`);
    // Whatever became of the match: who is not stopped comes again for ever.
    await allEnded(followers.map((follower) => follower.stop()));
  }
}

/** Matches are played at once: persons of one are not persons of another. */
function personOf(seed: string, person: string): string {
  return `${person}-of-${seed}`;
}

/** How many have not seen the last version when their time is over. */
async function waitFor(followers: readonly Follower[], last: number, tell: Surroundings['tell']): Promise<number> {
  for (let waited = 0; waited < patienceMs; waited += stepMs) {
    tell(`the followers may still need ${patienceMs - waited} ms`);
    if (followers.every((follower) => follower.seen() >= last)) return 0;
    await pause(stepMs);
  }
  return followers.filter((follower) => follower.seen() < last).length;
}
