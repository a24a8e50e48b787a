import type { HttpEvent, HttpResult, StreamedResult } from './http-event.ts';

/** Content types whose bodies travel as they are; all others as base64. */
const textual = /^(text\/|application\/([a-z.-]+\+)?json|application\/graphql)/;

/** The event as a standard request. */
export function requestOf(event: HttpEvent): Request {
  const { method } = event.requestContext.http;
  const query = event.rawQueryString === '' ? '' : `?${event.rawQueryString}`;
  const url = `https://${event.requestContext.domainName}${event.rawPath}${query}`;
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(event);
  return new Request(url, { method, headers: headersOf(event), ...(body === undefined ? {} : { body }) });
}

/** A standard response as the result of a handler. */
export async function resultOf(response: Response): Promise<HttpResult> {
  const head = headOf(response);
  const body = Buffer.from(await response.arrayBuffer());
  const plain = body.byteLength === 0 || textual.test(head.headers['content-type'] ?? '');
  return { ...head, body: body.toString(plain ? 'utf8' : 'base64'), isBase64Encoded: !plain };
}

/** A response that does not end by itself. */
export type EventStream = Response & { readonly body: NonNullable<Response['body']> };

/** Tells {@link EventStream}s from what is answered whole. */
export function isEventStream(response: Response): response is EventStream {
  return response.body !== null && response.headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** A standard response as the result of a handler whose host passes it on as it comes. */
export function streamOf(response: EventStream): StreamedResult {
  const { body } = response;
  return { ...headOf(response), stream: body, cancel: () => body.cancel() };
}

/** A result that is a small JSON object. */
export function jsonResult(statusCode: number, value: { readonly [name: string]: unknown }): HttpResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
    isBase64Encoded: false,
  };
}

function headOf(response: Response): Pick<HttpResult, 'statusCode' | 'headers' | 'cookies'> {
  const headers: { [name: string]: string } = {};
  for (const [name, value] of response.headers) if (!isCookie(name)) headers[name.toLowerCase()] = value;
  const cookies = response.headers.getSetCookie();
  return { statusCode: response.status, headers, ...(cookies.length === 0 ? {} : { cookies }) };
}

// API Gateway hands cookies over apart from the headers, and takes them back the same way.
function headersOf(event: HttpEvent): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(event.headers)) if (value !== undefined) headers.set(name, value);
  if (event.cookies !== undefined) headers.set('cookie', event.cookies.join('; '));
  return headers;
}

function bodyOf(event: HttpEvent): Uint8Array<ArrayBuffer> | undefined {
  if (event.body === undefined) return undefined;
  return new Uint8Array(Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8'));
}

function isCookie(name: string): boolean {
  return name.toLowerCase() === 'set-cookie';
}
