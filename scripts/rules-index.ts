import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRules, citations } from './rule-ids.ts';
import { root } from './source-files.ts';

const INDEX = 'docs/rules.md';
const HEAD = `# Rules and where they live

Made by \`npm run docs\` from the comments that cite a rule. Each rule: the files that carry it out, and the tests that hold it.

| rule | source | tests |
|---|---|---|
`;

const link = (path: string): string => `[${path.split('/').slice(-2).join('/')}](../${path})`;

/** The text of docs/rules.md as the sources have it now. */
export function rulesIndex(): string {
  const source = citations(['engine']);
  const tests = citations(['tests']);
  const cell = (paths: readonly string[] | undefined): string => (paths ?? []).map(link).join(' ');
  return `${HEAD}${builtRules()
    .map((id) => `| ${id} | ${cell(source.get(id))} | ${cell(tests.get(id))} |\n`)
    .join('')}`;
}

if (import.meta.filename === process.argv[1]) writeFileSync(join(root, INDEX), rulesIndex());
