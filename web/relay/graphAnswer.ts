import type { GraphQLResponse } from 'relay-runtime'
import { GraphError } from './graphError.ts'

/** What the graph answers, before it is looked at. */
export interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string; retryAfter?: number } }[]
}

/** The same answer, where it has data. Throws GraphError where it has none. */
export function withData(answer: Answer): GraphQLResponse {
  if (answer.data !== null && answer.data !== undefined) return answer as GraphQLResponse
  const [first] = answer.errors ?? []
  const { code = 'INTERNAL', retryAfter } = first?.extensions ?? {}
  throw new GraphError(first?.message ?? 'The graph gave no data', code, { retryAfter })
}
