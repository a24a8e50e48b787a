/** The options of matches, parsed. */
import type { Game } from '../kernel/game.ts';

/** What a game makes of raw options for a number of seats: its options, or a refusal. */
interface Parsed {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
}

/**
 * By the raw options. Nobody changes those, nor what is parsed of them, and nothing else decides over it: so a match that many look
 * at is parsed once, and nobody can tell. It is forgotten with the match.
 */
const remembered = new WeakMap<object, Parsed>();

/** Parses raw options for a number of seats, or refuses them, as the game does. */
export function optionsOf(game: Game, raw: unknown, seats: number): unknown {
  if (typeof raw !== 'object' || raw === null) return game.options(raw, seats);
  const known = remembered.get(raw);
  if (known?.game === game && known.seats === seats) return known.options;
  const options = game.options(raw, seats);
  remembered.set(raw, { game, seats, options });
  return options;
}
