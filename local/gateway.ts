import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { HttpEvent, HttpResult, StreamedResult, StreamHandler } from '../functions/http-event.ts';

/** API Gateway takes no longer bodies either. */
const maxBodyBytes = 10 * 1024 * 1024;

/**
 * A request listener that speaks to a handler as an API Gateway HTTP API does (payload format 2.0), and passes streams on as a
 * function URL does.
 * @param closing ends the streams, which would not end by themselves
 */
export function gateway(handler: StreamHandler, closing?: AbortSignal): RequestListener {
  return async (incoming, outgoing) => {
    try {
      const body = await bodyOf(incoming);
      if (body === undefined) return refuse(incoming, outgoing, 413);
      const result = await handler(eventOf(incoming, body));
      if ('stream' in result) await stream(outgoing, result, closing);
      else send(outgoing, result);
    } catch {
      // A handler that fails has said why in its own journal; a client that went away needs no answer.
      refuse(incoming, outgoing, 500);
    }
  };
}

function eventOf(incoming: IncomingMessage, body: Buffer): HttpEvent {
  const [rawPath = '/', rawQueryString = ''] = split(incoming.url ?? '/', '?');
  const { cookie, ...headers } = incoming.headers;
  return {
    version: '2.0',
    rawPath,
    rawQueryString,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(',')])),
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    ...(body.length === 0 ? {} : { body: body.toString('base64') }),
    isBase64Encoded: body.length > 0,
    requestContext: {
      requestId: randomUUID(),
      domainName: incoming.headers.host ?? 'localhost',
      http: { method: incoming.method ?? 'GET', sourceIp: incoming.socket.remoteAddress ?? '' },
    },
  };
}

function send(outgoing: ServerResponse, result: HttpResult): void {
  if (result.cookies !== undefined) outgoing.setHeader('set-cookie', [...result.cookies]);
  outgoing.writeHead(result.statusCode, result.headers);
  outgoing.end(Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'));
}

async function stream(outgoing: ServerResponse, result: StreamedResult, signal?: AbortSignal): Promise<void> {
  outgoing.writeHead(result.statusCode, result.headers);
  outgoing.flushHeaders();
  outgoing.once('close', () => void result.cancel());
  await pipeline(result.stream, outgoing, signal === undefined ? {} : { signal });
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, statusCode: number): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(statusCode, { connection: 'close' }).end();
  incoming.destroy();
}

/** The whole body, or nothing if it is too long. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function split(text: string, at: string): readonly string[] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
