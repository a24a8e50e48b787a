import type { App } from '../../schema/graphql/server.ts';
import type { HttpEvent, HttpHandler, HttpResult } from '../http-event.ts';
import { jsonResult, requestOf, resultOf } from '../http-exchange.ts';

/** The handler around an API: `GET /health` answers for the process itself, everything else is the API's. */
export function serve(app: App): HttpHandler {
  return (event) => (event.rawPath === '/health' ? Promise.resolve(health(event)) : answer(app, event));
}

async function answer(app: App, event: HttpEvent): Promise<HttpResult> {
  const { requestId } = event.requestContext;
  return await resultOf(await app.fetch(requestOf(event), { requestId }));
}

function health(event: HttpEvent): HttpResult {
  const { method } = event.requestContext.http;
  return method === 'GET' || method === 'HEAD' ? jsonResult(200, { ok: true }) : jsonResult(405, { ok: false });
}
