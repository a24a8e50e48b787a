import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { patientClient } from '../../local/patient-client.ts';
import { tableDefinition } from '../../store/table.ts';
import { tableName, withTable } from '../support/dynamo.ts';

const table = withTable();

test('the embedded database has the table as it is defined', async () => {
  const client = patientClient(table.endpoint);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  client.destroy();
  const { KeySchema, AttributeDefinitions, BillingMode } = tableDefinition(tableName);
  expect(Table?.TableStatus).toBe('ACTIVE');
  expect(Table?.KeySchema).toEqual(KeySchema);
  expect(Table?.AttributeDefinitions).toEqual(AttributeDefinitions);
  expect(Table?.BillingModeSummary?.BillingMode).toBe(BillingMode);
});

test('no index: nothing but a key is ever asked for', () => {
  expect(tableDefinition(tableName).GlobalSecondaryIndexes).toBeUndefined();
});

test('the stream carries what was written', () => {
  expect(tableDefinition(tableName).StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_IMAGE' });
});
