import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { execute, getOperationAST, validate } from 'graphql'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import type { Caller } from '../http/caller.ts'
import type { Config } from '../config.ts'
import { executeCompiled } from '../execution/executeCompiled.ts'
import type { Log } from '../../runtime/logger.ts'
import { NO_STORE } from '../http/noStore.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Viewer } from '../session/viewer.ts'
import { CodedError } from '../v2/errors.ts'
import type { Validity } from '../v2/publicReads.ts'
import { assertWithinLimits, MAX_ERRORS } from './checkCost.ts'
import type { CheckedOperation } from './checkedOperation.ts'
import { createContext, identify } from './context.ts'
import type { Context, ContextDeps } from './context.ts'
import { costExtensions, rateLimitHeaders } from './costExtensions.ts'
import type { Cost } from './costExtensions.ts'
import { withTimeout } from './executionTimeout.ts'
import { CsrfHeaderMissing, finalizeErrors } from './graphErrors.ts'
import type { Instrumentation } from './instrumentation.ts'
import { QueryTooComplex } from './limits.ts'
import { logRefusals } from './logRefusals.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { positionCookie } from './positionCookie.ts'
import { type Demand, kilobytesOf, ownPrice, webPrice } from './prices.ts'
import { bucketFor, RateLimitExceeded, take } from './rateLimits.ts'
import type { Consume } from './rateLimits.ts'
import type { ResponseCache } from './responseCache.ts'
import { parseWithinLimits } from './tokenLimit.ts'
import type { ReceivedForm } from './uploads/readForm.ts'

/** The state of a request: what came with it, and what each step of the pipeline leaves for later ones. */
export interface GraphRequest {
  caller: Caller
  /** Null for a visitor; left out until the requester is identified. */
  viewer?: Viewer | null
  /** The length of the body in bytes; 0 without one, and for a form, whose files its user has room for. */
  bytes: number
  /** The points that were taken before the operation was known. */
  paid?: number
  /** The received form, if the operation came with files. */
  form?: ReceivedForm
  /** What the body says, where it was parsed before. */
  operation?: unknown
  /** The key of the response cache; left out where the response is for this client alone. */
  cacheKey?: string | null
  /** True if the request names a persisted document. */
  isPersisted?: boolean
  /** The Set-Cookie headers of the response: of the session, and of the position of the database after a change. */
  cookies?: { session: string | null; position: string | null }
  cost?: Cost
  /** The query's name and validity, where its response is the same for everybody. */
  cacheable?: ({ name: string } & Validity) | null
}

export interface PipelineDeps {
  config: Config
  log: Log
  metrics: Metrics
  contextDeps: ContextDeps
  documents: PersistedDocuments
  consume: Consume
  instrumentation: Instrumentation
  responseCache: ResponseCache
}

/** One step of the pipeline, as a plugin of Yoga. */
type Step = Plugin<Context & GraphRequest, GraphRequest>
/** The context as Yoga hands it to resolvers: both, and the request. */
type OperationContext = Context & GraphRequest & { request: Request }

/**
 * The path of every request of the graph, from top to bottom. Before it stands the response cache (cachedResponses.ts),
 * which answers what this has answered before.
 */
export const createPipeline = (deps: PipelineDeps): Step[] => [
  takeParsedBody(),
  refuseBatches(),
  payForOwnDocument(deps),
  findDocument(deps),
  checkDocument(),
  identifyRequester(deps),
  countOperations(deps),
  refuseForgedRequests(),
  spendRateLimit(deps),
  executeOperation(deps),
  completeResults(deps),
  writeHeaders(),
]

/** Takes the operation from a body that was parsed before. */
const takeParsedBody = (): Step => ({
  onRequestParse({ serverContext: { operation }, setRequestParser }) {
    if (operation !== undefined) setRequestParser(() => operation as GraphQLParams)
  },
})

const refuseBatches = (): Step => ({
  onRequestParse: () => ({
    onRequestParseDone({ requestParserResult: operations }) {
      if (Array.isArray(operations)) throw new QueryTooComplex('batch', operations.length)
    },
  }),
})

/** Takes a point for each kilobyte of what is none of the web client's documents, before it is parsed or refused. */
const payForOwnDocument = ({ config, documents, contextDeps, consume }: PipelineDeps): Step => ({
  async onParams({ params, request, context }) {
    if (!params.query && documents.find(documentIdOf(params) ?? '') !== null) return
    const { caller, bytes } = context
    const points = kilobytesOf(bytes || request.url.length)
    const { viewer } = await identify(contextDeps, {
      caller,
      headers: request.headers,
      acceptsCookie: !config.isProduction,
    })
    await take(consume, bucketFor(config, viewer, caller.address, false), points)
    context.paid = points
  },
})

function documentIdOf(params: GraphQLParams & { doc_id?: unknown }): string | null {
  return typeof params.doc_id === 'string' ? params.doc_id : null
}

/** Finds the document that a `doc_id` names; other requests bring their own in `query`. */
function findDocument({ documents }: PipelineDeps): Step {
  // Not a GraphQL request at all, so the status is 400 whatever the client accepts
  const http = { status: 400 }
  return usePersistedOperations<Context & GraphRequest>({
    allowArbitraryOperations: true,
    extractPersistedOperationId: documentIdOf,
    getPersistedOperation: (id, _request, context) => {
      const text = documents.find(id)
      context.isPersisted = text !== null
      return text
    },
    customErrors: {
      keyNotFound: () => new CodedError('The request has neither a query nor a doc_id.', 'BAD_REQUEST', { http }),
      notFound: () => new CodedError('There is no document with this doc_id.', 'BAD_REQUEST', { http }),
    },
  }) as Step
}

/** Parses and validates the document, unless it was before. */
const checkDocument = (): Step => ({
  onParse: ({ setParseFn }) => setParseFn(parseWithinLimits),
  onValidate: ({ setValidationFn }) =>
    setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: MAX_ERRORS })),
})

/** Identifies the requester by token or cookie, and creates the context in which resolvers act for them. */
const identifyRequester = ({ config, contextDeps }: PipelineDeps): Step => ({
  async onContextBuilding({ context, extendContext }) {
    const { request, caller, isPersisted = false } = context as unknown as OperationContext
    const cookies: GraphRequest['cookies'] = { session: null, position: null }
    const created = await createContext(contextDeps, {
      caller,
      headers: request.headers,
      signal: () => request.signal,
      acceptsCookie: !config.isProduction || isPersisted,
      setCookie: (header) => {
        cookies.session = header
      },
      onPosition: (position) => {
        cookies.position = positionCookie(position, caller.isHttps)
      },
    })
    extendContext({ ...created, cookies })
  },
})

const countOperations = ({ instrumentation }: PipelineDeps): Step => ({
  onExecute: ({ args }) => instrumentation.count(operationOf(args)?.operation ?? 'query'),
})

/** Refuses mutations that a foreign site could make a browser send with its user's cookie. */
const refuseForgedRequests = (): Step => ({
  onExecute({ args, setResultAndStopExecution }) {
    const { isCookieBorne, request } = contextOf(args)
    if (operationOf(args)?.operation !== 'mutation' || !isCookieBorne) return
    if (request.headers.get('x-csrf') !== '1') setResultAndStopExecution({ errors: [new CsrfHeaderMissing()] })
  },
})

/** Rejects operations above a limit, and subtracts the price of others from the requester's points of this minute. */
function spendRateLimit({ config, consume }: PipelineDeps): Step {
  const spend = async (args: ExecutionArgs) => {
    const operation = operationOf(args)
    // Refused by what executes it
    if (!operation) return
    const context = contextOf(args)
    const { viewer, caller, bytes, paid = 0, isPersisted = false } = context
    const { schema, document, variableValues: variables } = args
    const bucket = bucketFor(config, viewer, caller.address, isPersisted)
    const [demand, refusal] = demandOrRefusal({ schema, document, operation, variables: variables ?? {}, context })
    const points = isPersisted ? webPrice(demand, kilobytesOf(bytes)) : ownPrice(demand)
    const { isAllowed, state } = await consume(bucket, points)
    if (!refusal) context.cost = { complexity: demand.complexity, points: paid + points, bucket, state }
    if (!isAllowed) throw new RateLimitExceeded(points, state)
    if (refusal) throw refusal
  }
  return { onExecute: ({ args }) => spend(args), onSubscribe: ({ args }) => spend(args as ExecutionArgs) }
}

/** The demand of an operation; what is above a limit or has invalid variables demands nothing, and is refused. */
function demandOrRefusal(checked: CheckedOperation): [Demand, Error | null] {
  try {
    return [assertWithinLimits(checked), null]
  } catch (error) {
    return [{ complexity: 0, work: 0 }, error as Error]
  }
}

/** Executes persisted queries compiled, anything else by GraphQL.js: measured, and no longer than the timeout. */
const executeOperation = ({ instrumentation }: PipelineDeps): Step => ({
  onExecute({ args, setExecuteFn }) {
    const context = contextOf(args)
    const { request, caller, form, isPersisted = false } = context
    const operation = operationOf(args)
    const measured = {
      name: (isPersisted && operation?.name?.value) || 'other',
      type: operation?.operation ?? 'query',
      requestId: caller.requestId,
      traceparent: request.headers.get('traceparent'),
    }
    const executor = isPersisted ? executeCompiled : execute
    setExecuteFn(async (executionArgs: ExecutionArgs) => {
      try {
        const run = async () => executor(executionArgs)
        return await instrumentation.measure(measured, () => withTimeout(context, form !== undefined, run))
      } finally {
        const validity = isPersisted && measured.type === 'query' ? context.cacheValidity() : null
        context.cacheable = validity && { name: measured.name, ...validity }
        context.release()
      }
    })
  },
})

const completeResults = (deps: PipelineDeps): Step => ({
  onResultProcess({ result, setResult, serverContext }) {
    if (isSingle(result)) setResult(completeResult(deps, result, serverContext) as never)
  },
})

/** Completes the errors, caches the data for the requests after this one, and reports the cost. */
export function completeResult(
  { log, metrics, responseCache }: Pick<PipelineDeps, 'log' | 'metrics' | 'responseCache'>,
  executed: ExecutionResult,
  request: GraphRequest,
): ExecutionResult {
  const { caller, cost } = request
  // Yoga has masked their secrets by then (maskError)
  const result = finalizeErrors(executed, caller.requestId, log, metrics)
  logRefusals(log, result, request)
  cacheData(responseCache, result, request)
  return cost ? { ...result, extensions: { ...result.extensions, ...costExtensions(cost) } } : result
}

function cacheData(responseCache: ResponseCache, result: ExecutionResult, request: GraphRequest): void {
  const { cacheKey, cacheable, cost } = request
  if (!cacheKey || !cacheable || !cost || result.errors || !responseCache.shouldCache(cacheKey)) return
  const data = Buffer.from(JSON.stringify({ data: result.data })).subarray(0, -'}'.length)
  const { complexity, points } = cost
  responseCache.set(cacheKey, { ...cacheable, data, complexity, points })
}

const writeHeaders = (): Step => ({
  onResponse({ response: { headers }, serverContext }) {
    // The response depends on the requester, so nothing on the way may cache it
    headers.set('cache-control', NO_STORE)
    if (headers.get('content-type')?.startsWith('text/event-stream')) {
      // Yoga names an encoding that is none; proxies such as nginx would hold the events back
      headers.delete('content-encoding')
      headers.set('x-accel-buffering', 'no')
    }
    for (const [name, value] of Object.entries(headersOf(serverContext))) headers.set(name, value)
    for (const cookie of Object.values(serverContext.cookies ?? {})) if (cookie) headers.append('set-cookie', cookie)
  },
})

/** The headers of a response that each request has of its own. */
export function headersOf({ caller, cost }: GraphRequest): Record<string, string> {
  return { 'x-request-id': caller.requestId, ...(cost && rateLimitHeaders(cost)) }
}

const operationOf = ({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>) =>
  getOperationAST(document, operationName)

// One object for all steps: Yoga adds the context to what comes along with the request
const contextOf = ({ contextValue }: { contextValue?: unknown }) => contextValue as OperationContext

function isSingle(result: unknown): result is ExecutionResult {
  return !Array.isArray(result) && !(Symbol.asyncIterator in (result as object))
}
