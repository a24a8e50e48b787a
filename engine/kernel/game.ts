import type { ActionShape, Catalogue } from './catalogue.ts';
import type { Decision } from './decision.ts';
import type { Form } from './form.ts';
import type { EventShape, Look, Table } from './table.ts';
import type { Terms } from './terms.ts';
import type { Viewer } from './viewer.ts';
import type { Violation } from './violation.ts';

/** A seat's place in a finished match. Seats that share a win share place 1. */
export interface Placing {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
  readonly reasons: readonly { readonly reason: string; readonly amount: number }[];
}

export interface Outcome {
  readonly placings: readonly Placing[];
}

/**
 * A bot sees what its seat sees and what its seat may do; it has its own randomness. It answers with one action.
 * (Taken from a method, so that a bot of one game's view can stand in a list of any games' bots.)
 */
export type Bot<View = unknown, Action extends ActionShape = ActionShape> = {
  move(view: View, forms: readonly Form<Action>[], random: (bound: number) => number): Action;
}['move'];

/**
 * A title with rules: pure functions over plain JSON. Methods never throw but for bugs, and never keep anything between calls.
 * `legal`, refusals and views for a seat depend only on what that seat may see.
 */
export interface Game<
  State = unknown,
  Action extends ActionShape = ActionShape,
  Options = unknown,
  View = unknown,
  Event extends EventShape = EventShape,
> {
  readonly name: string;
  /** Raised when outcomes change; a match keeps the version that it began with. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly catalogue: Catalogue;
  readonly bots: { readonly [name: string]: Bot<View, Action> };
  /** Its words in the languages of its rulebook, for whoever shows it to people. */
  readonly terms?: Terms;
  /** Parses a match's options (unknown JSON) for this number of seats into a frozen value, or refuses them. */
  options(raw: unknown, seats: number): Options | Violation;
  /** True if a match with these options is played at one sitting only. Absent: always as its players like. */
  isRealTime?(options: Options): boolean;
  /** The first state. `draw` and `tell` as on a table. */
  setup(
    options: Options,
    seats: number,
    draw: Table<State, Options, Event>['draw'],
    tell: (event: Event) => void,
  ): State;
  /** The open decisions. None: the match is over. */
  awaiting(look: Look<State, Options>): readonly Decision[];
  /** The exact forms of everything this seat can do now; empty if it is not awaited. */
  legal(look: Look<State, Options>, seat: number): readonly Form<Action>[];
  /** Applies one action to the table, or refuses it and leaves the table in a state that must be dropped. */
  apply(table: Table<State, Options, Event>, seat: number, action: Action): Violation | undefined;
  /** The action played when time runs out; never better than the best own choice. */
  fallback(look: Look<State, Options>, decision: Decision): Action;
  /**
   * What the rules do when a seat gives up; it may draw and reveal. Afterwards the seat is asked nothing, or the fallback answers
   * for it. Without this the fallback plays the seat on.
   */
  resign?(table: Table<State, Options, Event>, seat: number): void;
  /** Ends the match now by the rules' final scoring. */
  conclude(table: Table<State, Options, Event>): void;
  /** All persons agree to end the match. Absent: it is concluded. A game may let what is under way end first. */
  agree?(table: Table<State, Options, Event>): void;
  view(look: Look<State, Options>, viewer: Viewer): View;
  /** The event as the viewer may see it, or nothing. */
  see(event: Event, viewer: Viewer): Partial<Event> | undefined;
  /** The projected event as a line of English. `names` are the seats' names. */
  narrate(event: Partial<Event>, names: readonly string[]): string;
  outcome(look: Look<State, Options>): Outcome | undefined;
}
