import { pipeline } from 'node:stream/promises';
import type { HttpEvent, StreamedResult, StreamHandler } from '../http-event.ts';

/** Where Lambda takes an answer as it comes. */
export type ResponseStream = NodeJS.WritableStream;

/** What the runtime of Lambda offers to functions behind a URL that streams. */
export interface StreamingRuntime<Handler> {
  streamifyResponse(handle: (event: HttpEvent, stream: ResponseStream) => Promise<void>): Handler;
  readonly HttpResponseStream: { from(stream: ResponseStream, head: object): ResponseStream };
}

/** The handler as a function URL with response streaming calls it. */
export function streaming<Handler>(runtime: StreamingRuntime<Handler>, handler: StreamHandler): Handler {
  return runtime.streamifyResponse(async (event, stream) => {
    const result = await handler(event);
    const { statusCode, headers, cookies } = result;
    const outgoing = runtime.HttpResponseStream.from(stream, { statusCode, headers, cookies });
    if ('stream' in result) return await passOn(result, outgoing);
    outgoing.end(Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'));
  });
}

async function passOn({ stream, cancel }: StreamedResult, outgoing: ResponseStream): Promise<void> {
  outgoing.once('close', () => void cancel());
  await pipeline(stream, outgoing);
}
