import type { ExecutionResult, GraphQLError } from 'graphql';

/** What a client sends (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md). */
export type ClientMessage =
  | { readonly type: 'connection_init'; readonly token?: string }
  | { readonly type: 'ping' | 'pong' }
  | { readonly type: 'subscribe'; readonly id: string; readonly params: Params }
  | { readonly type: 'complete'; readonly id: string };

/** What an operation asks for. */
export interface Params {
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
  readonly operationName?: string;
}

/** API Gateway takes no longer frames; what is allowed must not depend on where the server runs. */
const longestMessage = 32 * 1024;

/** Ids become keys of the table. */
const longestId = 128;

type Fields = { readonly [name: string]: unknown };

/** The message in a text, or nothing if it is none of the protocol's. */
export function parseMessage(text: string): ClientMessage | undefined {
  const fields = Buffer.byteLength(text) > longestMessage ? undefined : fieldsOf(text);
  switch (fields?.type) {
    case 'connection_init':
      return { type: 'connection_init', ...tokenIn(fields.payload) };
    case 'ping':
    case 'pong':
      return { type: fields.type };
    case 'subscribe':
      return subscribeOf(fields);
    case 'complete':
      return isId(fields.id) ? { type: 'complete', id: fields.id } : undefined;
    default:
      return undefined;
  }
}

function subscribeOf({ id, payload }: Fields): ClientMessage | undefined {
  if (!isId(id) || !isFields(payload)) return undefined;
  const { query, variables, operationName } = payload;
  if (typeof query !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isFields(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  const params = { query, variables: variables ?? {}, ...(operationName ? { operationName } : {}) };
  return { type: 'subscribe', id, params };
}

const BEARER = /^Bearer +([^\s]+)$/i;

/** The token of a first message: a browser cannot send it as a header. */
function tokenIn(payload: unknown): { readonly token?: string } {
  if (!isFields(payload)) return {};
  const header = payload.authorization ?? payload.Authorization;
  if (typeof header === 'string') return { token: BEARER.exec(header)?.[1] ?? header };
  return typeof payload.token === 'string' ? { token: payload.token } : {};
}

function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestId;
}

/** The answer to a first message. */
export function ackMessage(authenticated: boolean): string {
  return JSON.stringify({ type: 'connection_ack', payload: { authenticated } });
}

export const pongMessage = JSON.stringify({ type: 'pong' });

/** A result that {@link printResult} printed, of an operation. */
export function nextMessage(id: string, result: string): string {
  return `{"id":${JSON.stringify(id)},"type":"next","payload":${result}}`;
}

/** The end of an operation that has failed. */
export function errorMessage(id: string, errors: readonly GraphQLError[] = []): string {
  return `{"id":${JSON.stringify(id)},"type":"error","payload":${JSON.stringify(withoutHttp({ errors }).errors ?? [])}}`;
}

/** The end of an operation. */
export function completeMessage(id: string): string {
  return JSON.stringify({ id, type: 'complete' });
}

/** A result as JSON. */
export function printResult(result: ExecutionResult): string {
  return JSON.stringify(withoutHttp(result));
}

/** A result without what its errors say of HTTP. */
function withoutHttp({
  errors,
  ...result
}: ExecutionResult): ExecutionResult | { readonly errors: readonly unknown[] } {
  if (errors === undefined) return result;
  const told = errors.map((error) => {
    const { extensions: { http: _, ...extensions } = {}, ...plain } = error.toJSON();
    return { ...plain, extensions };
  });
  return { errors: told, ...result };
}
