import type { Plugin } from 'graphql-yoga';
import type { Verified } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import type { Pull } from './subscription/pull.ts';

/** What the host knows of a request. */
export interface RequestNames {
  /** names the request in the journal and in the answer */
  readonly requestId: string;
  /** what did not come over HTTP: who asks is known already */
  readonly asked?: Asked;
}

/** A request that a host makes for somebody whom it knows. */
export interface Asked {
  readonly caller: Verified | undefined;
  readonly pull?: Pull;
  /** other services than those of the API, over what was read already */
  readonly services?: Services;
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
