import type { Game } from '../kernel/game.ts';

/**
 * The games that are known: each by its name, with the rules that new matches get. Older rules that still have matches stay under
 * `name@rulesVersion`: a match keeps the rules that it began with.
 */
export interface Registry {
  readonly [name: string]: Game;
}

/** The game that new matches of this name get. */
export function newestGame(registry: Registry, name: string): Game | undefined {
  const game = Object.hasOwn(registry, name) ? registry[name] : undefined;
  return game?.name === name ? game : undefined;
}

/** The game with these very rules, if they are still known. */
export function gameUnder(registry: Registry, name: string, rulesVersion: number): Game | undefined {
  const newest = newestGame(registry, name);
  if (newest === undefined || newest.rulesVersion === rulesVersion) return newest;
  const older = `${name}@${rulesVersion}`;
  return Object.hasOwn(registry, older) ? registry[older] : undefined;
}
