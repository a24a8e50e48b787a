import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another running process holds the folder: two would destroy each other's data. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/**
 * Takes a folder for this process and returns the way to give it back. A lock whose process has died is taken over.
 * @throws DataInUse while another process holds the folder.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  await mkdir(folder, { recursive: true });
  if (!(await created(path))) {
    const holder = Number(await readFile(path, 'utf8'));
    if (isRunning(holder)) {
      throw new DataInUse(`${folder} is in use by process ${holder}. Stop it, or delete ${path} if it is no server.`);
    }
    await rm(path, { force: true });
    if (!(await created(path))) throw new DataInUse(`${folder} was just taken by another process.`);
  }
  return () => rm(path, { force: true });
}

async function created(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// In a container a server that starts again may well get the number of the one that died.
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
