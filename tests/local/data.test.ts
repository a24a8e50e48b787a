import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createIdentity } from '../../functions/identity.ts';
import { DataInUse, lockData } from '../../local/data-lock.ts';
import { openDatabase } from '../../local/database.ts';
import { localIssuer, openIssuer } from '../../local/issuer.ts';
import { patientClient } from '../../local/patient-client.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';
import { tableName } from '../support/dynamo.ts';
import { storedVersion } from '../support/stored-version.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uogashi-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the lock', () => {
  test('is taken once, and can be taken again when it is given back', async () => {
    const unlock = await lockData(folder);
    await unlock();
    await (await lockData(folder))();
  });

  test('of a process that runs holds', async () => {
    // The parent of this process surely runs, and is not this one.
    await writeFile(join(folder, 'lock'), String(process.ppid));
    await expect(lockData(folder)).rejects.toThrow(DataInUse);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.ppid));
  });

  test.each(['4194305', '', 'nonsense'])('of a process that has died (%j) is taken over', async (holder) => {
    await writeFile(join(folder, 'lock'), holder);
    await lockData(folder);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  });

  test('makes the folder', async () => {
    await lockData(join(folder, 'new', 'folder'));
    expect((await stat(join(folder, 'new', 'folder', 'lock'))).isFile()).toBe(true);
  });
});

describe('the issuer', () => {
  test('keeps its key: a token is good after a restart', async () => {
    const path = join(folder, 'issuer.json');
    const token = await (await openIssuer(path)).mint('aki', 'Aki');
    const { jwks } = await openIssuer(path);
    const identity = createIdentity({ issuer: localIssuer, jwks });
    expect(await identity.verify(token)).toMatchObject({ person: 'aki', name: 'Aki' });
    // For its owner alone.
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('shows no private key', async () => {
    const { jwks } = await openIssuer();
    expect(Object.keys(jwks.keys[0] ?? {})).not.toContain('d');
  });

  test('without a file is another one every time', async () => {
    const token = await (await openIssuer()).mint('aki', 'Aki');
    const { jwks } = await openIssuer();
    expect(await createIdentity({ issuer: localIssuer, jwks }).verify(token)).toBeUndefined();
  });
});

describe('the database', () => {
  const storeAt = (endpoint: string) => createMatchStore({ client: patientClient(endpoint), tableName });

  test('on disk keeps what was written', async () => {
    const first = await openDatabase(tableName, folder);
    await storeAt(first.endpoint).put(storedVersion('m', 1));
    await first.close();
    const again = await openDatabase(tableName, folder);
    expect(await storeAt(again.endpoint).newest('m')).toEqual(storedVersion('m', 1));
    await again.close();
  });

  test('in memory begins empty', async () => {
    const database = await openDatabase(tableName);
    expect(await storeAt(database.endpoint).newest('m')).toBeUndefined();
    await database.close();
  });
});
