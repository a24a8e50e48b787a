/** What every submission to a match says of itself. */
export interface Step {
  readonly matchId: string;
  /** Chosen by the client, once per submission: 1 to 64 letters, digits, `-` and `_`. */
  readonly moveId: string;
  /** The version that the client looked at. */
  readonly expectedVersion: number;
}
