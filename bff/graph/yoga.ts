import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { getOperationAST } from 'graphql'
import type { ExecutionResult } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Plugin } from 'graphql-yoga'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { createTokenReader } from '../users/tokens.ts'
import { usersApi } from '../users/usersApi.ts'
import { createPublicCache } from '../v2/cache.ts'
import { createUpstream } from '../v2/http.ts'
import type { Caller } from './caller.ts'
import { createContext } from './context.ts'
import type { Context } from './context.ts'
import { CsrfRefused, finishErrors, maskError } from './graphErrors.ts'
import { createPersistedDocuments } from './persistedDocuments.ts'
import { schema } from './schema.ts'

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

const EXAMPLE = `# Cookies are honoured here outside production; programs send a Bearer token.
query Storefront {
  storefront(host: "smagen.localhost") {
    __typename
    ... on Cater {
      name
      categories { name menus { name price } }
    }
  }
}
`

/** The graph over HTTP and within this process. */
export function createGraph({ config, log, metrics, persistedFile }: GraphOptions) {
  const upstream = createUpstream({ ...config, log, metrics })
  const publicReads = createPublicCache(metrics)
  const loadKeys = () => usersApi(upstream({ token: null, requestId: 'keys', address: null })).keys()
  const parts = { config, upstream, publicReads, readToken: createTokenReader(loadKeys) }
  const persistedDocument = createPersistedDocuments(persistedFile)
  const persistedRequests = new WeakSet<Request>()
  const cookies = new WeakMap<Request, string[]>()

  const persisted = usePersistedOperations<Context>({
    allowArbitraryOperations: true,
    extractPersistedOperationId: (params) => {
      const id = (params as { doc_id?: unknown }).doc_id
      return typeof id === 'string' ? id : null
    },
    getPersistedOperation: (id, request) => {
      const text = persistedDocument(id)
      if (text !== null) persistedRequests.add(request)
      return text
    },
  })

  const rules: Plugin<Context, GraphRequest> = {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as Context & { request: Request }
      const operation = getOperationAST(args.document, args.operationName)?.operation ?? 'query'
      metrics.count('bff_graph_operations_total', { operation })
      const needsHeader = operation === 'mutation' && context.isCookieBorne
      if (needsHeader && context.request.headers.get('x-csrf') !== '1')
        setResultAndStopExecution({ errors: [new CsrfRefused()] })
    },
    onResultProcess({ result, setResult, serverContext }) {
      const { requestId } = serverContext.caller
      if (!Array.isArray(result) && !(Symbol.asyncIterator in result))
        setResult(finishErrors(result as ExecutionResult, requestId, log, metrics) as never)
    },
    onResponse({ request, response, serverContext }) {
      response.headers.set('x-request-id', serverContext.caller.requestId)
      // What depends on who asks is kept by nobody on the way.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      for (const cookie of cookies.get(request) ?? []) response.headers.append('set-cookie', cookie)
    },
  }

  return createYoga<GraphRequest, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // No other site may ask with a visitor's cookie.
    cors: false,
    graphiql: { title: 'Kuvert', defaultQuery: EXAMPLE, headers: '{"x-csrf": "1"}', credentials: 'same-origin' },
    // Yoga's own page loads its scripts from another host. Read once it is wanted: it is large.
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    maskedErrors: { maskError },
    context: ({ request, caller }) => {
      const set: string[] = []
      cookies.set(request, set)
      const honoursCookie = !config.isProduction || persistedRequests.has(request)
      return createContext(parts, caller, request.headers as Headers, honoursCookie, (cookie) => set.push(cookie))
    },
    plugins: [persisted, rules],
  })
}

/** See {@link createGraph}. */
export type Graph = ReturnType<typeof createGraph>
