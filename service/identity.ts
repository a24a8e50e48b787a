/** Someone who has shown who they are. `person` never changes; `name` is how others see them. */
export interface Person {
  readonly person: string;
  readonly name: string;
}

/** What a valid token says. */
export interface Verified extends Person {
  /** When the token ends, in seconds since 1970. */
  readonly until: number;
}

/** True once the token is over that said this. */
export function hasEnded({ until }: Pick<Verified, 'until'>, now: Date): boolean {
  return until * 1_000 <= now.getTime();
}

/** Whoever can tell persons by their bearer tokens. */
export interface Identity {
  /** The person whom a token stands for; `ended` if it did so once, and nothing if it is not valid. */
  verify(token: string): Promise<Verified | 'ended' | undefined>;
}
