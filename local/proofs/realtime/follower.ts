import { setTimeout as pause } from 'node:timers/promises';
import type { Client, FormattedExecutionResult } from 'graphql-ws';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { socketUrlOf } from '../../socket-gateway.ts';
import type { Transcript } from './transcript.ts';
import type { Update } from './update.ts';
import { follow } from './update.ts';

/** Someone who follows a match with a client of graphql-ws, whose connection is cut again and again. */
export interface Follower {
  /** The last version that was seen. */
  seen(): number;
  /** Breaks the connection off, as a phone does that sleeps. */
  cut(): void;
  /** Ends the subscription in an orderly way, and begins again. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

/** Where and as whom. */
export interface FollowerSettings {
  readonly url: string;
  readonly token: string;
  readonly matchId: string;
  readonly transcript: Transcript;
}

/** No more than this, so that thousands of cuts take minutes. */
const longestPauseMs = 40;

/** Follows from version 1 until it is stopped: after every end it subscribes again from what it has seen. */
export function startFollower(settings: FollowerSettings): Follower {
  const { matchId, transcript } = settings;
  let stopped = false;
  let socket: WebSocket | undefined;
  let updates: AsyncIterableIterator<FormattedExecutionResult<Update, unknown>> | undefined;

  const followOnce = async (): Promise<void> => {
    const client = clientOf(settings, (opened) => {
      socket = opened;
    });
    try {
      const told = client.iterate<Update>(follow(matchId, transcript.seen()));
      updates = told;
      for await (const { data } of told) if (data) transcript.enter(data);
    } catch {
      // The connection was cut, or the server ended it: what matters is what was told, and that stands in the transcript.
    }
    transcript.disconnected();
    await client.dispose();
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      await followOnce();
      if (!stopped) await pause(Math.random() * longestPauseMs);
    }
  };

  const running = run();
  return {
    seen: transcript.seen,
    cut: () => socket?.terminate(),
    leave: async () => {
      await updates?.return?.();
    },
    stop: async () => {
      stopped = true;
      await updates?.return?.();
      socket?.terminate();
      await running;
    },
  };
}

/** A client that does not come again by itself: that is what is proved, with the version that was seen. */
function clientOf({ url, token, transcript }: FollowerSettings, opened: (socket: WebSocket) => void): Client {
  return createClient({
    url: socketUrlOf(url),
    webSocketImpl: listeningWith(transcript, opened),
    connectionParams: { token },
    retryAttempts: 0,
  });
}

/** A socket that shows the transcript every byte that it receives. */
function listeningWith(transcript: Transcript, opened: (socket: WebSocket) => void) {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      opened(this);
      this.on('message', (data) => transcript.overhear(String(data)));
    }
  };
}
