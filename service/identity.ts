/** Someone who has shown who they are. `person` never changes; `name` is how others see them. */
export interface Person {
  readonly person: string;
  readonly name: string;
}

/** Whoever can tell persons by their bearer tokens. */
export interface Identity {
  /** The person whom a token stands for, or nothing if it is not valid (now). */
  verify(token: string): Promise<Person | undefined>;
}
