import { parseArgs } from 'node:util';
import { registry } from '../engine/registry.ts';
import { gameNamed, optionsFor } from './play/settings.ts';
import { proofs } from './proofs/index.ts';
import type { Trial } from './proofs/proof.ts';

/**
 * `npm run prove -- NAME --trials N`: an experiment with a number of faults that must be 0.
 *
 *   --trials N          how much of it: matches per number of players, or cut connections
 *   --game NAME         which game, where the proof does not choose itself
 *   --options JSON      the options of every match
 *   --json              prints nothing but the last line
 *
 * The last line printed is one JSON object: proof, game, trials, ok, the totals that decide, faults, figures.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trials: { type: 'string', default: '20' },
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (proof === undefined) throw new Error(`Name a proof:\n${proofList()}`);
  const game = gameNamed(registry, values.game ?? proof.game ?? 'tsukiji');
  const trials = Number(values.trials);
  if (!Number.isInteger(trials) || trials < 1) throw new Error(`--trials must be 1 or more, not ${values.trials}.`);
  const options = optionsFor(game, game.seats.min, values.options);
  const { faults, figures, totals } = await proof.run({ game, options, trials, progress: showing(values.json) });
  const ok = faults.length === 0;
  const told = { proof: name, game: game.name, trials, ok, ...totals, faults: faults.slice(0, 20), figures };
  console.log(JSON.stringify(told));
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // What has failed, or waits for something that does not come, may have left something that never ends.
  process.exit(1);
}

function proofList(): string {
  return Object.entries(proofs)
    .map(([name, { help }]) => `  ${name}: ${help}`)
    .join('\n');
}

function showing(quiet: boolean): Trial['progress'] {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return () => undefined;
  return (done) => stderr.write(`\r\u001b[2K${Math.floor(done * 100)} %`);
}
