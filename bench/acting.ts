/** Acts through HTTP: what a client waits for, from the request until it has the new view and what is legal in it. */
import { fork } from 'node:child_process';
import { known } from '../engine/kernel/invariant.ts';
import { openDatabase } from '../local/database.ts';
import { type Answered, type Api, connect, type Seen } from '../local/play/api.ts';
import { tableName } from '../local/server.ts';
import { bundled, firstMessage } from './bundled.ts';
import { quantile, rounded } from './figures.ts';
import { gameName, moveIdOf, type Script, seats } from './script.ts';
import type { Serving } from './serve.ts';

export interface ActFigures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Accepted acts. */
  readonly perSecond: number;
}

/** The first acts of each match are not measured: code is being compiled and connections are being opened. */
const warmUpShare = 0.25;

/** Plays the scripts, all at once, on a server of their seed. As on AWS the database is not in the server's process. */
export async function measureActs(seed: string, scripts: readonly Script[]): Promise<ActFigures> {
  const database = await openDatabase(tableName);
  const server = fork(await bundled('bench/serve.ts'), [seed, database.endpoint], { execArgv: [] });
  try {
    const { url, tokens } = await firstMessage<Serving>(server);
    const apis = tokens.map((token) => connect(url, token));
    const matches = await Promise.all(scripts.map(async (script) => ({ script, begun: await begin(apis, script) })));
    const warmUp = (script: Script): number => Math.ceil(script.lines.length * warmUpShare);
    await Promise.all(matches.map(({ script, begun }) => playPart(apis, script, begun, [0, warmUp(script)])));
    const started = performance.now();
    const times = await Promise.all(
      matches.map(({ script, begun }) => playPart(apis, script, begun, [warmUp(script), script.lines.length])),
    );
    const seconds = (performance.now() - started) / 1000;
    const all = times.flat();
    return { p50Ms: quantile(all, 0.5), p99Ms: quantile(all, 0.99), perSecond: rounded(all.length / seconds) };
  } finally {
    server.disconnect();
    await database.close();
  }
}

/** Creates the match of a script and starts it, as it was recorded. */
export async function begin(apis: readonly Api[], { number }: Script): Promise<Seen> {
  const [organizer, ...guests] = apis;
  const creation = { moveId: moveIdOf('create', number), game: gameName, seats };
  let seen = accepted(await organizer?.submit('createMatch', creation));
  for (const guest of guests) {
    const joining = { matchId: seen.id, moveId: moveIdOf('join', number), expectedVersion: seen.version };
    seen = accepted(await guest.submit('joinMatch', joining));
  }
  const starting = { matchId: seen.id, moveId: moveIdOf('start', number), expectedVersion: seen.version };
  return accepted(await organizer?.submit('startMatch', starting));
}

/** Submits a part of a script, one line after the other; gives how long each took, in ms. */
export async function playPart(
  apis: readonly Api[],
  { lines }: Script,
  { id, version }: Seen,
  [from, to]: readonly [number, number],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const [index, { seat, text }] of lines.slice(from, to).entries()) {
    const line = from + index;
    const act = { matchId: id, moveId: moveIdOf('move', line), expectedVersion: version + line, text: [text] };
    const asked = performance.now();
    accepted(await known(apis[seat], `seat ${seat}`).submit('act', act));
    times.push(performance.now() - asked);
  }
  return times;
}

function accepted(answer: Answered | undefined): Seen {
  if (answer?.match === undefined) throw new Error(`not accepted: ${JSON.stringify(answer)}`);
  return answer.match;
}
