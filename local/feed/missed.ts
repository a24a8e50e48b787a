import { paginateScan } from '@aws-sdk/client-dynamodb';
import { changeAt } from '../../store/log.ts';
import type { CapturedRecord, Recorder } from '../dynamodb/capture.ts';
import { patientClient } from '../patient-client.ts';
import type { Ledger } from './ledger.ts';

/** Where the table is, and what is known of it. */
export interface Missing {
  readonly endpoint: string;
  readonly tableName: string;
  readonly ledger: Ledger;
  readonly recorder: Recorder;
}

/**
 * The records of all entries in the table that nobody has followed up: a process may die between a write and its record.
 * Reads the whole table, a page after the other. The images are the keys alone.
 */
export async function* missedRecords(missing: Missing): AsyncGenerator<readonly CapturedRecord[]> {
  const { endpoint, tableName, ledger, recorder } = missing;
  const client = patientClient(endpoint);
  const scan = paginateScan({ client }, { TableName: tableName, ProjectionExpression: 'pk, sk' });
  try {
    for await (const { Items = [] } of scan) {
      yield Items.flatMap((item) => {
        const key = { pk: item.pk?.S ?? '', sk: item.sk?.S ?? '' };
        const change = changeAt(key);
        if (change === undefined || ledger.has(change)) return [];
        return recorder.record({ pk: { S: key.pk }, sk: { S: key.sk } }) ?? [];
      });
    }
  } finally {
    client.destroy();
  }
}
