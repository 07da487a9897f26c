import { getOperationAST, OperationTypeNode } from 'graphql'
import type { DocumentNode, GraphQLError } from 'graphql'
import type { Config } from '../config.ts'
import { executeQuery } from '../execution/executeQuery.ts'
import type { Query } from '../execution/executeQuery.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Viewer } from '../viewer.ts'
import { assertWithinLimits } from './checkCost.ts'
import { bucketFor } from './rateLimits.ts'
import type { RateLimitState, Consume } from './rateLimits.ts'
import type { Caller } from '../caller.ts'
import { createContext } from './context.ts'
import type { Context, ContextDeps } from './context.ts'
import { rateLimitHeaders, costExtensions } from './costExtensions.ts'
import { finalizeErrors, maskError } from './graphErrors.ts'
import { createKeptAnswers } from './responseCache.ts'
import { withinTimeLimit } from './executionTimeout.ts'
import type { Measure } from './instrumentation.ts'
import { readPersistedQuery } from './persistedQuery.ts'
import { schema } from '../schema.ts'

/** An answer for one asker. */
export interface QueryAnswer {
  headers: Record<string, string | number>
  /** The two parts of its body: the data, which others may be told, too, and what is this asker's own. */
  parts: [Buffer, Buffer]
}

/** The headers of a request that say who asks, and within which trace. */
export interface AskedWith {
  authorization?: string | undefined
  cookie?: string | undefined
  traceparent?: string | string[] | undefined
}

/** Answers a body's query; null for what is none, and where something is wrong with it: Yoga does and tells all else. */
export type AnswerQuery = (body: string, caller: Caller, headers: AskedWith) => Promise<QueryAnswer | null>

export interface QueryAnswersParts {
  config: Config
  log: Log
  metrics: Metrics
  contextParts: ContextDeps
  /** The persisted document with an id, checked; null where there is none. */
  documentOf: (id: string) => DocumentNode | null
  spend: Consume
  measure: Measure
}

/** A query that may be answered, once it is paid. */
interface Payable {
  /** Its operation's. */
  name: string
  /** In points. */
  complexity: number
  viewer: Viewer | null
  answer: () => Promise<Answered>
}

interface Answered {
  /** The text of the answer as far as its data goes; null where there is none. */
  data: Buffer | null
  errors?: readonly GraphQLError[] | undefined
}

type Executable = Query & { context: Context }

const NO_DATA = Buffer.alloc(0)
// Queries end by themselves, and soon
const NEVER = new AbortController().signal

/**
 * Answers the web's own queries past Yoga: known documents need little of what it does for a request, which takes as long
 * as executing them by their plans. What visitors ask again is not even executed.
 */
export function createQueryAnswers(parts: QueryAnswersParts): AnswerQuery {
  const { config, log, metrics, contextParts, documentOf, spend, measure } = parts
  const kept = createKeptAnswers()

  const finished = (errors: readonly unknown[] | undefined, { requestId }: Caller) =>
    finalizeErrors({ errors: errors?.map((error) => maskError(error) as GraphQLError) }, requestId, log, metrics).errors

  const find = (key: string): Payable | null => {
    const known = kept.find(key)
    if (!known) return null
    const answer = async () => {
      metrics.count('bff_response_cache_hits_total', { operation: known.name })
      return known
    }
    return { name: known.name, complexity: known.complexity, viewer: null, answer }
  }

  /** Null where it may not be executed. `key` is what its answer may be kept by. */
  const prepare = async (body: string, caller: Caller, headers: AskedWith, key: string | null) => {
    const query = readPersistedQuery(body)
    if (!query) return null
    const { id, operationName, variables } = query
    const asking = { headers: { get: (name: 'authorization' | 'cookie') => headers[name] ?? null }, signal: NEVER }
    try {
      const document = documentOf(id)
      const operation = document && getOperationAST(document, operationName)
      if (!document || operation?.operation !== OperationTypeNode.QUERY) return null
      const context = await createContext(contextParts, caller, asking, true, () => {})
      const asked = { schema, document, operation, variables, context }
      const [name, complexity] = [operation.name?.value ?? 'other', assertWithinLimits(asked)]
      const answer = () => execute(asked, name, complexity, key).finally(context.release)
      return { name, complexity, viewer: context.viewer, answer } satisfies Payable
    } catch {
      return null
    }
  }

  const execute = async (asked: Executable, name: string, complexity: number, key: string | null) => {
    const { context } = asked
    const keepAs = key !== null && kept.noteAsked(key) ? key : null
    const result = await withinTimeLimit(context, false, () => executeQuery(asked))
    const errors = finished(result.errors, context.caller)
    const data = Buffer.from(JSON.stringify({ data: result.data })).subarray(0, -'}'.length)
    const holds = keepAs === null || errors ? null : context.cacheValidity()
    if (keepAs !== null && holds) kept.keep(keepAs, { data, complexity, name, holds })
    return { data, errors }
  }

  return async (body, caller, headers) => {
    const isVisitor = headers.cookie === undefined && headers.authorization === undefined
    // As it was sent: the web's own client sends the same in the same words
    const key = isVisitor ? `${caller.isHttps ? 'https' : 'http'} ${body}` : null
    const asked = (key !== null && find(key)) || (await prepare(body, caller, headers, key))
    if (!asked) return null
    const { name, complexity, viewer, answer } = asked
    const purse = bucketFor(config, viewer, caller.address, true)
    const { isEnough, budget } = await spend(purse, complexity)
    if (!isEnough) return null
    metrics.count('bff_graph_operations_total', { operation: 'query' })
    const { requestId } = caller
    const traceparent = typeof headers.traceparent === 'string' ? headers.traceparent : null
    const measured = { operation: name, type: 'query', requestId, traceparent }
    const { data, errors } = await measure(measured, answer).catch((error: unknown) => ({
      data: null,
      errors: finished([error], caller),
    }))
    const rest = Buffer.from((data ? ',' : '{') + restOf(errors, complexity, budget))
    const told = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': (data?.length ?? 0) + rest.length,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...rateLimitHeaders(purse, budget),
    }
    return { headers: told, parts: [data ?? NO_DATA, rest] }
  }
}

/** What stands beside the data, to the end of the text. */
function restOf(errors: readonly GraphQLError[] | undefined, complexity: number, budget: RateLimitState): string {
  const rest = { errors: errors?.map(toldError), extensions: { cost: costExtensions(complexity, budget) } }
  return JSON.stringify(rest).slice('{'.length)
}

/** Without what is for HTTP. */
function toldError(error: GraphQLError) {
  const { extensions, ...told } = error.toJSON()
  const { http: _http, ...others } = extensions ?? {}
  return { ...told, extensions: others }
}
