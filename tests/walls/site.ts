import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/source-files.ts';

/** The configuration that a copy of the project needs to be linted. */
const PLANS = ['.dependency-cruiser.cjs', 'biome.json', '.biome', 'package.json', 'tsconfig.json', '.gitignore'];

/** Builds a small project with our configuration and these files (path from the root -> text); returns its folder. */
export function buildSite(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(join(tmpdir(), 'walls-'));
  for (const plan of PLANS) cpSync(join(root, plan), join(site, plan), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  return site;
}

/** Runs a tool of node_modules in that folder; returns what it printed. */
export function inspect(site: string, tool: string, ...args: string[]): string {
  const run = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: site, encoding: 'utf8', maxBuffer: 1e8 });
  return run.stdout;
}
