import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HeldSocket } from './held-socket.ts';

/** API Gateway passes on no longer messages. */
const longestMessage = 128 * 1024;

const PATH = /^\/@connections\/([^/?]+)$/;

/** Serves POST and DELETE of `/@connections/<id>` as the management API of API Gateway does, and passes all else on. */
export function manageConnections(sockets: ReadonlyMap<string, HeldSocket>, next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const [, id] = PATH.exec(incoming.url ?? '') ?? [];
    if (id === undefined) return next(incoming, outgoing);
    manage(sockets.get(decoded(id)), incoming, outgoing).catch(() => outgoing.destroy());
  };
}

/** As it stands where it stands for nothing: no connection has such an id. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

async function manage(socket: HeldSocket | undefined, incoming: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const message = Buffer.concat(chunks);
  if (socket === undefined) return fail(outgoing, 410, 'GoneException');
  if (incoming.method === 'DELETE') {
    socket.close({ code: 1000, reason: '' });
    return outgoing.writeHead(204).end();
  }
  if (incoming.method !== 'POST') return fail(outgoing, 405, 'MethodNotAllowed');
  if (message.length > longestMessage) return fail(outgoing, 413, 'PayloadTooLargeException');
  if (!(await socket.send(message.toString('utf8')))) return fail(outgoing, 410, 'GoneException');
  outgoing.writeHead(200).end();
}

function fail(outgoing: ServerResponse, statusCode: number, name: string): void {
  outgoing.writeHead(statusCode, { 'content-type': 'application/json', 'x-amzn-errortype': name });
  outgoing.end(JSON.stringify({ message: name }));
}
