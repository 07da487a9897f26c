import type { IncomingHttpHeaders } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Caller } from '../http/caller.ts'
import type { Config } from '../config.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Viewer } from '../session/viewer.ts'
import { createTracing } from '../observability/tracing.ts'
import { createRedis } from '../cache/redis.ts'
import { createCachedResponses } from './cachedResponses.ts'
import { createContext, identify } from './context.ts'
import type { Context } from './context.ts'
import { compressResponses } from './compressed.ts'
import { type ContextFeatures, createContextDeps } from './contextDeps.ts'
import { createDocumentCache } from './documentCache.ts'
import { maskError } from './graphErrors.ts'
import { createInstrumentation } from './instrumentation.ts'
import { createPersistedDocuments } from './persistedDocuments.ts'
import { completeResult, createPipeline } from './pipeline.ts'
import type { GraphRequest } from './pipeline.ts'
import { bucketFor, createRateLimiter, RateLimitExceeded, take } from './rateLimits.ts'
import { createResponseCache } from './responseCache.ts'
import { createVisitorResponses } from './visitorResponses.ts'

/** The headers that identify a requester. */
type Identification = Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>

const NOBODY = { viewer: null }

const identifyingHeaders = ({ cookie, authorization }: Identification) =>
  new Headers({ ...(cookie && { cookie }), ...(authorization && { authorization }) })

/** The parts of the graph that come from the features. */
export interface GraphFeatures extends ContextFeatures {
  schema: GraphQLSchema
}

export interface GraphOptions {
  config: Config
  log: Log
  metrics: Metrics
  /** The file of the persisted documents by their id. */
  persistedFile: string
  features: GraphFeatures
}

/** The graph: Yoga with the pipeline, and the response cache before it. `dispose` closes its connections. */
export function createGraph({ config, log, metrics, persistedFile, features }: GraphOptions) {
  const tracing = config.otlpUrl === null ? undefined : createTracing(config.otlpUrl, log)
  const redis = config.redisUrl === null ? null : createRedis(config.redisUrl, config.v2Url, log)
  const contextDeps = createContextDeps({ config, log, metrics, features, tracing, redis })
  const documents = createPersistedDocuments(persistedFile)
  const consume = createRateLimiter(redis)
  const instrumentation = createInstrumentation(metrics, tracing)
  const responseCache = createResponseCache()
  const shared = { config, log, metrics, consume, instrumentation, responseCache }

  const yoga = createYoga<GraphRequest, Context>({
    schema: features.schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // Browsers must not let other sites read what a visitor's cookie gives access to
    cors: false,
    // Yoga's own page loads its scripts from another host: see graphiqlPage.ts
    graphiql: false,
    // uploadHandler.ts reads forms
    multipart: false,
    maskedErrors: { maskError },
    // graphHandler.ts limits it, by the kind of body
    maxRequestBodySize: false,
    parserAndValidationCache: createDocumentCache(documents),
    plugins: [
      ...createPipeline({ ...shared, contextDeps, documents }),
      compressResponses(),
      {
        async [Symbol.asyncDispose]() {
          redis?.close()
          await tracing?.close()
        },
      },
    ],
  })

  return Object.assign(yoga, {
    /**
     * Takes points for what a browser requests: of its network's bucket, and where that is empty of its user's, so that
     * strangers behind the same address keep nobody from working. Throws RateLimitExceeded.
     */
    spend: async (requester: Identification, caller: Caller, points: number) => {
      const takeOf = (viewer: Viewer | null) => take(consume, bucketFor(config, viewer, caller.address, true), points)
      try {
        await takeOf(null)
      } catch (error) {
        const headers = identifyingHeaders(requester)
        const { viewer } = await identify(contextDeps, { caller, headers, acceptsCookie: true }).catch(() => NOBODY)
        if (!viewer || !(error instanceof RateLimitExceeded)) throw error
        await takeOf(viewer)
      }
    },
    /** Takes points for an operation before its body is read. Throws RateLimitExceeded. */
    spendInAdvance: async (requester: Identification, caller: Caller, points: number) => {
      const headers = identifyingHeaders(requester)
      // The pipeline refuses a token that is invalid
      const { viewer } = await identify(contextDeps, { caller, headers, acceptsCookie: true }).catch(() => NOBODY)
      await take(consume, bucketFor(config, viewer, caller.address, false), points)
    },
    respondToVisitor: createVisitorResponses({
      yoga,
      documents,
      respondFromCache: createCachedResponses(shared),
      completeResult: (result, request) => completeResult(shared, result, request),
    }),
    /** The context of a request outside the graph; `setCookie` sets the response's Set-Cookie header. Throws Unauthenticated for an invalid Bearer token. */
    contextOf: (requester: Identification, caller: Caller, signal: AbortSignal, setCookie: (header: string) => void) =>
      createContext(contextDeps, {
        caller,
        headers: identifyingHeaders(requester),
        signal: () => signal,
        acceptsCookie: true,
        setCookie,
      }),
  })
}

/** See {@link createGraph}. */
export type Graph = ReturnType<typeof createGraph>
