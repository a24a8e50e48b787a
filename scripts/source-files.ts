import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project, as an absolute path. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The files under these folders whose names end like this: paths from the root, sorted. Folders may be absent. */
export function filesUnder(folders: readonly string[], ending: string): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith(ending))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** The text of a file, by its path from the root. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
