import { describe, expect, test } from 'vitest';
import type { HttpEvent } from '../../functions/http-event.ts';
import { jsonResult, requestOf, resultOf } from '../../functions/http-exchange.ts';

function event(changes: Partial<HttpEvent> & { readonly method?: string } = {}): HttpEvent {
  const { method = 'POST', ...rest } = changes;
  return {
    version: '2.0',
    rawPath: '/graphql',
    rawQueryString: '',
    headers: {},
    isBase64Encoded: false,
    requestContext: { requestId: 'r1', domainName: 'api.example', http: { method, sourceIp: '10.0.0.1' } },
    ...rest,
  };
}

describe('the request of an event', () => {
  test('has its method, address, headers and body', async () => {
    const request = requestOf(
      event({
        rawQueryString: 'a=1&b=%20',
        headers: { 'content-type': 'application/json', absent: undefined },
        body: '{}',
      }),
    );
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://api.example/graphql?a=1&b=%20');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(request.headers.has('absent')).toBe(false);
    expect(await request.text()).toBe('{}');
  });

  test('has the bytes of a base64 body', async () => {
    const bytes = Buffer.from([0, 255, 10, 128]);
    const request = requestOf(event({ body: bytes.toString('base64'), isBase64Encoded: true }));
    expect(Buffer.from(await request.arrayBuffer())).toEqual(bytes);
  });

  test('has text outside ASCII as it was', async () => {
    expect(await requestOf(event({ body: '{"word":"鮪"}' })).text()).toBe('{"word":"鮪"}');
  });

  test('has the cookies that stand apart in the event', () => {
    expect(requestOf(event({ cookies: ['a=1', 'b=2'] })).headers.get('cookie')).toBe('a=1; b=2');
  });

  test('of a GET has no body', () => {
    expect(requestOf(event({ method: 'GET', body: 'ignored' })).body).toBeNull();
  });
});

describe('the result of a response', () => {
  test('has its status, lower-case headers and text', async () => {
    const response = new Response('{"ok":true}', { status: 201, headers: { 'Content-Type': 'application/json' } });
    expect(await resultOf(response)).toEqual({
      statusCode: 201,
      headers: { 'content-type': 'application/json' },
      body: '{"ok":true}',
      isBase64Encoded: false,
    });
  });

  test.each(['application/json; charset=utf-8', 'application/graphql-response+json', 'text/html', 'text/plain'])(
    '%s travels as text',
    async (type) => {
      const { body, isBase64Encoded } = await resultOf(new Response('鮪', { headers: { 'content-type': type } }));
      expect({ body, isBase64Encoded }).toEqual({ body: '鮪', isBase64Encoded: false });
    },
  );

  test('other bodies travel as base64', async () => {
    const bytes = Buffer.from([137, 80, 78, 71]);
    const { body, isBase64Encoded } = await resultOf(new Response(bytes, { headers: { 'content-type': 'image/png' } }));
    expect(isBase64Encoded).toBe(true);
    expect(Buffer.from(body, 'base64')).toEqual(bytes);
  });

  test('keeps every cookie apart', async () => {
    const headers = new Headers();
    headers.append('set-cookie', 'a=1; Path=/');
    headers.append('set-cookie', 'b=2');
    const result = await resultOf(new Response(null, { status: 204, headers }));
    expect(result.cookies).toEqual(['a=1; Path=/', 'b=2']);
    expect(result.headers).toEqual({});
    expect(result).toMatchObject({ body: '', isBase64Encoded: false });
  });
});

test('a JSON result is not cached', () => {
  expect(jsonResult(200, { ok: true })).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
});
