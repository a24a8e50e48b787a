/** What a decision needs from the world outside. */
export interface Env {
  /** Now: ISO 8601 UTC, milliseconds. */
  readonly at: string;
  /** The match's secret: 32 bytes. */
  readonly secret: Uint8Array;
}
