import { type ChildProcess, fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Inside `node_modules`, so that what is left out of a bundle is found from there. */
const cache = join(root, 'node_modules/.cache/uogashi-bench');

/**
 * Bundles a file of the project as it would be deployed, without what a loader adds to it, and gives the path of the bundle.
 * Packages are left out unless the options say otherwise.
 */
export async function bundled(entry: string, options: BuildOptions = {}): Promise<string> {
  const outfile = join(cache, `${entry.replace(/[^a-z]+/g, '-')}.mjs`);
  await mkdir(cache, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    ...options,
  });
  return outfile;
}

/** Runs a bundle in a process of its own that says one message, its result, and ends. */
export async function resultOf<Result>(path: string, args: readonly string[] = []): Promise<Result> {
  const child = fork(path, args, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return await firstMessage<Result>(child);
}

/** The first message of a child. Rejects if it ends without one. */
export function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a process of the benchmark ended with ${code}`)));
  });
}

/** Tells the parent process; for the other side of {@link resultOf}. */
export function say(message: unknown): void {
  process.send?.(message);
}
