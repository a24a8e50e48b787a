import { writeFile } from 'node:fs/promises';
import { registry } from '../engine/registry.ts';
import { carryOut } from './command.ts';
import { connect, type Seen } from './play/api.ts';
import { playMatch, type Result, type Table } from './play/match.ts';
import { progressOn } from './play/progress.ts';
import { type PlaySettings, readSettings } from './play/settings.ts';
import { startServer } from './server.ts';

const usage = `npm run play -- [options]

One whole match between bots through the public API of a server of its own. The same settings and seed always end the same.

  --game NAME      ${Object.keys(registry).join(', ')}
  --players N      how many seats
  --seed TEXT      what all draws follow from
  --bots NAME,…    the bots of the seats, over and over
  --options JSON   the options of the match; roundLimit is 200 unless given, where the game has it
  --watch          shows the match as text, turn by turn
  --export FILE    writes the finished match, for npm run verify
  --json           prints nothing but the last line

The last line printed is one JSON object: game, players, seed, versions, placings, stateHash, problems.`;

// Whoever reads the output may stop reading.
process.stdout.on('error', () => process.exit(1));

await carryOut({ usage, run: play });

async function play(args: readonly string[]): Promise<void> {
  const settings = readSettings(registry, args);
  const result = await played(settings);
  if (settings.exportTo !== undefined)
    await writeFile(settings.exportTo, `${JSON.stringify(result.export, null, 1)}\n`);
  console.log(lastLine(settings, result));
  if (result.problems.length > 0) process.exitCode = 1;
}

async function played(settings: PlaySettings): Promise<Result> {
  const faults: string[] = [];
  const server = await startServer({
    seed: settings.seed,
    journal: (line) => {
      if (line.level === 'error') faults.push(`server: ${JSON.stringify(line)}`);
    },
  });
  const progress = progressOn(process.stderr, Number(settings.options.roundLimit) || undefined);
  const watch = settings.watch ? await watcher(server) : undefined;
  try {
    const onlooker = async (seen: Seen): Promise<void> => {
      if (watch !== undefined) await watch(seen);
      else if (!settings.json) progress.show(seen);
    };
    const result = await playMatch(settings, { registry, table: server, onlooker });
    return { ...result, problems: [...result.problems, ...faults] };
  } finally {
    progress.clear();
    await server.close();
  }
}

/** Prints the log as somebody without a seat may read it. */
async function watcher(table: Table): Promise<(seen: Seen) => Promise<void>> {
  const api = connect(table.url, await table.mint('onlooker', 'Onlooker'));
  let reached = 0;
  return async ({ id }) => {
    const log = await api.log(id, reached);
    reached = log.reached;
    for (const line of log.lines) console.log(line);
  };
}

function lastLine({ game, bots, seed }: PlaySettings, { versions, placings, stateHash, problems }: Result): string {
  // A seed that is a number is told as one.
  const told = String(Number(seed)) === seed ? Number(seed) : seed;
  return JSON.stringify({ game: game.name, players: bots.length, seed: told, versions, placings, stateHash, problems });
}
