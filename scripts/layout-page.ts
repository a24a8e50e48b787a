import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLayout } from '../engine/mall/catalog/layout-file.ts';
import { layoutSources } from '../engine/mall/catalog/layout-sources.ts';
import { partsTable, tableOf } from './data-page.ts';
import { root } from './source-files.ts';

const PAGE = 'docs/mall-layout.md';
const HEAD = `# The layout of the shopping-mall game

Made by \`npm run docs\` from \`layout.json\` and \`layout-sources.json\` in \`engine/mall/catalog\`. The rules text names the shops and what they
sell; it shows no floor plan that can be read. So the plan below is complete, but part of it is our own choice (\`assumed\`); \`rulebook\`
stands in the text, \`derived\` follows from it, \`sourced\` is told on public pages.

If you own the game, write a layout file like that one (schema \`mall.layout/1\`) and give it to a match with the option \`layout\`. It is
checked as it is loaded: a refusal \`layout.invalid\` names the field. Labels and notes may be left out. The options of a match hold 20,000
characters of canonical JSON.

`;

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(' ');

/** What lies on a card at the start, in a few words. */
function stockText({ stock }: (typeof defaultLayout.cards)[number]): string {
  switch (stock.type) {
    case 'items':
      return stock.items.map(({ item, count }) => `${count} \`${item}\``).join(', ');
    case 'randomDrinks':
      return `${stock.count} drawn from the drinks`;
    case 'randomClothing':
      return `${stock.count} drawn from the clothes`;
    case 'bag':
      return `the bag of ${stock.bag}; shown: ${stock.display.map(({ item, value }) => `\`${item}:${value}\``).join(', ')}`;
  }
}

/** The text of docs/mall-layout.md as the layout file has it now. */
export function layoutPage(): string {
  const { cards, nodes } = defaultLayout;
  const shops = cards.map((card) => [`\`${card.id}\``, card.area, stockText(card), code(card.nodes)]);
  const dots = nodes.map(({ id, kind, vending, cards: beside, neighbors }) => [
    `\`${id}\``,
    vending ? `${kind}, vending machine` : kind,
    code(beside),
    code(neighbors),
  ]);
  return [
    `${HEAD}${partsTable(defaultLayout, layoutSources)}`,
    `## Shop cards\n\n${tableOf(['card', 'area', 'stock', 'dots'], shops)}`,
    `## Dots\n\n${tableOf(['dot', 'kind', 'cards', 'neighbours'], dots)}`,
  ].join('\n');
}

if (import.meta.filename === process.argv[1]) writeFileSync(join(root, PAGE), layoutPage());
