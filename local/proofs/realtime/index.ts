/** Followers of matches whose connections are cut at random, on a server whose feed and whose posts misbehave. */
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../engine/kernel/random.ts';
import { allEnded } from '../../../store/all-ended.ts';
import type { LocalServer } from '../../server.ts';
import { startServer } from '../../server.ts';
import type { Finding, Proof, Trial } from '../proof.ts';
import { quantileOf, rounded } from '../tally.ts';
import type { Cuts } from './cuts.ts';
import { createCuts } from './cuts.ts';
import type { Followed } from './followed-match.ts';
import { followMatch } from './followed-match.ts';
import type { Tell } from './stall.ts';
import { unlessStalled } from './stall.ts';

/** So many matches at once, of so many seats. */
const atOnce = 2;
const seats = 3;

/** Between two moves: fast for persons, but so that what is measured is how long news take, and not how long a queue gets. */
const paceMs = 100;

/** A screen that is later than this is no longer live. */
const latestMs = 500;

/** Plays and follows matches until `trials` connections have been cut. */
export const realtime: Proof = {
  help: 'no version is missed, told twice or told to the wrong viewer over N cut connections; p95 under 500 ms',
  game: 'poissonnier',
  run: (trial) => unlessStalled((tell) => prove(trial, tell)),
};

async function prove(trial: Trial, tell: Tell): Promise<Finding> {
  const cuts = createCuts({ seed: 'realtime', most: trial.trials });
  const server = await startServer({
    journal: () => undefined,
    unrest: { seed: 'realtime', mostCopies: 3, reorder: true, mostDelayMs: 15 },
    connections: cuts.unreliable,
  });
  try {
    return findingOf(await followMatches(server, cuts, trial, tell), cuts);
  } finally {
    tell('server', 'closes');
    await server.close();
  }
}

/** Plays one match after the other in each of several lanes. Where one breaks, the others end after their match. */
async function followMatches(server: LocalServer, cuts: Cuts, trial: Trial, tell: Tell): Promise<readonly Followed[]> {
  const { game, options } = trial;
  const bots = Array.from({ length: seats }, () => 'random');
  const random = randomFrom('matches');
  const found: Followed[] = [];
  let hasBroken = false;
  const lane = async (index: number): Promise<void> => {
    for (let round = 0; !cuts.done() && !hasBroken; round += 1) {
      const seed = `trial-${index}-${round}-${random(1_000_000)}`;
      const settings = { game, options, bots, seed, json: true, watch: false };
      const disturb = async (followers: Parameters<Cuts['disturb']>[0]): Promise<void> => {
        await cuts.disturb(followers, server.sockets);
        trial.progress(cuts.count() / trial.trials);
        await pause(paceMs);
      };
      const told = (what: string): void => tell(`lane ${index}`, what);
      found.push(await followMatch({ table: server, settings, disturb, tell: told }));
    }
    tell(`lane ${index}`, 'is done');
  };
  const broken = (error: unknown): never => {
    hasBroken = true;
    throw error;
  };
  await allEnded(Array.from({ length: atOnce }, (_, index) => lane(index).catch(broken)));
  return found;
}

function findingOf(followed: readonly Followed[], cuts: Cuts): Finding {
  const transcripts = followed.flatMap((each) => each.transcripts);
  const sum = (of: 'gaps' | 'duplicates' | 'leaks'): number =>
    transcripts.reduce((all, { count }) => all + count[of], 0);
  const behind = followed.reduce((all, each) => all + each.behind, 0);
  const live = transcripts.flatMap(({ delaysMs }) => delaysMs.live);
  const resumed = transcripts.flatMap(({ delaysMs }) => delaysMs.resumed);
  const totals = {
    gaps: sum('gaps') + behind,
    duplicates: sum('duplicates'),
    leaks: sum('leaks'),
    p50Ms: rounded(quantileOf(live, 0.5)),
    p95Ms: rounded(quantileOf(live, 0.95)),
  };
  const { p50Ms: _, p95Ms, ...mustBeZero } = totals;
  const faults = [
    ...Object.entries(mustBeZero).flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}`])),
    ...(p95Ms < latestMs ? [] : [`p95 of ${p95Ms} ms is not under ${latestMs}`]),
    ...followed.flatMap(({ result }) => result.problems),
  ];
  const versions = followed.reduce((all, { result }) => all + result.versions, 0);
  const timed = { live: live.length, resumed: resumed.length, resumedP95Ms: rounded(quantileOf(resumed, 0.95)) };
  const figures = { cuts: cuts.byKind(), matches: followed.length, versions, behind, timed };
  return { faults, totals, figures };
}
