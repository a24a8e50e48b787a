import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../../scripts/source-files.ts';

const LIMIT = 250;
const FOLDERS = [
  'engine',
  'service',
  'store',
  'schema',
  'functions',
  'local',
  'infra',
  'client',
  'bench',
  'scripts',
  'tests',
];
const EXEMPT = /^tests\/golden\/|^engine\/[^/]+\/catalog\//;

interface Sized {
  readonly path: string;
  readonly lines: number;
}

const sizesOf = (folder: string): readonly Sized[] =>
  filesUnder([folder], '.ts')
    .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);

/** The size at this share of the way from the smallest file to the largest. */
const quantile = (descending: readonly Sized[], share: number): number =>
  descending[Math.round((1 - share) * (descending.length - 1))]?.lines ?? 0;

const report = (folder: string, sizes: readonly Sized[]): string => {
  const largest = sizes.slice(0, 5).map(({ path, lines }) => `${path.slice(folder.length + 1)} ${lines}`);
  const figures = `${sizes.length} files, median ${quantile(sizes, 0.5)}, p90 ${quantile(sizes, 0.9)}`;
  return `${folder.padEnd(10)} ${figures}; ${largest.join(', ')}`;
};

test(`no file is longer than ${LIMIT} lines`, () => {
  const folders = FOLDERS.map((folder) => ({ folder, sizes: sizesOf(folder) })).filter(({ sizes }) => sizes.length > 0);
  process.stdout.write(`\n${folders.map(({ folder, sizes }) => report(folder, sizes)).join('\n')}\n`);
  const tooLong = folders
    .flatMap(({ sizes }) => sizes)
    .filter(({ path, lines }) => lines > LIMIT && !EXEMPT.test(path));
  expect(tooLong).toEqual([]);
});
