import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { asDeployed } from '../../infra/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node of Lambda has it; Node 20, where the tests run too, has not. */
const asOnLambda = 'globalThis.URLPattern ??= class { test() { return false; } };';

/** A handler as it is deployed: one file, alone in its folder. */
export interface Bundled {
  readonly file: string;
  /** Runs a script beside it that finds the handler at `process.env.HANDLER`, and returns the last line that it prints as JSON. */
  run(script: string, env: { readonly [name: string]: string }): Promise<unknown>;
}

/** Bundles a handler for the test file that calls this. */
export function withBundle(entry: string): Bundled {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const file = join(folder, 'index.mjs');
  beforeAll(async () => {
    await build({
      ...asDeployed,
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: file,
      logLevel: 'error',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const onLambda = {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    TABLE_NAME: 'none',
    DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
  };
  return {
    file,
    run: async (script, env) => {
      const whole = `${asOnLambda}\n${script}`;
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', whole], {
        cwd: folder,
        env: { HANDLER: pathToFileURL(file).href, ...onLambda, ...env },
      });
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    },
  };
}
