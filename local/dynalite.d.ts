/** The part of dynalite that is used here; it ships no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Settings {
    /** A folder; without it everything stays in memory. */
    readonly path?: string;
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  /** A DynamoDB over HTTP that does not listen yet. Closing it closes its database too. */
  function dynalite(settings?: Settings): Server;

  export = dynalite;
}
