import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answered, Backend } from './backend.ts';

/** Speaks HTTP for a DynamoDB. The caller of one that cannot be reached sees its connection break. */
export function serving(backend: Backend): RequestListener {
  return async (incoming, outgoing) => {
    try {
      send(outgoing, await backend({ headers: incoming.headers, body: await bodyOf(incoming) }));
    } catch {
      outgoing.destroy();
    }
  };
}

/** The whole body of a message. */
export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(outgoing: ServerResponse, { status, headers, body }: Answered): void {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}
