import type { Game } from '../kernel/game.ts';

/** The games that are known, by name. */
export interface Registry {
  readonly [name: string]: Game;
}
