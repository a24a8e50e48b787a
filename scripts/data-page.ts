/** Where a part of a data file comes from, and a note. */
interface Source {
  readonly confidence: string;
  readonly note: string;
}

const LONGEST = 120;

/** What the file says at a path like `a.b`, or how much of it there is. Nothing of what is no single part of it. */
function valueAt(file: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((whole, name) => (whole as { readonly [name: string]: unknown } | undefined)?.[name], file);
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  if (text.length <= LONGEST) return `\`${text}\``;
  return Array.isArray(value) ? `${value.length} entries` : 'see the file';
}

/** A table in Markdown: its columns, then the cells of each row. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return `${line(columns)}|${'---|'.repeat(columns.length)}\n${rows.map(line).join('')}`;
}

/** The parts of a data file (plain JSON) by their paths: what the file says, and where that comes from. */
export function partsTable(file: unknown, sources: { readonly [path: string]: Source }): string {
  return tableOf(
    ['part', 'value', 'source', 'note'],
    Object.entries(sources).map(([path, { confidence, note }]) => [
      `\`${path}\``,
      valueAt(file, path),
      confidence,
      note,
    ]),
  );
}
