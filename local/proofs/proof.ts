import type { Game } from '../../engine/kernel/game.ts';

/** What a proof is run on. */
export interface Trial {
  readonly game: Game;
  /** The options of every match, as they are given on creation. */
  readonly options: { readonly [name: string]: unknown };
  /** How much: what of, the proof says. */
  readonly trials: number;
  /** Told now and then how far it is: a share from 0 to 1. */
  progress(done: number): void;
}

/** What came of a proof. It holds if there is no fault; the figures are for people. */
export interface Finding {
  readonly faults: readonly string[];
  readonly figures: { readonly [name: string]: unknown };
  /** The figures that decide. */
  readonly totals?: { readonly [name: string]: number };
}

/** An experiment with a figure that must be 0, or under a bound. */
export interface Proof {
  readonly help: string;
  /** The game that it is run on where none is named; tsukiji if not given. */
  readonly game?: string;
  run(trial: Trial): Finding | Promise<Finding>;
}
