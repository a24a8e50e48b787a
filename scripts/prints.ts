import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allExternalIds, allFishIds } from '../engine/tsukiji/catalog/ids.ts';
import { printNotes } from '../engine/tsukiji/catalog/print-notes.ts';
import type { PrintKey } from '../engine/tsukiji/catalog/prints.ts';
import { defaultPrints, printSources } from '../engine/tsukiji/catalog/prints.ts';
import { isCorrectable } from '../engine/tsukiji/options/print-overrides.ts';
import { root } from './source-files.ts';

const PAGE = 'docs/prints.md';
const HEAD = `# Prints that nobody has read off a board yet

Made by \`npm run docs\` from the files engine/tsukiji/catalog/prints*.json. The rulebook gives most printed numbers; those below it does not.
\`assumed\` is our own choice, \`sourced\` was told elsewhere and is uncertain. If you own the boards, correct a number for one match
with the option \`prints\`, for example \`{"prints": {"fish.tuna.entry": [{"ap": 1}]}}\`, or for all matches in those files. A value
with the keys 2 to 6 depends on the number of players.
`;
const COLUMNS = '| print | value | source | note |\n|---|---|---|---|\n';

/** Parts of the game, each with the beginnings of its keys. */
const parts: readonly (readonly [title: string, prefixes: readonly string[]])[] = [
  ['Port', ['port.', 'player.']],
  ...allFishIds.map((fish) => [`Fish Market: ${fish}`, [`fish.${fish}.`]] as const),
  ...allExternalIds.map((market) => [`External Market: ${market}`, [`ext.${market}.`]] as const),
];

/** The part of the game to which a print belongs. */
export function partOf(key: PrintKey): string | undefined {
  return parts.find(([, prefixes]) => prefixes.some((prefix) => key.startsWith(prefix)))?.[0];
}

/** The prints whose value is still a guess, and which an owner of the boards may correct. */
function openPrints(): readonly PrintKey[] {
  const keys = Object.keys(printSources) as PrintKey[];
  return keys.filter((key) => isCorrectable(key) && printSources[key] !== 'derived');
}

function row(key: PrintKey): string {
  return `| \`${key}\` | \`${JSON.stringify(defaultPrints[key])}\` | ${printSources[key]} | ${printNotes[key] ?? ''} |\n`;
}

/** The text of docs/prints.md as the catalogue has it now. */
export function printsPage(): string {
  const filled = parts
    .map(([title]) => ({ title, rows: openPrints().filter((key) => partOf(key) === title) }))
    .filter(({ rows }) => rows.length > 0);
  return `${HEAD}${filled.map(({ title, rows }) => `\n## ${title}\n\n${COLUMNS}${rows.map(row).join('')}`).join('')}`;
}

if (import.meta.filename === process.argv[1]) writeFileSync(join(root, PAGE), printsPage());
