import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A request to a DynamoDB, as it came over HTTP. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Its answer, as it goes back. */
export interface Answered {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** A DynamoDB, wherever it is. Rejects where it cannot be reached. */
export type Backend = (asked: Asked) => Promise<Answered>;

const target = 'x-amz-target';
const api = 'DynamoDB_20120810';

/** The operation that is asked for: `PutItem`, `Query`, … */
export function operationOf({ headers }: Asked): string {
  return String(headers[target]).split('.')[1] ?? '';
}

/** The same caller asking for something else. */
export function insteadOf(asked: Asked, operation: string, body: object): Asked {
  const { 'content-length': _, ...headers } = asked.headers;
  return { headers: { ...headers, [target]: `${api}.${operation}` }, body: Buffer.from(JSON.stringify(body)) };
}

/** What a request or an answer says. */
export function jsonIn({ body }: Pick<Asked, 'body'>): unknown {
  return JSON.parse(body.toString('utf8'));
}

/** An answer with this content. */
export function answering(status: number, content: object): Answered {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(JSON.stringify(content)),
  };
}

/** An error as DynamoDB tells it, by its name. */
export function failing(name: string, message: string, facts: object = {}): Answered {
  const family = name === 'ValidationException' ? 'com.amazon.coral.validate' : 'com.amazonaws.dynamodb.v20120810';
  return answering(400, { __type: `${family}#${name}`, message, ...facts });
}
