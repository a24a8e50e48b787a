import type { App } from '../../schema/graphql/server.ts';
import type { HttpEvent, HttpHandler, HttpResult, StreamHandler } from '../http-event.ts';
import { isEventStream, jsonResult, requestOf, resultOf, streamOf } from '../http-exchange.ts';

/** The handler around an API: `GET /health` answers for the process itself, everything else is the API's. */
export function serve(app: App): HttpHandler {
  return async (event) => (event.rawPath === '/health' ? health(event) : await resultOf(await answer(app, event)));
}

/** The same on a host that passes answers on as they come, for an API that streams. */
export function serveStreams(app: App): StreamHandler {
  return async (event) => {
    if (event.rawPath === '/health') return health(event);
    const response = await answer(app, event);
    return isEventStream(response) ? streamOf(response) : await resultOf(response);
  };
}

async function answer(app: App, event: HttpEvent): Promise<Response> {
  const { requestId } = event.requestContext;
  return await app.fetch(requestOf(event), { requestId });
}

function health(event: HttpEvent): HttpResult {
  const { method } = event.requestContext.http;
  return method === 'GET' || method === 'HEAD' ? jsonResult(200, { ok: true }) : jsonResult(405, { ok: false });
}
