import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** How to reach the database. Everything has a default; on AWS nothing is given. */
export interface ClientSettings {
  /** Another DynamoDB, for example `http://localhost:8000`. `AWS_ENDPOINT_URL_DYNAMODB` is honoured by the SDK itself. */
  readonly endpoint?: string;
  /** How long one attempt may take before it is given up. */
  readonly requestTimeoutMs?: number;
  /** How long it may take to connect. */
  readonly connectionTimeoutMs?: number;
}

/**
 * A client that gives up on a silent connection after 1 s and on a silent request after 2 s, unless told otherwise. It makes one attempt: its own
 * retries draw on a quota that an outage empties, after which it would fail at the first hiccup. The store retries instead.
 */
export function createClient(settings: ClientSettings = {}): DynamoDBClient {
  const { endpoint, requestTimeoutMs = 2_000, connectionTimeoutMs: connectionTimeout = 1_000 } = settings;
  return new DynamoDBClient({
    maxAttempts: 1,
    // Without throwOnRequestTimeout the SDK only warns and goes on waiting.
    requestHandler: { connectionTimeout, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : elsewhere(endpoint)),
  });
}

/** A DynamoDB that is not AWS's asks for a region and credentials but looks at neither. */
function elsewhere(endpoint: string) {
  return {
    endpoint,
    region: process.env.AWS_REGION ?? 'us-east-1',
    ...(process.env.AWS_ACCESS_KEY_ID === undefined
      ? { credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
      : {}),
  };
}
