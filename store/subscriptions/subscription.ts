import type { Log } from '../log.ts';

/** Which operation of which connection. Clients choose the ids of their operations. */
export interface OperationAt {
  readonly connectionId: string;
  readonly operationId: string;
}

/** Who stands behind a connection. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  /** When the token ends by which it is known, in seconds since 1970. */
  readonly until: number;
}

/** A connection that has introduced itself. */
export interface Connection {
  readonly connectionId: string;
  /** Nothing: anonymous. */
  readonly caller?: Caller;
  /** What is wrong with the token that it showed: nothing is told to it then. */
  readonly rejected: false | 'invalid' | 'ended';
}

/** An operation that follows a log, and how far its client has been told. */
export interface Subscription extends OperationAt {
  readonly log: Log;
  readonly caller?: Caller;
  readonly query: string;
  /** JSON */
  readonly variables: string;
  readonly operationName?: string;
  /** The last entry of the log that was delivered; 0: none. */
  readonly sent: number;
}

/**
 * The right to send to one subscription. Whoever holds it reads `sent`, delivers what follows, and gives it back with the new `sent`:
 * so every entry is delivered once and in order. If it runs out, its holder has died, and nobody knows what was delivered.
 */
export interface Lease {
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** What became of a lease that was asked for. */
export type Taken =
  | { readonly kind: 'taken'; readonly subscription: Subscription }
  /** The subscription is not there, or has been told that entry: nothing is to be done. */
  | { readonly kind: 'done' }
  /** Another holds the lease until then (milliseconds since 1970). */
  | { readonly kind: 'held'; readonly until: number };

/** What became of an operation that was to be added: the connection has one of that id, or it was ended before it had begun. */
export type Added = 'added' | 'known' | 'ended';
