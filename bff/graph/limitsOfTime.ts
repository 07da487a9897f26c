import type { ExecutionArgs } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { FORM_DEADLINE_MS } from '../v2/form.ts'
import type { Context } from './context.ts'
import { LIMITS, QueryTooComplex } from './limits.ts'

/** Ends what takes too long: nothing more is asked of the v2 service for it. What it is asked already has a deadline. */
export const useTimeLimit = (): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const { request } = args.contextValue as unknown as { request: Request }
    // Files take their time on the way to the service, which has a limit of its own
    const hasFiles = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
    const allowedMs = LIMITS.executionMs + (hasFiles ? FORM_DEADLINE_MS : 0)
    setExecuteFn(async (given: ExecutionArgs) => {
      const start = performance.now()
      const deadline = new AbortController()
      const timer = setTimeout(
        () => deadline.abort(new QueryTooComplex('executionMs', Math.round(performance.now() - start))),
        allowedMs,
      )
      try {
        return await executeFn({ ...given, signal: deadline.signal } as ExecutionArgs)
      } finally {
        clearTimeout(timer)
      }
    })
  },
})
