/** One match that many follow: how long they wait for an act, from its request until each has been told. */
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../local/database.ts';
import type { Api, Seen } from '../local/play/api.ts';
import { connect } from '../local/play/api.ts';
import { tableName } from '../local/server.ts';
import { eachOf } from '../service/subscriptions/each-of.ts';
import { begin, playPart } from './acting.ts';
import { bundled, firstMessage } from './bundled.ts';
import { quantile, rounded } from './figures.ts';
import type { Script } from './script.ts';
import type { Serving } from './serve.ts';
import type { Subscriber } from './subscriber.ts';
import { subscribe } from './subscriber.ts';

export interface FanOutFigures {
  readonly subscribers: number;
  /** Until a subscriber is told. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Until the last one is; the median of the acts. */
  readonly lastMs: number;
  /** Subscribers told per second of that. */
  readonly perSecond: number;
}

const warmUp = 5;
const acts = 20;

/** Of all subscribers besides those in seats: half are known, half are the public. */
const knownShare = 0.5;

/** They do not all come in the same moment. */
const comingAtOnce = 10;

/** Between two acts the server comes to rest: what is measured is one act, as in a match that people play. */
const restMs = 200;

/** Plays the first lines of a script with so many subscribers. As on AWS the database is not in the server's process. */
export async function measureFanOut(seed: string, script: Script, subscribers: number): Promise<FanOutFigures> {
  const spectators = Math.round(subscribers * knownShare);
  const database = await openDatabase(tableName);
  const args = [seed, database.endpoint, String(spectators)];
  const server = fork(await bundled('bench/serve.ts'), args, { execArgv: [] });
  try {
    const serving = await firstMessage<Serving>(server);
    const apis = serving.tokens.map((token) => connect(serving.url, token));
    const begun = await begin(apis, script);
    const audience = await gather(serving, begun, subscribers);
    const rounds = await playBefore(audience, { apis, script, begun });
    await Promise.all(audience.map((subscriber) => subscriber.stop()));
    return figuresOf(rounds, subscribers);
  } finally {
    server.disconnect();
    await database.close();
  }
}

/** All seats, the spectators that are known, and as many of the public as it takes. */
async function gather(
  { url, tokens, spectators }: Serving,
  { id, version }: Seen,
  size: number,
): Promise<readonly Subscriber[]> {
  const persons = [...tokens, ...spectators];
  const place = { url, matchId: id, after: version - 1 };
  const audience: Subscriber[] = [];
  const numbers = Array.from({ length: size }, (_, number) => number);
  await eachOf(numbers, comingAtOnce, async (number) => {
    const subscriber = subscribe(place, persons[number]);
    audience.push(subscriber);
    await subscriber.told(version);
  });
  return audience;
}

interface Play {
  readonly apis: readonly Api[];
  readonly script: Script;
  readonly begun: Seen;
}

/** Acts one after the other; gives for each how long every subscriber waited, in ms. */
async function playBefore(
  audience: readonly Subscriber[],
  { apis, script, begun }: Play,
): Promise<readonly (readonly number[])[]> {
  const rounds: (readonly number[])[] = [];
  for (let act = 0; act < warmUp + acts; act += 1) {
    await pause(restMs);
    const told = Promise.all(audience.map((subscriber) => subscriber.told(begun.version + act + 1)));
    const asked = performance.now();
    await playPart(apis, script, begun, [act, act + 1]);
    rounds.push((await told).map((time) => time - asked));
  }
  return rounds.slice(warmUp);
}

function figuresOf(rounds: readonly (readonly number[])[], subscribers: number): FanOutFigures {
  const all = rounds.flat();
  const lasts = rounds.map((times) => Math.max(...times));
  const seconds = lasts.reduce((sum, last) => sum + last, 0) / 1000;
  return {
    subscribers,
    p50Ms: quantile(all, 0.5),
    p95Ms: quantile(all, 0.95),
    lastMs: quantile(lasts, 0.5),
    perSecond: rounded(all.length / seconds),
  };
}
