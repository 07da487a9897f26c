import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CountBreaker,
  handleWhen,
} from 'cockatiel'
import type { Log } from '../../runtime/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import { UpstreamUnavailable } from './errors.ts'

/** Nobody waits for the answer any more: tells nothing of the service. */
export class CallAborted extends UpstreamUnavailable {}

// With the trial's deadline these stay below five seconds: so soon is a service used again that has come back.
const HALF_OPEN_AFTER_MS = 2_000
/** How long the one call may take, in ms, that tries whether an endpoint has come back. */
export const TRIAL_TIMEOUT_MS = 2_000
/** An endpoint is let alone once more than half of its last ten calls failed, and at least four were made. */
const SAMPLE = { size: 10, minimumNumberOfCalls: 4, threshold: 0.5 }

/**
 * A circuit breaker for each endpoint. `run` throws UpstreamUnavailable at once while an endpoint is let alone; then
 * one call tries it, which is told so. Only UpstreamUnavailable counts as failure: an answer is an answer.
 */
export function createCircuitBreakers(log: Log, metrics: Metrics) {
  const breakers = new Map<string, CircuitBreakerPolicy>()

  const breakerOf = (endpoint: string): CircuitBreakerPolicy => {
    const known = breakers.get(endpoint)
    if (known) return known
    const isFailure = (error: Error) => error instanceof UpstreamUnavailable && !(error instanceof CallAborted)
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: HALF_OPEN_AFTER_MS,
      breaker: new CountBreaker(SAMPLE),
    })
    breaker.onBreak(() => {
      metrics.count('bff_upstream_circuit_opened_total', { endpoint })
      log.warn({ upstream: endpoint }, 'v2 endpoint is let alone')
    })
    breaker.onReset(() => log.info({ upstream: endpoint }, 'v2 endpoint is used again'))
    breakers.set(endpoint, breaker)
    return breaker
  }

  return async <Answer>(endpoint: string, call: (isTrial: boolean) => Promise<Answer>): Promise<Answer> => {
    const breaker = breakerOf(endpoint)
    try {
      return await breaker.execute(() => call(breaker.state !== CircuitState.Closed))
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new UpstreamUnavailable() : error
    }
  }
}
