import { createRequire } from 'node:module';

/** What the benchmark uses of boardgame.io: its folders are not importable from an ES module, so its types are told here. */
export interface PeerGame {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  setup(): PeerState;
  readonly moves: {
    readonly act: { readonly client: boolean; move(context: { G: PeerState }, index: number): void };
  };
}

/** A game state, and how often it was acted on. */
export interface PeerState {
  acts: number;
  readonly parts: { changed: number; readonly part: unknown }[];
}

export interface PeerServer {
  run(port: number, callback: () => void): Promise<unknown>;
}

export interface PeerClient {
  readonly moves: { act(index: number): void };
  start(): void;
  stop(): void;
  subscribe(listener: (state: { readonly G: PeerState } | null) => void): void;
}

interface ClientSettings {
  readonly game: PeerGame;
  readonly numPlayers: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly multiplayer: unknown;
  readonly debug: boolean;
}

const require = createRequire(import.meta.url);

export const { Server } = require('boardgame.io/server') as {
  Server(settings: { readonly games: readonly PeerGame[]; readonly origins: readonly string[] }): PeerServer;
};
export const { Client } = require('boardgame.io/client') as { Client(settings: ClientSettings): PeerClient };
export const { SocketIO } = require('boardgame.io/multiplayer') as {
  SocketIO(settings: { readonly server: string }): unknown;
};
