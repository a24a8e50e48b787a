import dynalite from 'dynalite';
import { expect, test } from 'vitest';
import { createTable } from '../../local/database.ts';
import { closed, listening } from '../../local/listen.ts';
import { patientClient } from '../../local/patient-client.ts';
import { createMatchStore } from '../../store/matches/match-store.ts';

test('a table that takes its time can be used as soon as it is created', async () => {
  const server = dynalite({ createTableMs: 300 });
  const endpoint = `http://127.0.0.1:${await listening(server, { host: '127.0.0.1', port: 0 })}`;
  await createTable(endpoint, 'slow-table');
  const store = createMatchStore({ client: patientClient(endpoint), tableName: 'slow-table' });
  expect(await store.newest('no-such-match')).toBeUndefined();
  await closed(server);
});
