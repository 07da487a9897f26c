import { holdTimers } from '../../runtime/testing/heldTimers.ts'
import { LIMITS } from '../graph/limits.ts'
import { LONG_POLL_SECONDS } from '../orders/orderChanges.ts'
import { RECHECK_MS } from '../orders/orderListeners.ts'
import { FORM_TIMEOUT_MS } from '../v2/multipart.ts'

/**
 * Holds, until the test has finished, the timers of a waiting call, of the check of a listener's rights, and of a mutation
 * without and with files: only orders make the BFF call the service then.
 */
export const holdListenerTimers = (): void => {
  holdTimers(LONG_POLL_SECONDS * 1000, RECHECK_MS, LIMITS.executionMs, LIMITS.executionMs + FORM_TIMEOUT_MS)
}
