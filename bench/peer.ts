/**
 * boardgame.io beside us: its server and its own client over its transport, a game with a state of the same size. As at
 * our tables there is a client in every seat, and as with ours an act counts when its own seat has the new state. It stores nothing.
 */
import { fork } from 'node:child_process';
import { known } from '../engine/kernel/invariant.ts';
import { bundled, firstMessage } from './bundled.ts';
import { quantile, rounded } from './figures.ts';
import { peerGame } from './peer-game.ts';
import { Client, type PeerClient, type PeerGame, SocketIO } from './peer-packages.ts';
import { seats } from './script.ts';

export interface PeerFigures {
  readonly p50Ms: number;
  readonly actsPerSecond: number;
}

/** As with ours. */
const warmUpShare = 0.25;

/** A client in a seat. */
interface Seat {
  act(index: number): void;
  /** Answers when the client has been told of so many acts. */
  told(acts: number): Promise<void>;
  stop(): void;
}

/** So many acts in each of so many matches at once, with a state of so many bytes. */
export async function measurePeer(bytes: number, matches: number, acts: number): Promise<PeerFigures> {
  const server = fork(await bundled('bench/peer-serve.ts'), [String(bytes)], { execArgv: [], silent: true });
  try {
    const url = await firstMessage<string>(server);
    const game = peerGame(bytes);
    const tables = await Promise.all(
      Array.from({ length: matches }, async (_, match) => {
        const place = { game, numPlayers: seats, matchID: `match${match}`, url };
        // The server creates a match for its first client.
        const first = await sit({ ...place, playerID: '0' });
        const others = Array.from({ length: seats - 1 }, (_, index) => sit({ ...place, playerID: String(index + 1) }));
        return [first, ...(await Promise.all(others))];
      }),
    );
    const warmUp = Math.ceil(acts * warmUpShare);
    await Promise.all(tables.map((table) => actAt(table, [0, warmUp])));
    const begun = performance.now();
    const times = (await Promise.all(tables.map((table) => actAt(table, [warmUp, acts])))).flat();
    const seconds = (performance.now() - begun) / 1000;
    for (const seat of tables.flat()) seat.stop();
    return { p50Ms: quantile(times, 0.5), actsPerSecond: rounded(times.length / seconds) };
  } finally {
    server.disconnect();
  }
}

interface Place {
  readonly game: PeerGame;
  readonly numPlayers: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly url: string;
}

/** Sits down at a match. */
async function sit({ url, ...place }: Place): Promise<Seat> {
  const client: PeerClient = Client({ ...place, debug: false, multiplayer: SocketIO({ server: url }) });
  let acts = -1;
  let waiting: (() => void) | undefined;
  client.subscribe((state) => {
    acts = state?.G.acts ?? -1;
    waiting?.();
  });
  const seat: Seat = {
    act: (index) => client.moves.act(index),
    told: (wanted) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`the peer did not tell of act ${wanted}`)), 10_000);
        waiting = () => {
          if (acts < wanted) return;
          waiting = undefined;
          clearTimeout(late);
          resolve();
        };
        waiting();
      }),
    stop: () => client.stop(),
  };
  client.start();
  await seat.told(0);
  return seat;
}

/** Acts with these numbers, one after the other, the seats in turn; gives how long each took, in ms. */
async function actAt(table: readonly Seat[], [from, to]: readonly [number, number]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = from; index < to; index += 1) {
    const seat = known(table[index % table.length], 'a seat');
    // Before it knows of the act before, its own would be refused.
    await seat.told(index);
    const begun = performance.now();
    seat.act(index);
    await seat.told(index + 1);
    times.push(performance.now() - begun);
  }
  return times;
}
