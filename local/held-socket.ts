import { WebSocket } from 'ws';
import type { Closing } from '../service/subscriptions/connections.ts';

/** How long connections live; as on AWS by default. */
export interface SocketLimits {
  /** Without a message in either direction. */
  readonly idleMs: number;
  /** At all. */
  readonly longestMs: number;
}

export const usualSocketLimits: SocketLimits = { idleMs: 10 * 60_000, longestMs: 2 * 3_600_000 };

const goingAway: Closing = { code: 1001, reason: 'Going away' };

/** A socket that is closed when it is idle or alive for too long. */
export interface HeldSocket {
  /** Sends a message; false if the socket is not open. */
  send(message: string): Promise<boolean>;
  close(closing: Closing): void;
  /** Breaks off without a word. */
  cut(): void;
  /** Answers when it is closed. */
  readonly closed: Promise<void>;
}

/** Holds a socket that has just been opened. */
export function holdSocket(
  socket: WebSocket,
  { idleMs, longestMs }: SocketLimits,
  onMessage: (message: string) => void,
): HeldSocket {
  const close = ({ code, reason }: Closing): void => socket.close(code, reason);
  const end = setTimeout(close, longestMs, goingAway);
  const idle = setTimeout(close, idleMs, goingAway);
  socket.on('message', (data) => {
    idle.refresh();
    onMessage(String(data));
  });
  // What is wrong with a socket closes it, and that is told.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearTimeout(end);
      clearTimeout(idle);
      resolve();
    });
  });
  const send = (message: string): Promise<boolean> => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(false);
    idle.refresh();
    return new Promise((resolve) => socket.send(message, (error) => resolve(!(error instanceof Error))));
  };
  return { send, close, cut: () => socket.terminate(), closed };
}
