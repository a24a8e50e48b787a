import type { App } from '../../schema/graphql/server.ts';
import type { HttpEvent, HttpHandler, HttpResult, StreamHandler } from '../http-event.ts';
import { isEventStream, jsonResult, requestOf, resultOf, streamOf } from '../http-exchange.ts';

/**
 * The handler around an API: `GET /health` answers for the process itself, everything else is the API's. Its host passes on whole
 * answers only, so it refuses to stream.
 */
export function serve(app: App): HttpHandler {
  return async (event) => {
    if (event.rawPath === '/health') return health(event);
    const response = await answer(app, event);
    if (!isEventStream(response)) return await resultOf(response);
    await response.body?.cancel();
    return jsonResult(406, { errors: [noStreams] });
  };
}

/** The same on a host that passes answers on as they come. */
export function serveStreams(app: App): StreamHandler {
  return async (event) => {
    if (event.rawPath === '/health') return health(event);
    const response = await answer(app, event);
    return isEventStream(response) ? streamOf(response) : await resultOf(response);
  };
}

const noStreams = {
  message: 'No events are streamed here. Subscribe over graphql-transport-ws, or poll with events(after, wait).',
  extensions: { code: 'NO_STREAMS' },
};

async function answer(app: App, event: HttpEvent): Promise<Response> {
  const { requestId } = event.requestContext;
  return await app.fetch(requestOf(event), { requestId });
}

function health(event: HttpEvent): HttpResult {
  const { method } = event.requestContext.http;
  return method === 'GET' || method === 'HEAD' ? jsonResult(200, { ok: true }) : jsonResult(405, { ok: false });
}
