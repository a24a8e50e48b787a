import { expect, test } from 'vitest';
import { builtRules, citations } from '../../scripts/rule-ids.ts';
import { rulesIndex } from '../../scripts/rules-index.ts';
import { textOf } from '../../scripts/source-files.ts';

const families = [...new Set(builtRules().map((id) => id.split('-')[0]))];

test.each([
  ['TB', 255],
  ['TX', 207],
  ['TV', 10],
  ['MALL', 173],
  ['LP', 149],
])('the list holds the rules %s', (family, count) => {
  const rules = builtRules().filter((id) => id.startsWith(`${family}-`));
  expect([rules.length, new Set(rules).size]).toEqual([count, count]);
});

test('every rule is cited by a test', () => {
  const cited = citations(['tests']);
  expect(builtRules().filter((id) => !cited.has(id))).toEqual([]);
});

test('no comment cites a rule that does not exist', () => {
  const known = new Set(builtRules());
  const cited = [...citations(['engine', 'service', 'store', 'schema', 'functions', 'local', 'tests'])];
  const unknown = cited.filter(([id]) => families.includes(id.split('-')[0]) && !known.has(id));
  expect(unknown).toEqual([]);
});

test('docs/rules.md is what `npm run docs` makes', () => {
  expect(textOf('docs/rules.md')).toBe(rulesIndex());
});
