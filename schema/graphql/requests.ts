import type { Plugin } from 'graphql-yoga';

/** What the host knows of a request. */
export interface RequestNames {
  /** names the request in the log and in the answer */
  readonly requestId: string;
}

/** Tells the client the name of its request, and keeps answers out of shared caches: every view is one person's. */
export function nameRequests(): Plugin<object, RequestNames> {
  return {
    onResponse({ response, serverContext }) {
      response.headers.set('x-request-id', serverContext.requestId);
      response.headers.set('cache-control', 'private, no-cache');
    },
  };
}
