import type { Drawn } from '../kernel/draw.ts';
import type { EventShape } from '../kernel/table.ts';
import type { Actor, Command, Match } from './match.ts';
import type { Rules } from './rules.ts';

/** A command before the match: all that may be looked at to answer it. */
export interface Request<C extends Command = Command> {
  readonly rules: Rules;
  readonly match: Match;
  readonly actor: Actor;
  readonly command: C;
  /** The actor looked at an earlier version than this one (only a join gets that far). */
  readonly late: boolean;
  /** The key of the match's draws. */
  readonly key: () => Uint8Array;
  /** The match as it was at the version that undo is offered to. */
  readonly earlier: Match | undefined;
}

/** The command of one kind. */
export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** What an accepted command makes of the match. `version`, `at` and the receipts are the door's to set. */
export interface Change {
  readonly match: Match;
  readonly seat?: number;
  readonly base?: number;
  readonly events?: readonly EventShape[];
  readonly draws?: readonly Drawn[];
}
