import { parseArgs } from 'node:util';
import { registry } from '../engine/registry.ts';
import { carryOut, Misuse } from './command.ts';
import { gameNamed, optionsFor } from './play/settings.ts';
import { proofs } from './proofs/index.ts';
import type { Proof, Trial } from './proofs/proof.ts';

const usage = `npm run prove -- NAME [options]

An experiment with a number of faults that must be 0:

${proofList()}

  --trials N       how much of it: matches per number of players, or cut connections
  --game NAME      which game, where the proof does not choose itself
  --options JSON   the options of every match; roundLimit is 200 unless given, where the game has it
  --json           prints nothing but the last line

The last line printed is one JSON object: proof, game, trials, ok, the totals that decide (where there are any),
faults, figures.`;

await carryOut({ usage, run: prove });

async function prove(args: readonly string[]): Promise<void> {
  const { name, proof, trial } = settingsIn(args);
  const { faults, figures, totals } = await proof.run(trial);
  const ok = faults.length === 0;
  const { game, trials } = trial;
  const told = { proof: name, game: game.name, trials, ok, ...totals, faults: faults.slice(0, 20), figures };
  console.log(JSON.stringify(told));
  if (!ok) process.exitCode = 1;
}

function settingsIn(args: readonly string[]): { readonly name: string; readonly proof: Proof; readonly trial: Trial } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      trials: { type: 'string', default: '20' },
      game: { type: 'string' },
      options: { type: 'string', default: '{}' },
      json: { type: 'boolean', default: false },
    },
  });
  const [name = '', ...more] = positionals;
  const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (proof === undefined || more.length > 0) throw new Misuse('Name one proof.');
  const game = gameNamed(registry, values.game ?? proof.game ?? 'tsukiji');
  const trials = Number(values.trials);
  if (!Number.isInteger(trials) || trials < 1) throw new Error(`--trials must be 1 or more, not ${values.trials}.`);
  const options = optionsFor(game, game.seats.min, values.options);
  return { name, proof, trial: { game, options, trials, progress: showing(values.json) } };
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
