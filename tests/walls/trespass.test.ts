import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { buildSite, inspect } from './site.ts';

/** wall -> a file, and the import that the wall must stop in it. Paths are from the root; other words are packages. */
const TRESPASSES: readonly (readonly [wall: string, from: string, to: string])[] = [
  ['no-circular', 'engine/kernel/self.ts', 'engine/kernel/self.ts'],
  ['no-unresolvable', 'local/a.ts', 'local/missing.ts'],
  ['no-undeclared-package', 'local/b.ts', 'acorn'],
  ['no-dev-package-at-runtime', 'functions/graphql/dev.ts', 'vitest'],
  ['kernel-is-alone', 'engine/kernel/a.ts', 'node:fs'],
  ['kernel-is-alone', 'engine/kernel/b.ts', 'engine/tsukiji/state.ts'],
  ['match-knows-no-game', 'engine/match/a.ts', 'engine/registry.ts'],
  ['game-is-an-island', 'engine/tsukiji/rules/a.ts', 'engine/mall/index.ts'],
  ['game-is-an-island', 'engine/tsukiji/rules/b.ts', 'node:crypto'],
  ['game-is-an-island', 'engine/tsukiji/rules/c.ts', 'engine/match/a.ts'],
  ['zod-parses-options', 'engine/tsukiji/rules/d.ts', 'zod/mini'],
  ['zod-parses-options', 'engine/kernel/d.ts', 'zod/mini'],
  ['market-knows-no-market', 'engine/tsukiji/markets/eel.ts', 'engine/tsukiji/markets/tuna.ts'],
  ['market-knows-no-market', 'engine/tsukiji/markets/salmon.ts', 'engine/tsukiji/views/a.ts'],
  ['kinds-know-no-rule', 'engine/tsukiji/kinds/a.ts', 'engine/tsukiji/rules/h.ts'],
  ['no-named-market', 'engine/tsukiji/rules/e.ts', 'engine/tsukiji/markets/tuna.ts'],
  ['rules-look-down', 'engine/tsukiji/rules/f.ts', 'engine/tsukiji/views/a.ts'],
  ['only-verbs-change-the-table', 'engine/tsukiji/rules/g.ts', 'engine/tsukiji/draft.ts'],
  ['verbs-know-no-rule', 'engine/tsukiji/verbs/a.ts', 'engine/tsukiji/rules/h.ts'],
  ['bots-see-what-their-seat-sees', 'engine/tsukiji/bots/a.ts', 'engine/tsukiji/state.ts'],
  ['catalog-has-no-behaviour', 'engine/tsukiji/catalog/a.ts', 'engine/tsukiji/verbs/b.ts'],
  ['registry-opens-doors', 'engine/registry.ts', 'engine/mall/deck.ts'],
  ['games-by-the-registry', 'service/a.ts', 'engine/mall/index.ts'],
  ['schema-uses-doors', 'schema/graphql/a.ts', 'engine/tsukiji/state.ts'],
  ['store-is-the-cellar', 'store/a.ts', 'service/b.ts'],
  ['table-knows-no-tenant', 'store/c.ts', 'store/lists/a.ts'],
  ['service-knows-no-wire', 'service/c.ts', 'graphql'],
  ['commits-wait-for-nobody', 'service/e.ts', 'service/feed/a.ts'],
  ['schema-calls-services', 'schema/graphql/b.ts', 'store/b.ts'],
  ['functions-are-handlers', 'functions/graphql/a.ts', 'engine/kernel/c.ts'],
  ['api-knows-no-transport', 'schema/graphql/c.ts', 'schema/graphql/socket/a.ts'],
  ['lambda-knows-no-lambda', 'functions/feed/c.ts', 'functions/socket/a.ts'],
  ['wiring-meets-the-store', 'functions/graphql/b.ts', 'store/b.ts'],
  ['infra-is-apart', 'infra/a.ts', 'functions/graphql/c.ts'],
  ['client-is-apart', 'client/a.ts', 'service/b.ts'],
  ['only-the-store-knows-aws', 'service/d.ts', '@aws-sdk/client-dynamodb'],
  ['only-the-store-knows-aws', 'functions/feed/a.ts', '@aws-sdk/client-sqs'],
  ['adapters-speak-no-dynamodb', 'functions/aws/a.ts', '@aws-sdk/client-dynamodb'],
  ['adapters-speak-no-dynamodb', 'functions/aws/b.ts', 'store/b.ts'],
  ['adapters-are-wired', 'functions/feed/b.ts', 'functions/aws/c.ts'],
  ['nothing-calls-local', 'functions/graphql/d.ts', 'local/c.ts'],
  ['no-tests-in-code', 'bench/a.ts', 'tests/a.ts'],
];

const isFile = (to: string): boolean => to.endsWith('.ts');
const fromHere = (from: string, to: string): string =>
  isFile(to) ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;

/** Builds the trespassing files, and returns `wall: file` for every violation found. */
function violations(): ReadonlySet<string> {
  const targets = TRESPASSES.map(([, , to]) => to).filter((to) => isFile(to) && !to.includes('missing'));
  const site = buildSite({
    ...Object.fromEntries(targets.map((to) => [to, 'export type It = 1;\n'])),
    ...Object.fromEntries(
      TRESPASSES.map(([, from, to]) => [
        from,
        `import * as it from '${fromHere(from, to)}';\nexport const its = it;\n`,
      ]),
    ),
  });
  const report = JSON.parse(inspect(site, 'depcruise', '.', '--output-type', 'json')) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  rmSync(site, { recursive: true });
  return new Set(report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
}

test('every wall stops its trespasser', () => {
  const stopped = violations();
  expect(TRESPASSES.filter(([wall, from]) => !stopped.has(`${wall}: ${from}`))).toEqual([]);
});

test('every wall has a trespasser', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[];
  };
  const tried = new Set(TRESPASSES.map(([wall]) => wall));
  expect(forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
