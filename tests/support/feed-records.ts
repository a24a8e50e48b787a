import type { CapturedRecord } from '../../local/dynamodb/capture.ts';
import { createRecorder } from '../../local/dynamodb/capture.ts';
import { versionKey } from '../../store/keys.ts';

const recorder = createRecorder();

/** The record of a version, as the capture would make it. */
export function versionRecord(matchId: string, n: number): CapturedRecord {
  const { pk, sk } = versionKey(matchId, n);
  const record = recorder.record({ pk: { S: pk }, sk: { S: sk } });
  if (record === undefined) throw new Error('a version is an entry');
  return record;
}
