import { GraphQLError } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { CodedError } from '../v2/errors.ts'

/** Some messages quote the request, which may have a megabyte. */
const MAX_MESSAGE_LENGTH = 1_000

/** The error as clients may see it: unchanged if it is intended for them, otherwise without any details. */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError && isIntended(error.originalError)) return error
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

function isIntended(original: Error | null | undefined): boolean {
  return original === null || original === undefined || original instanceof GraphQLError
}

/** Adds code and request id to each error, counts it, and logs it if it is unexpected. */
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
    return new GraphQLError(error.message.slice(0, MAX_MESSAGE_LENGTH), {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { ...error.extensions, code, requestId },
    })
  })
  return { ...result, errors }
}

/** A foreign site could have made a browser send the mutation with its user's cookie. */
export class CsrfHeaderMissing extends CodedError {
  constructor() {
    super('A mutation with a cookie needs the header x-csrf: 1.', 'FORBIDDEN')
  }
}
