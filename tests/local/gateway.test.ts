import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpEvent, HttpHandler, HttpResult } from '../../functions/http-event.ts';
import { gateway } from '../../local/gateway.ts';
import { closed, listening } from '../../local/listen.ts';

const open: Server[] = [];

afterEach(() => Promise.all(open.splice(0).map(closed)));

async function serving(handler: HttpHandler): Promise<string> {
  const server = createServer(gateway(handler));
  open.push(server);
  return `http://127.0.0.1:${await listening(server, { host: '127.0.0.1', port: 0 })}`;
}

const nothing: HttpResult = { statusCode: 204, headers: {}, body: '', isBase64Encoded: false };

/** The event that a request becomes. */
async function eventOf(path: string, init: RequestInit = {}): Promise<HttpEvent> {
  const events: HttpEvent[] = [];
  const url = await serving(async (event) => {
    events.push(event);
    return nothing;
  });
  await fetch(`${url}${path}`, { ...init, headers: { connection: 'close', ...init.headers } });
  return events[0] ?? expect.unreachable();
}

describe('the event', () => {
  test('has path and query as they were sent', async () => {
    const event = await eventOf('/a%20b?x=1&x=2&y=%3F?');
    expect(event).toMatchObject({ version: '2.0', rawPath: '/a%20b', rawQueryString: 'x=1&x=2&y=%3F?' });
    expect(event.requestContext.http.method).toBe('GET');
    expect(event.body).toBeUndefined();
  });

  test('has lower-case headers and the cookies apart', async () => {
    const event = await eventOf('/', { headers: { 'X-Fish': 'eel', cookie: 'a=1; b=2' } });
    expect(event.headers['x-fish']).toBe('eel');
    expect(event.headers.cookie).toBeUndefined();
    expect(event.cookies).toEqual(['a=1', 'b=2']);
  });

  test('has any body as it was', async () => {
    const bytes = Buffer.from([0, 1, 254, 255]);
    const event = await eventOf('/', { method: 'POST', body: bytes });
    expect(event.isBase64Encoded).toBe(true);
    expect(Buffer.from(event.body ?? '', 'base64')).toEqual(bytes);
  });

  test('has an id of its own', async () => {
    const [one, other] = [await eventOf('/'), await eventOf('/')];
    expect(one.requestContext.requestId).not.toBe(other.requestContext.requestId);
  });
});

describe('the response', () => {
  test('has status, headers, cookies and body of the result', async () => {
    const url = await serving(async () => ({
      statusCode: 201,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      cookies: ['a=1', 'b=2'],
      body: '鮪',
      isBase64Encoded: false,
    }));
    const response = await fetch(url, { headers: { connection: 'close' } });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toBe('鮪');
  });

  test('has the bytes of a base64 body', async () => {
    const bytes = Buffer.from([137, 80, 78, 71]);
    const url = await serving(async () => ({
      ...nothing,
      statusCode: 200,
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    }));
    const response = await fetch(url, { headers: { connection: 'close' } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test('of a handler that fails is 500, and says no more', async () => {
    const url = await serving(async () => {
      throw new Error('secret');
    });
    const response = await fetch(url, { headers: { connection: 'close' } });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
  });
});

test('a body of more than 10 MB is refused before it is read', async () => {
  let handled = 0;
  const url = await serving(async () => {
    handled += 1;
    return nothing;
  });
  const status = await new Promise((resolve) => {
    const outgoing = request(url, { method: 'POST' }, (response) => resolve(response.statusCode));
    outgoing.on('error', () => resolve('broken off'));
    outgoing.end(Buffer.alloc(10 * 1024 * 1024 + 1));
  });
  expect([413, 'broken off']).toContain(status);
  expect(handled).toBe(0);
});
