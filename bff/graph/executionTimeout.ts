import { FORM_TIMEOUT_MS } from '../v2/multipart.ts'
import type { Context } from './context.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'

/**
 * Executes an operation. Throws QueryTooComplex after the timeout: the operation's calls of the v2 service under way have
 * their own timeout, and no more are made. `hasFiles` adds the time that files take on their way to the service.
 */
export async function withTimeout<Result>(
  context: Context,
  hasFiles: boolean,
  executeOperation: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        const error = new QueryTooComplex('executionMs', Math.round(performance.now() - start))
        context.abort(error)
        reject(error)
      },
      LIMITS.executionMs + (hasFiles ? FORM_TIMEOUT_MS : 0),
    )
  })
  try {
    return await Promise.race([executeOperation(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
