import { GraphQLError } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { CodedError } from '../v2/errors.ts'

/** Some messages hold what was sent, which may be a megabyte. */
const LONGEST_MESSAGE = 1_000

/** What may be seen of an error: all of what was meant to be, nothing of a defect. */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError && isMeant(error.originalError)) return error
  const { nodes, source, positions, path } = error instanceof GraphQLError ? error : ({} as Partial<GraphQLError>)
  return new GraphQLError('Something went wrong.', {
    nodes,
    source,
    positions,
    path,
    originalError: error instanceof Error ? error : new Error(String(error)),
    extensions: { code: 'INTERNAL' },
  })
}

function isMeant(original: Error | null | undefined): boolean {
  return original === null || original === undefined || original instanceof GraphQLError
}

/** Gives every error a code and the request's id, counts them, and tells the log of defects. */
export function finalizeErrors(
  result: ExecutionResult,
  requestId: string,
  log: Log,
  metrics: Metrics,
): ExecutionResult {
  if (!result.errors) return result
  const errors = result.errors.map((error) => {
    const code = String(error.extensions.code ?? 'BAD_REQUEST')
    metrics.count('bff_graph_errors_total', { code })
    if (code === 'INTERNAL')
      log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'graph defect')
    return new GraphQLError(error.message.slice(0, LONGEST_MESSAGE), {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { ...error.extensions, code, requestId },
    })
  })
  return { ...result, errors }
}

/** Refuses what a foreign site could make a browser send. */
export class CsrfHeaderMissing extends CodedError {
  constructor() {
    super('A mutation with a cookie needs the header x-csrf: 1.', 'FORBIDDEN')
  }
}
