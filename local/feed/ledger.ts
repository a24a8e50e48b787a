import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change } from '../../store/log.ts';
import { logName } from '../../store/log.ts';
import type { Ranges } from './ranges.ts';
import { includes, rangesIn, textOf, withNumber } from './ranges.ts';

/** Which entries of the logs have been followed up. */
export interface Ledger {
  has(change: Change): boolean;
  /** Enters these; answers when the process may die and they still stand. */
  enter(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** What has been followed up, by the name of the log. */
type Entered = Map<string, Ranges>;

/** After so many appended lines the file is written anew. */
const mostLines = 100_000;

/** A ledger that is forgotten with the process. */
export function ledgerInMemory(): Ledger {
  const entered: Entered = new Map();
  return {
    has: (change) => isIn(entered, change),
    enter: async (changes) => void add(entered, changes),
    close: async () => {},
  };
}

/**
 * A ledger in a file. A line says what is entered of one log (`1-17,19 match#…`), the last one about a log counts. Lines are
 * appended; the file is written anew, a line per log, when it is opened and when it has grown long.
 */
export async function openLedger(path: string): Promise<Ledger> {
  const entered = await readLedger(path);
  let file = await writtenAnew(path, entered);
  let lines = 0;
  let last = Promise.resolve();
  const append = async (added: readonly string[]): Promise<void> => {
    await file.appendFile(added.join(''));
    lines += added.length;
    if (lines < mostLines) return;
    await file.close();
    file = await writtenAnew(path, entered);
    lines = 0;
  };
  return {
    has: (change) => isIn(entered, change),
    enter: (changes) => {
      const added = add(entered, changes);
      last = last.then(() => append(added));
      return last;
    },
    close: () => last.then(() => file.close()),
  };
}

function isIn(entered: Entered, { log, n }: Change): boolean {
  return includes(entered.get(logName(log)) ?? [], n);
}

/** Adds changes, and returns the lines that say so. */
function add(entered: Entered, changes: readonly Change[]): readonly string[] {
  const names = new Set<string>();
  for (const { log, n } of changes) {
    const name = logName(log);
    entered.set(name, withNumber(entered.get(name) ?? [], n));
    names.add(name);
  }
  return [...names].map((name) => lineOf(name, entered.get(name) ?? []));
}

function lineOf(name: string, ranges: Ranges): string {
  return `${textOf(ranges)} ${name}\n`;
}

async function readLedger(path: string): Promise<Entered> {
  const entered: Entered = new Map();
  // What follows the last end of a line was cut off by a crash: it may name another log than it was to.
  const lines = (await textIn(path)).split('\n').slice(0, -1);
  for (const line of lines) {
    const [, ranges = '', name = ''] = /^([\d,-]+) (.+)$/.exec(line) ?? [];
    if (name !== '') entered.set(name, rangesIn(ranges));
  }
  return entered;
}

async function textIn(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Replaces the file as a whole, and opens it to be appended to. */
async function writtenAnew(path: string, entered: Entered): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  await writeFile(draft, [...entered].map(([name, ranges]) => lineOf(name, ranges)).join(''));
  await rename(draft, path);
  return await open(path, 'a');
}
