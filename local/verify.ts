import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyExport } from '../engine/match/verify.ts';
import { registry } from '../engine/registry.ts';
import { carryOut, Misuse } from './command.ts';

const usage = `npm run verify -- FILE

Checks an exported match: the commitment, the hash chain, every draw, and the whole play, move by move.
Prints one JSON object: ok, problems, witnessed (a seat said a word, so the draws were not the server's alone).`;

await carryOut({ usage, run: verify });

async function verify(args: readonly string[]): Promise<void> {
  const [file, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0) throw new Misuse('Name the file of one exported match.');
  const verification = verifyExport(registry, JSON.parse(await readFile(file, 'utf8')));
  console.log(JSON.stringify(verification));
  if (!verification.ok) process.exitCode = 1;
}
