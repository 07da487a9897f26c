import type { IncomingHttpHeaders } from 'node:http'
import { createYoga } from 'graphql-yoga'
import type { Caller } from '../caller.ts'
import type { Config } from '../config.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createTracing } from '../observability/tracing.ts'
import { schema } from '../schema.ts'
import { createRedis } from '../v2/redis.ts'
import { createCachedResponses } from './cachedResponses.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { createContextDeps } from './contextDeps.ts'
import { createDocumentCache } from './documentCache.ts'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'
import { maskError } from './graphErrors.ts'
import { createInstrumentation } from './instrumentation.ts'
import { createPersistedDocuments } from './persistedDocuments.ts'
import { createPipeline } from './pipeline.ts'
import type { GraphRequest } from './pipeline.ts'
import { createRateLimiter } from './rateLimits.ts'
import { createResponseCache } from './responseCache.ts'

export interface GraphOptions {
  config: Config
  log: Log
  metrics: Metrics
  /** The file of the persisted documents by their id. */
  persistedFile: string
}

// Cookies are accepted outside production; programs send a Bearer token
const GRAPHIQL_HEADERS = '{ "x-csrf": "1" }'

/** The graph: Yoga with the pipeline, and the response cache before it. `dispose` closes its connections. */
export function createGraph({ config, log, metrics, persistedFile }: GraphOptions) {
  const tracing = config.otlpUrl === null ? undefined : createTracing(config.otlpUrl, log)
  const redis = config.redisUrl === null ? null : createRedis(config.redisUrl, config.v2Url, log)
  const contextDeps = createContextDeps({ config, log, metrics, tracing, redis })
  const documents = createPersistedDocuments(persistedFile)
  const consume = createRateLimiter(redis)
  const instrumentation = createInstrumentation(metrics, tracing)
  const responseCache = createResponseCache()
  const shared = { config, log, metrics, consume, instrumentation, responseCache }

  const yoga = createYoga<GraphRequest, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // Browsers must not let other sites read what a visitor's cookie gives access to
    cors: false,
    graphiql: {
      title: 'Kuvert',
      defaultTabs: EXAMPLE_QUERIES.map((example) => ({ ...example, headers: GRAPHIQL_HEADERS })),
      headers: GRAPHIQL_HEADERS,
      credentials: 'same-origin',
    },
    // Yoga's own page loads its scripts from another host. Imported on demand, as it is large.
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    maskedErrors: { maskError },
    // graphHandler.ts limits it, by the kind of body
    maxRequestBodySize: false,
    parserAndValidationCache: createDocumentCache(documents),
    plugins: [
      ...createPipeline({ ...shared, contextDeps, documents }),
      {
        async [Symbol.asyncDispose]() {
          redis?.close()
          await tracing?.close()
        },
      },
    ],
  })

  return Object.assign(yoga, {
    respondFromCache: createCachedResponses(shared),
    /** The context of a request by cookie outside the graph. */
    contextOf: ({ cookie = '' }: IncomingHttpHeaders, caller: Caller, signal: AbortSignal) =>
      createContext(contextDeps, {
        caller,
        headers: new Headers({ cookie }),
        signal: () => signal,
        acceptsCookie: true,
        setCookie: () => {},
      }),
  })
}

/** See {@link createGraph}. */
export type Graph = ReturnType<typeof createGraph>
