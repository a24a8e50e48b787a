import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckSources, defaultDeckFile } from '../engine/poissonnier/catalog/deck-file.ts';
import { root } from './source-files.ts';

const PAGE = 'docs/poissonnier-deck.md';
const HEAD = `# The deck of Le Poissonnier

Made by \`npm run docs\` from \`engine/poissonnier/catalog/deck.json\`. The rules text describes how the game is played, not its cards. So the
decks are complete, but most of their numbers are our own choice (\`assumed\`); \`rulebook\` stands in the text, \`derived\` follows from it.

If you own the cards, write a deck file like that one (schema \`poissonnier.deck/1\`) and give it to a match with the option \`deck\`. It is
checked as it is loaded: a refusal \`deck.invalid\` names the field. Labels, notes, profiles and time limits may be left out. The options
of a match hold 20,000 characters of canonical JSON.

| part | value | source | note |
|---|---|---|---|
`;
const LONGEST = 120;

/** What the file says at a path, or how much of it there is. */
function valueAt(path: string): string {
  const names = path === 'labels' ? [] : path.split('.');
  const value = names.reduce<unknown>(
    (whole, name) => (whole as { readonly [name: string]: unknown })[name],
    defaultDeckFile,
  );
  const text = JSON.stringify(value);
  if (names.length > 0 && text.length <= LONGEST) return `\`${text}\``;
  return Array.isArray(value) ? `${value.length} entries` : 'see the file';
}

/** The text of docs/poissonnier-deck.md as the deck file has it now. */
export function deckPage(): string {
  const rows = Object.entries(deckSources).map(
    ([part, { confidence, note }]) => `| \`${part}\` | ${valueAt(part)} | ${confidence} | ${note} |\n`,
  );
  return `${HEAD}${rows.join('')}`;
}

if (import.meta.filename === process.argv[1]) writeFileSync(join(root, PAGE), deckPage());
