import { getOperationAST } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from './context.ts'
import type { costTold } from './costAnswer.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import type { GraphRequest } from './yoga.ts'

/** What is known of an answer before it is sent. */
interface Making {
  context: Context
  operation: string
  text?: { data: string; complexity: number; holds: () => boolean }
}

const KEPT_TYPE = /^application\/(graphql-response\+)?json/

/** Keeps the answers to persisted queries whose request has a key, where others may have them, too. */
export function useKeptAnswers(
  kept: KeptAnswers,
  isPersisted: (request: Request) => boolean,
): Plugin<Context, GraphRequest> {
  const makings = new WeakMap<Request, Making>()

  return {
    onExecute({ args }) {
      const context = args.contextValue as Context & GraphRequest & { request: Request }
      const { request, keepAs } = context
      const ast = getOperationAST(args.document, args.operationName)
      if (keepAs === undefined || ast?.operation !== 'query' || !isPersisted(request)) return
      makings.set(request, { context, operation: ast.name?.value ?? 'other' })
    },
    onResultProcess({ request, result, setResult }) {
      const making = makings.get(request)
      if (!making || Array.isArray(result) || Symbol.asyncIterator in result) return
      // As it is sent, so that nothing is written twice
      const stringify = ({ data, ...rest }: ExecutionResult) => {
        const dataText = `{"data":${JSON.stringify(data)}`
        const { cost } = (rest.extensions ?? {}) as { cost?: ReturnType<typeof costTold> }
        const holds = making.context.basis()
        if (data && !rest.errors && cost && holds) making.text = { data: dataText, complexity: cost.complexity, holds }
        const restText = JSON.stringify(rest)
        return restText === '{}' ? `${dataText}}` : `${dataText},${restText.slice(1)}`
      }
      setResult({ ...result, stringify } as ExecutionResult)
    },
    onResponse({ request, response, serverContext }) {
      const { text, operation } = makings.get(request) ?? {}
      const contentType = response.headers.get('content-type')
      if (!text || !operation || serverContext.keepAs === undefined || !contentType || !KEPT_TYPE.test(contentType))
        return
      if (response.status !== 200 || response.headers.has('set-cookie')) return
      const { data, complexity, holds } = text
      kept.keep(serverContext.keepAs, { data: Buffer.from(data), contentType, complexity, operation, holds })
    },
  }
}
