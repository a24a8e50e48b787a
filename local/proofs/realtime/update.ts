/** What a follower is told. */
export interface Update {
  readonly matchUpdated: {
    readonly after: number;
    readonly version: number;
    readonly versions: readonly { readonly version: number }[];
    readonly match: {
      readonly version: number;
      readonly yourSeat: number | null;
      readonly viewHash: string | null;
    };
  };
}

const query = `subscription Follow($matchId: ID!, $after: Int) {
  matchUpdated(matchId: $matchId, after: $after) {
    after version
    versions { version text actions }
    match { version yourSeat viewHash viewJson }
  }
}`;

/** The subscription of a follower who has seen a version. */
export function follow(matchId: string, after: number): { readonly query: string; readonly variables: Variables } {
  return { query, variables: { matchId, after } };
}

type Variables = { readonly matchId: string; readonly after: number };
