import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { CodedError } from '../v2/errors.ts'
import type { Context } from './context.ts'

// Not a GraphQL request at all, so whatever the client accepts
const http = { status: 400 }

/** Takes a document's id, `doc_id`, in place of a query, whose text `textOf` knows; `isPersisted` tells whether a request named one so. */
export function createPersistedOperations(textOf: (id: string) => string | null) {
  const requests = new WeakSet<Request>()
  const plugin = usePersistedOperations<Context>({
    allowArbitraryOperations: true,
    extractPersistedOperationId: (params) => {
      const id = (params as { doc_id?: unknown }).doc_id
      return typeof id === 'string' ? id : null
    },
    getPersistedOperation: (id, request) => {
      const text = textOf(id)
      if (text !== null) requests.add(request)
      return text
    },
    customErrors: {
      keyNotFound: () => new CodedError('The request has neither a query nor a doc_id.', 'BAD_REQUEST', { http }),
      notFound: () => new CodedError('There is no document with this doc_id.', 'BAD_REQUEST', { http }),
    },
  })
  return { plugin, isPersisted: (request: Request) => requests.has(request) }
}
