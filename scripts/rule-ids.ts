import { filesUnder, textOf } from './source-files.ts';

const LIST = 'docs/rule-ids.txt';
const COMMENT = /^\s*(?:\/\/|\/?\*+).*$|\s\/\/\s.*$|\/\*.*?\*\//gm;
const ID = /\b[A-Z]{2,4}-[A-Z]+-\d{2,}\b/g;

/** Every rule id of the families that are built, in the order of the rulebook's areas. */
export function builtRules(): readonly string[] {
  const lines = textOf(LIST).split('\n');
  const families = (lines[0] ?? '').replace('built:', '').trim().split(/\s+/);
  return lines.filter((line) => families.some((family) => line.startsWith(`${family}-`)));
}

/** Which files under these folders cite a rule in a comment: rule id to paths, for every id cited. */
export function citations(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  for (const path of filesUnder(folders, '.ts')) {
    const comments = textOf(path).match(COMMENT)?.join('\n') ?? '';
    for (const id of new Set(comments.match(ID))) {
      cited.set(id, [...(cited.get(id) ?? []), path]);
    }
  }
  return cited;
}
