import type { YogaServerInstance } from 'graphql-yoga';
import { createYoga } from 'graphql-yoga';
import type { Identity, Verified } from '../../service/identity.ts';
import type { Services } from '../../service/services.ts';
import type { GraphContext } from './context.ts';
import { executeByGraphql } from './execution.ts';
import type { Fault } from './faults.ts';
import { maskError, reportFaults } from './faults.ts';
import type { Face } from './games/face.ts';
import { faces } from './games/index.ts';
import type { Limits } from './limits.ts';
import { limitRequests } from './limits.ts';
import { ofRequest, tokenExpired, unauthenticated } from './refusal.ts';
import type { RequestNames } from './requests.ts';
import { nameRequests } from './requests.ts';
import { buildSchema } from './schema.ts';
import { answerPulls } from './subscription/answer-pulls.ts';
import type { Wait } from './subscription/wait.ts';
import { waitByPausing } from './subscription/wait.ts';

/** What the API stands on. */
export interface AppSettings {
  readonly services: Services;
  readonly identity: Identity;
  /** takes the faults that clients are told of by request id only */
  readonly report: (fault: Fault) => void;
  /** the games that are served; all by default */
  readonly faces?: readonly Face[];
  /** GraphiQL, where it is served: its page and the query it opens with */
  readonly graphiql?: { readonly render: () => string; readonly defaultQuery: string };
  readonly limits?: Partial<Limits>;
  /** whether the host passes on answers as they come; by default not */
  readonly streams?: boolean;
  /** how a follower sleeps; by default it pauses and looks again */
  readonly wait?: Wait;
}

/** The API over HTTP: `fetch(request, { requestId })` answers one request. */
export type App = YogaServerInstance<RequestNames, GraphContext>;

export const defaultLimits: Limits = { tokens: 2_000, aliases: 20, depth: 16, complexity: 10_000 };

const LARGEST_BODY = 256 * 1024;

/** Makes the API. Costs about as much as a hundred requests: once per process. */
export function createApp(settings: AppSettings): App {
  const { graphiql } = settings;
  return createYoga<RequestNames, GraphContext>({
    schema: buildSchema(settings.faces ?? faces),
    context: async ({ request, requestId, asked }) => ({
      requestId,
      ...viewedBy(asked === undefined ? await callerOf(request, settings.identity) : asked.caller),
      services: asked?.services ?? settings.services,
      wait: settings.wait ?? waitByPausing,
      began: performance.now(),
      ...(asked?.pull === undefined ? {} : { pull: asked.pull }),
    }),
    plugins: [
      executeByGraphql(),
      nameRequests(),
      limitRequests({ ...defaultLimits, ...settings.limits }),
      answerPulls(settings.streams ?? false),
      reportFaults(settings.report),
    ],
    maskedErrors: { maskError },
    batching: false,
    multipart: false,
    maxRequestBodySize: LARGEST_BODY,
    cors: {
      origin: '*',
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type'],
      exposedHeaders: ['x-request-id'],
    },
    landingPage: false,
    logging: false,
    ...(graphiql === undefined
      ? { graphiql: false }
      : { graphiql: { title: 'Uogashi', defaultQuery: graphiql.defaultQuery }, renderGraphiQL: graphiql.render }),
  });
}

const BEARER = /^Bearer +([^\s]+)$/i;

// Only who they are goes on: what a use case is given it may store.
function viewedBy(caller: Verified | undefined): Pick<GraphContext, 'viewer' | 'until'> {
  if (caller === undefined) return { viewer: undefined };
  return { viewer: { person: caller.person, name: caller.name }, until: caller.until };
}

/** Who asks. Whoever shows a token and is not known by it must not take what the public sees for their own view: they are refused. */
async function callerOf(request: Request, identity: Identity): Promise<Verified | undefined> {
  const header = request.headers.get('authorization') ?? '';
  if (header === '') return undefined;
  const token = BEARER.exec(header)?.[1];
  const caller = token === undefined ? undefined : await identity.verify(token);
  if (caller === undefined) throw ofRequest(unauthenticated());
  if (caller === 'ended') throw ofRequest(tokenExpired());
  return caller;
}
