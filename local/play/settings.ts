import { parseArgs } from 'node:util';
import { canonical } from '../../engine/kernel/canonical.ts';
import type { Game } from '../../engine/kernel/game.ts';
import { isViolation } from '../../engine/kernel/violation.ts';
import type { Registry } from '../../engine/match/registry.ts';

/** What `npm run play` is asked to play. */
export interface PlaySettings {
  readonly game: Game;
  readonly seed: string;
  /** The options of the match, as they are given on creation. */
  readonly options: { readonly [name: string]: unknown };
  /** The name of the bot of each seat. */
  readonly bots: readonly string[];
  /** Show nothing but the last line. */
  readonly json: boolean;
  /** Show the match as text. */
  readonly watch: boolean;
  /** Where to put the finished match. */
  readonly exportTo?: string;
}

/** A match between bots ends after this round at the latest, where the game has such an option. */
const roundLimit = 200;

/** Reads the arguments of the command. Throws an Error that says what is wrong with them. */
export function readSettings(registry: Registry, args: readonly string[]): PlaySettings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'tsukiji' },
      players: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      bots: { type: 'string', default: 'greedy' },
      export: { type: 'string' },
      json: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const game = gameNamed(registry, values.game);
  const players = playersOf(game, values.players);
  return {
    game,
    seed: values.seed,
    options: optionsFor(game, players, values.options),
    bots: botsFor(game, players, values.bots),
    json: values.json,
    watch: values.watch,
    ...(values.export === undefined ? {} : { exportTo: values.export }),
  };
}

/** The game of this name. Throws if there is none. */
export function gameNamed(registry: Registry, name: string): Game {
  const game = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (game === undefined) throw new Error(`--game must be one of ${Object.keys(registry).join(', ')}, not ${name}.`);
  return game;
}

function playersOf({ seats: { min, max } }: Game, text: string): number {
  const players = Number(text);
  const fits = Number.isInteger(players) && players >= min && players <= max;
  if (!fits) throw new Error(`--players must be ${min} to ${max}, not ${text}.`);
  return players;
}

/** The bots of all seats: the names given, over and over. */
function botsFor(game: Game, players: number, text: string): readonly string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !Object.hasOwn(game.bots, name));
  if (unknown !== undefined) throw new Error(`--bots must be of ${Object.keys(game.bots).join(', ')}, not ${unknown}.`);
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? '');
}

/** The options of a match as JSON text, with a round limit where the game has one. Throws if the game refuses them. */
export function optionsFor(game: Game, players: number, text: string): PlaySettings['options'] {
  const given = readObject(text);
  const limited = { roundLimit, ...given };
  const options = isViolation(game.options(limited, players)) ? given : limited;
  const parsed = game.options(options, players);
  if (isViolation(parsed)) throw new Error(`--options are refused: ${parsed.code} ${canonical(parsed.facts)}`);
  return options;
}

function readObject(text: string): PlaySettings['options'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new Error(`--options must be a JSON object, not ${text}`);
}
