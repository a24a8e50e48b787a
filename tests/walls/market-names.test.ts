import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../../scripts/source-files.ts';

/** Names that mean nothing but a market: they may not even be a part of a word (`fuguBuy`). */
const UNMISTAKABLE = [
  'eel',
  'fugu',
  'mackerel',
  'octopus',
  'takoyaki',
  'snapper',
  'salmon',
  'crab',
  'squid',
  'tuna',
  'aquarium',
  'clams',
  'oysters',
  'clam',
  'oyster',
  'himono',
  'nori',
  'sardines',
  'sardine',
  'iwashi',
  'swordfish',
  'sushi',
];
/** Names that are plain words too: only the exact id is a mention. (`ships` are boats as well: there it must be quoted.) */
const PLAIN = [
  'auction',
  'bank',
  'barter',
  'government',
  'rentals',
  'ships',
  'trading',
  'usedShips',
  'influence',
  'overfishing',
  'foreignMarket',
  'shipRental',
];

const SHARED = ['engine', 'schema', 'service', 'store', 'functions', 'local'];
/** Where names are facts: prints, texts and the list of the markets. */
const FACTS = /^engine\/tsukiji\/(catalog|text)\/|^engine\/tsukiji\/markets\/index\.ts$/;
/** Other games have fish of their own. The walls keep them apart. */
const OTHER_GAMES = /^(engine|schema\/graphql\/games)\/(?!kernel\/|match\/|tsukiji\/)[^/]+\//;

const words = (name: string): readonly string[] =>
  name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).map((w) => w.toLowerCase());
const marketsIn = (name: string): readonly string[] => [
  ...words(name).filter((word) => UNMISTAKABLE.includes(word)),
  ...PLAIN.filter((market) => market === name),
];

/** The names a node writes as a quoted string, a property or a key. Prose and local variables are not mentions. */
function namesAt(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node.parent)) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return /\s/.test(node.text) ? [] : [node.text];
  if (!ts.isIdentifier(node) || node.text === 'ships') return [];
  const { parent } = node;
  const isProperty = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isBinding = ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node;
  const isKey = (ts.isObjectLiteralElement(parent) || ts.isTypeElement(parent)) && parent.name === node;
  return isProperty || isBinding || isKey ? [node.text] : [];
}

/** Every mention of a market in a source text. */
function mentions(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.parent) found.push(...namesAt(node).flatMap(marketsIn));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Tokens that are not called like their market. */
const tokensOf: { readonly [market: string]: readonly string[] } = {
  octopus: ['takoyaki'],
  clamsOysters: ['clam', 'oyster'],
  sardines: ['sardine', 'iwashi'],
};

/** The markets a file may name: its own, and what only it sells. */
function own(path: string): readonly string[] {
  const file = /^engine\/tsukiji\/markets\/([^/]+)\.ts$/.exec(path)?.[1];
  if (file === undefined) return [];
  const name = file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [name, ...words(name), ...(tokensOf[name] ?? [])];
}

test('a mention is a quoted name, a property or a key', () => {
  const text =
    "type A = { eel: 1 }; const b = { tuna, 'crab': a.bank }; f(`squid`, 'fuguBuy'); const { auction, x: y } = b; g('ships');";
  expect(mentions('a.ts', text)).toEqual(['eel', 'tuna', 'crab', 'bank', 'squid', 'fugu', 'auction', 'ships']);
});

test('prose, comments and variables are no mention', () => {
  const text =
    "// the tuna market\nimport { eel } from './eel.ts'; const bank = 1; f(eel, bank, 'sells tuna to whom it likes', b.shipsAt, b.ships);";
  expect(mentions('a.ts', text)).toEqual([]);
});

test('nothing shared names a market', () => {
  const named = filesUnder(SHARED, '.ts')
    .filter((path) => !FACTS.test(path) && !OTHER_GAMES.test(path))
    .flatMap((path) => mentions(path, textOf(path)).map((market) => ({ path, market })))
    .filter(({ path, market }) => !own(path).includes(market));
  expect(named).toEqual([]);
});
