import type { GraphQLResponse } from 'relay-runtime'
import { GraphError } from './graphError.ts'

/** The JSON of a GraphQL response, unchecked. */
export interface GraphResponse {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string; retryAfter?: number } }[]
}

/** The answers that a page was rendered from, each by the JSON of its operation. */
export type PageAnswers = Record<string, GraphResponse>

/** Returns the same answer. Throws GraphError when it has no data. */
export function assertData(answer: GraphResponse): GraphQLResponse {
  if (answer.data !== null && answer.data !== undefined) return answer as GraphQLResponse
  throw firstError(answer)
}

/** Throws GraphError when a part of the answer failed. */
export function assertWhole(answer: GraphResponse): void {
  if (answer.errors?.length) throw firstError(answer)
}

function firstError(answer: GraphResponse): GraphError {
  const [first] = answer.errors ?? []
  const { code = 'INTERNAL', retryAfter } = first?.extensions ?? {}
  return new GraphError(first?.message ?? 'The response has no data', code, { retryAfter })
}
