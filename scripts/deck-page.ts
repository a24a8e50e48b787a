import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDeckFile } from '../engine/poissonnier/catalog/deck-file.ts';
import { archetypes, deckSources, specialEffects } from '../engine/poissonnier/catalog/deck-sources.ts';
import { partsTable, tableOf } from './data-page.ts';
import { root } from './source-files.ts';

const PAGE = 'docs/poissonnier-deck.md';
const HEAD = `# The deck of Le Poissonnier

Made by \`npm run docs\` from \`deck.json\` and \`deck-sources.json\` in \`engine/poissonnier/catalog\`. The rules text describes how the game is
played, not its cards. So the decks are complete, but most of their numbers are our own choice (\`assumed\`); \`rulebook\` stands in the text,
\`derived\` follows from it.

If you own the cards, write a deck file like that one (schema \`poissonnier.deck/1\`) and give it to a match with the option \`deck\`. It is
checked as it is loaded: a refusal \`deck.invalid\` names the field. Labels, notes, profiles and time limits may be left out. The options
of a match hold 20,000 characters of canonical JSON.

`;

/** The text of docs/poissonnier-deck.md as the deck file has it now. */
export function deckPage(): string {
  const effects = specialEffects.map(({ id, phase, effect }) => [`\`${id}\``, phase, effect]);
  const clients = archetypes.map(({ id, profile }) => [`\`${id}\``, profile]);
  return [
    `${HEAD}${partsTable(defaultDeckFile, deckSources)}`,
    `## Special cards\n\n${tableOf(['card', 'phase', 'effect'], effects)}`,
    `## Clients\n\n${tableOf(['archetype', 'profile'], clients)}`,
  ].join('\n');
}

if (import.meta.filename === process.argv[1]) writeFileSync(join(root, PAGE), deckPage());
