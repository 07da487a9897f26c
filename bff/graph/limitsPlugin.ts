import { getOperationAST, validate } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Config } from '../config.ts'
import { assertWithinLimits, MAX_ERRORS } from './checkCost.ts'
import { RateLimitExceeded, bucketFor } from './rateLimits.ts'
import type { RateLimitState, RateLimitBucket, Consume } from './rateLimits.ts'
import type { Context } from './context.ts'
import { rateLimitHeaders, costExtensions } from './costExtensions.ts'
import { QueryTooComplex } from './limits.ts'
import { parseWithinLimits } from './tokenLimit.ts'

interface Cost {
  complexity: number
  purse: RateLimitBucket
  budget: RateLimitState
}

/**
 * Refuses what asks for too much, before it takes long; lets callers spend so much in a minute, and tells them what
 * is left. `isPersisted` says whether a request names one of the web's own documents.
 */
export function useLimits(config: Config, spend: Consume, isPersisted: (request: Request) => boolean): Plugin<Context> {
  const costs = new WeakMap<Request, Cost>()

  const pay = async ({ schema, document, operationName, variableValues, contextValue }: ExecutionArgs) => {
    const context = contextValue as Context & { request: Request }
    const { request, viewer, caller } = context
    const operation = getOperationAST(document, operationName)
    // Told by what executes it
    if (!operation) return
    const complexity = assertWithinLimits({ schema, document, operation, variables: variableValues ?? {}, context })
    const purse = bucketFor(config, viewer, caller.address, isPersisted(request))
    const { isEnough, budget } = await spend(purse, complexity)
    costs.set(request, { complexity, purse, budget })
    if (!isEnough) throw new RateLimitExceeded(complexity, budget)
  }

  return {
    onRequestParse: () => ({
      onRequestParseDone({ requestParserResult: operations }) {
        if (Array.isArray(operations)) throw new QueryTooComplex('batch', operations.length)
      },
    }),
    onParse: ({ setParseFn }) => setParseFn(parseWithinLimits),
    onValidate: ({ setValidationFn }) =>
      setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: MAX_ERRORS })),
    onExecute: ({ args }) => pay(args),
    onSubscribe: ({ args }) => pay(args as ExecutionArgs),
    onResultProcess({ request, result, setResult }) {
      const cost = costs.get(request)
      if (!cost || Array.isArray(result) || Symbol.asyncIterator in result) return
      const { complexity, budget } = cost
      const extensions = { ...result.extensions, cost: costExtensions(complexity, budget) }
      setResult({ ...result, extensions })
    },
    onResponse({ request, response }) {
      const cost = costs.get(request)
      if (!cost) return
      const { purse, budget } = cost
      for (const [name, value] of Object.entries(rateLimitHeaders(purse, budget))) response.headers.set(name, value)
    },
  }
}
