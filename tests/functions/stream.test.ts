import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ResponseStream } from '../../functions/graphql/stream.ts';
import { streaming } from '../../functions/graphql/stream.ts';
import type { HttpEvent, StreamHandler } from '../../functions/http-event.ts';

type Streamed = (event: HttpEvent, stream: ResponseStream) => Promise<void>;

/** Answers an event as the runtime of Lambda would: the head, and the body when it has ended. */
async function answer(handler: StreamHandler) {
  let head: object = {};
  const runtime = {
    streamifyResponse: (handle: Streamed): Streamed => handle,
    HttpResponseStream: {
      from: (stream: ResponseStream, given: object): ResponseStream => {
        head = given;
        return stream;
      },
    },
  };
  const outgoing = new PassThrough();
  const body = text(outgoing);
  await streaming(runtime, handler)({} as HttpEvent, outgoing);
  return { head, body: await body };
}

test('a whole answer is written at once', async () => {
  const result = {
    statusCode: 200,
    headers: { a: 'b' },
    body: Buffer.from('hello').toString('base64'),
    isBase64Encoded: true,
  };
  expect(await answer(async () => result)).toEqual({ head: { statusCode: 200, headers: { a: 'b' } }, body: 'hello' });
});

test('a stream is passed on, and told when nobody reads any more', async () => {
  let cancelled = 0;
  async function* events(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one ');
    yield Buffer.from('two');
  }
  const cancel = async (): Promise<void> => {
    cancelled += 1;
  };
  const result = { statusCode: 200, headers: {}, stream: events(), cancel };
  expect(await answer(async () => result)).toMatchObject({ body: 'one two' });
  expect(cancelled).toBe(1);
});
