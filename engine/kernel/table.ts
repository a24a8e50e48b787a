/** A position that is only looked at: the state and the frozen options of its match. */
export interface Look<State, Options> {
  readonly state: State;
  readonly options: Options;
}

/** Any event as plain JSON. Its name stands in `type`. */
export interface EventShape {
  readonly type: string;
}

/**
 * A position that is being changed. The kernel forks the state once per submission and hands the copy to the rules here;
 * if the submission is refused, the copy is dropped.
 */
export interface Table<State, Options, Event extends EventShape> extends Look<State, Options> {
  /** Adds an event to the log. */
  tell(event: Event): void;
  /** The next value of a named stream, 0 to bound - 1. Ends the submission: what follows in its list is refused MUST_BE_LAST. */
  draw(stream: string, bound: number): number;
  /** Marks that something hidden became known (a reveal, the closing of sealed bids): ends the submission as a draw does. */
  reveal(): void;
}

/** The same type with everything writable: what verbs change. */
export type Draft<T> = T extends readonly (infer I)[]
  ? Draft<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;
