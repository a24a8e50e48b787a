import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../../scripts/source-files.ts';
import { buildSite, inspect } from './site.ts';

/** A file, its text, and the complaint that must come: a rule, or words of the message of ours. */
const FAULTS: readonly (readonly [path: string, text: string, complaint: string])[] = [
  ['engine/kernel/clock.ts', 'export const now = Date.now();', 'global variable Date'],
  ['engine/kernel/home.ts', "export const home = process.env['HOME'];", 'global variable process'],
  ['engine/kernel/log.ts', 'console.log(1);', 'noConsole'],
  ['engine/kernel/luck.ts', 'export const luck = Math.random();', 'named streams'],
  ['engine/tsukiji/no.ts', "throw new Error('no');", 'refuses with a value'],
  ['service/zed.ts', "import * as z from 'zod';\nexport const x = z;", 'zod/mini'],
  ['service/zee.ts', "import { z } from 'zod/mini';\nexport const x = z;", 'every locale'],
  ['service/any.ts', 'export const x = (y: any) => y;', 'noExplicitAny'],
  ['service/late.ts', 'export async function f() {}\nf();', 'noFloatingPromises'],
  ['service/bang.ts', 'export const x = (y?: string) => y!.length;', 'noNonNullAssertion'],
  ['service/import.ts', "import { A } from './a.ts';\nexport const x: A = 1;", 'useImportType'],
];
const FINE = { 'engine/kernel/invariant.ts': "throw new Error('a bug');", 'tests/a.ts': "throw new Error('a test');" };

interface Report {
  readonly diagnostics: readonly { category: string; message: string; location: { path: string }; advices: unknown }[];
}

function diagnostics(): Report['diagnostics'] {
  const site = buildSite({ ...Object.fromEntries(FAULTS), ...FINE });
  const report = JSON.parse(inspect(site, 'biome', 'lint', '--reporter=json', '--max-diagnostics=none')) as Report;
  rmSync(site, { recursive: true });
  return report.diagnostics;
}

test('the linter sees what the house forbids, and only that', () => {
  const found = diagnostics();
  const complaints = (path: string) => JSON.stringify(found.filter(({ location }) => location.path === path));
  for (const [path, , complaint] of FAULTS) expect(complaints(path), path).toContain(complaint);
  for (const path of Object.keys(FINE)) expect(complaints(path), path).toBe('[]');
});

test('no file of the engine switches the linter or the compiler off', () => {
  const off = filesUnder(['engine'], '.ts').filter((path) =>
    /biome-ignore|@ts-(ignore|expect-error|nocheck)/.test(textOf(path)),
  );
  expect(off).toEqual([]);
});
