import type { CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Where the items are. */
export interface StoreSettings {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  /** For how long a request that got no answer is begun again; 3 s by default. */
  readonly insistForMs?: number;
}

/** A table and the way to it. */
export type TableAt = Required<StoreSettings>;

/** The table of these settings. */
export function tableAt({ client, tableName, insistForMs = 3_000 }: StoreSettings): TableAt {
  return { client, tableName, insistForMs };
}

/**
 * The one table, as it is created locally and as the infrastructure must declare it: two keys, paid per request, with a
 * stream of new images (items are immutable, so a new image is the whole story).
 */
export function tableDefinition(tableName: string): CreateTableCommandInput {
  return {
    TableName: tableName,
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  };
}
