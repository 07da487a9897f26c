import type { ExecutionResult } from 'graphql'
import type { Log } from '../../runtime/logger.ts'
import { networkOf } from '../../runtime/networkOf.ts'
import { logSecurity } from '../../runtime/securityLog.ts'
import type { Caller } from '../http/caller.ts'
import type { Viewer } from '../session/viewer.ts'

const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'TOO_MANY_LISTENERS'])

/** Tells the log of security which refusals an operation met, by the codes of its errors. */
export function logRefusals(
  log: Log,
  { errors = [] }: ExecutionResult,
  { caller, viewer }: { caller: Caller; viewer?: Viewer | null },
): void {
  const codes = new Set(errors.map(({ extensions }) => String(extensions.code)).filter((code) => REFUSALS.has(code)))
  if (codes.size === 0) return
  const { requestId, address } = caller
  logSecurity(log, {
    action: 'refused',
    userId: viewer?.userId ?? null,
    network: networkOf(address),
    requestId,
    codes: [...codes],
  })
}
