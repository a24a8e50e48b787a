import { readFile } from 'node:fs/promises';
import { verifyExport } from '../engine/match/verify.ts';
import { registry } from '../engine/registry.ts';

/**
 * `npm run verify -- FILE`: checks an exported match: the commitment, the hash chain, every draw, and the whole play, move by move.
 * Prints one JSON object: ok, problems, witnessed (a seat said a word, so the draws were not the server's alone).
 */
const [file] = process.argv.slice(2);
try {
  if (file === undefined) throw new Error('Name the file of an exported match: npm run verify -- FILE');
  const verification = verifyExport(registry, JSON.parse(await readFile(file, 'utf8')));
  console.log(JSON.stringify(verification));
  if (!verification.ok) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
