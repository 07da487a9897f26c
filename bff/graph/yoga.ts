import type { IncomingHttpHeaders } from 'node:http'
import { getOperationAST } from 'graphql'
import type { ExecutionResult } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createTracing } from '../observability/tracing.ts'
import { createRedis } from '../v2/redis.ts'
import { createRateLimiter } from './rateLimits.ts'
import type { Caller } from '../caller.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { createContextDeps } from './contextDeps.ts'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'
import { useExecutor } from './executor.ts'
import { CsrfHeaderMissing, finalizeErrors, maskError } from './graphErrors.ts'
import { createDocumentCache } from './documentCache.ts'
import { useTimeLimit } from './executionTimeout.ts'
import { useLimits } from './limitsPlugin.ts'
import { createMeasure, useMeasures } from './instrumentation.ts'
import { createCheckedDocuments, createPersistedDocuments } from './persistedDocuments.ts'
import { createPersistedOperations } from './persistedOperations.ts'
import { createQueryAnswers } from './persistedQueryHandler.ts'
import { schema } from '../schema.ts'
import { useFormLimits } from './uploads.ts'

/** What a request brings along beside itself. */
export interface GraphRequest {
  caller: Caller
}

export interface GraphOptions {
  config: Config
  log: Log
  metrics: Metrics
  /** The file of persisted documents, by their id. */
  persistedFile: string
}

// Cookies are honoured outside production; programs send a Bearer token.
const GRAPHIQL_HEADERS = '{ "x-csrf": "1" }'

/** The graph over HTTP and within this process, and what it keeps. `dispose` ends its connections. */
export function createGraph({ config, log, metrics, persistedFile }: GraphOptions) {
  const tracing = config.otlpUrl === null ? undefined : createTracing(config.otlpUrl, log)
  const redis = config.redisUrl === null ? null : createRedis(config.redisUrl, config.v2Url, log)
  const contextParts = createContextDeps({ config, log, metrics, tracing, redis })
  const textOf = createPersistedDocuments(persistedFile)
  const { plugin: persisted, isPersisted } = createPersistedOperations(textOf)
  const spend = createRateLimiter(redis)
  const measure = createMeasure(metrics, tracing)
  const documentOf = createCheckedDocuments(textOf)
  const answerQuery = createQueryAnswers({ config, log, metrics, contextParts, documentOf, spend, measure })
  const cookies = new WeakMap<Request, string[]>()

  const rules: Plugin<Context, GraphRequest> = {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as Context & { request: Request }
      const operation = getOperationAST(args.document, args.operationName)?.operation ?? 'query'
      metrics.count('bff_graph_operations_total', { operation })
      const needsHeader = operation === 'mutation' && context.isCookieBorne
      if (needsHeader && context.request.headers.get('x-csrf') !== '1')
        setResultAndStopExecution({ errors: [new CsrfHeaderMissing()] })
    },
    onResultProcess({ result, setResult, serverContext }) {
      const { requestId } = serverContext.caller
      if (!Array.isArray(result) && !(Symbol.asyncIterator in result))
        setResult(finalizeErrors(result as ExecutionResult, requestId, log, metrics) as never)
    },
    onResponse({ request, response, serverContext }) {
      response.headers.set('x-request-id', serverContext.caller.requestId)
      // What depends on who asks is kept by nobody on the way.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      for (const cookie of cookies.get(request) ?? []) response.headers.append('set-cookie', cookie)
    },
  }

  const connections: Plugin = {
    async [Symbol.asyncDispose]() {
      redis?.close()
      await tracing?.close()
    },
  }

  const yoga = createYoga<GraphRequest, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // No other site may ask with a visitor's cookie.
    cors: false,
    graphiql: {
      title: 'Kuvert',
      defaultTabs: EXAMPLE_QUERIES.map((example) => ({ ...example, headers: GRAPHIQL_HEADERS })),
      headers: GRAPHIQL_HEADERS,
      credentials: 'same-origin',
    },
    // Yoga's own page loads its scripts from another host. Read once it is wanted: it is large.
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    maskedErrors: { maskError },
    context: ({ request, caller }) => {
      const set: string[] = []
      cookies.set(request, set)
      const honoursCookie = !config.isProduction || isPersisted(request)
      return createContext(contextParts, caller, request, honoursCookie, (cookie) => set.push(cookie))
    },
    // Checked where a request comes in, by its kind.
    maxRequestBodySize: false,
    parserAndValidationCache: createDocumentCache(),
    plugins: [
      persisted,
      rules,
      useFormLimits(),
      useLimits(config, spend, isPersisted),
      useExecutor(),
      useTimeLimit(),
      useMeasures(measure, isPersisted),
      connections,
    ],
  })
  /** Who asks by a cookie, and the v2 service on their behalf, for what is read past the graph. */
  const contextOf = ({ cookie = '' }: IncomingHttpHeaders, caller: Caller, signal: AbortSignal) =>
    createContext(contextParts, caller, { headers: new Headers({ cookie }), signal }, true, () => {})
  return Object.assign(yoga, { answerQuery, contextOf })
}

/** See {@link createGraph}. */
export type Graph = ReturnType<typeof createGraph>
