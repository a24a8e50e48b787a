import { execFile } from 'node:child_process';
import { root } from '../../scripts/source-files.ts';

/** How a command ended, and what it said. */
export interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
  readonly complaint: string;
}

/** Runs a file of the project as a command in a process of its own, with these variables in its environment. */
export function run(
  path: string,
  args: readonly string[] = [],
  variables: { readonly [name: string]: string } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const argv = ['--import', 'tsx', path, ...args];
    execFile(process.execPath, argv, { cwd: root, env: { ...process.env, ...variables } }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trimEnd().split('\n'), complaint: stderr }),
    );
  });
}

/** What the last line says: JSON. Nothing if there is none. */
export function lastOf({ lines }: Ran): unknown {
  const last = lines.at(-1) ?? '';
  return last === '' ? undefined : JSON.parse(last);
}
