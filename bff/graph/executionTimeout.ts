import type { ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { FORM_TIMEOUT_MS } from '../v2/multipart.ts'
import type { Context } from './context.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'

/**
 * Does the work of an operation. Throws QueryTooComplex once it takes too long: then nothing more is asked of the v2
 * service for it; what it is asked already has a deadline. `hasFiles` leaves them their time on the way to the service,
 * which has a limit of its own.
 */
export async function withinTimeLimit<Done>(context: Context, hasFiles: boolean, work: () => Promise<Done>) {
  const start = performance.now()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
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
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Ends what takes too long. */
export const useTimeLimit = (): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const context = args.contextValue as unknown as Context & { request: Request }
    const hasFiles = context.request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
    setExecuteFn((given: ExecutionArgs) => withinTimeLimit(context, hasFiles, async () => executeFn(given)))
  },
})
