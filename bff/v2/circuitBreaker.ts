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

/** The caller aborted the call, which says nothing about the service. */
export class CallAborted extends UpstreamUnavailable {}

// With the trial's timeout this stays below five seconds, in which a service that has recovered is used again
const HALF_OPEN_AFTER_MS = 2_000
/** Seconds for Retry-After of what fails with the service: a circuit that has opened lets no call through before. */
export const RETRY_AFTER_SECONDS = HALF_OPEN_AFTER_MS / 1_000
/** The timeout of the trial call of a half-open circuit, in ms. */
export const TRIAL_TIMEOUT_MS = 2_000
/** The circuit opens once more than half of an endpoint's last ten calls failed, and at least four were made. */
const SAMPLE = { size: 10, minimumNumberOfCalls: 4, threshold: 0.5 }

/**
 * Creates a circuit breaker for each endpoint. An open circuit throws UpstreamUnavailable at once; half-open, it lets one
 * call through, with `isTrial` set. Only UpstreamUnavailable counts as a failure.
 */
export function createCircuitBreakers(log: Log, metrics: Metrics) {
  const breakers = new Map<string, CircuitBreakerPolicy>()

  const breakerFor = (endpoint: string): CircuitBreakerPolicy => {
    const existing = breakers.get(endpoint)
    if (existing) return existing
    const isFailure = (error: Error) => error instanceof UpstreamUnavailable && !(error instanceof CallAborted)
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: HALF_OPEN_AFTER_MS,
      breaker: new CountBreaker(SAMPLE),
    })
    breaker.onBreak(() => {
      metrics.count('bff_upstream_circuit_opened_total', { endpoint })
      log.warn({ upstream: endpoint }, 'circuit opened')
    })
    breaker.onReset(() => log.info({ upstream: endpoint }, 'circuit closed'))
    breakers.set(endpoint, breaker)
    return breaker
  }

  return async <Result>(endpoint: string, call: (isTrial: boolean) => Promise<Result>): Promise<Result> => {
    const breaker = breakerFor(endpoint)
    try {
      return await breaker.execute(() => call(breaker.state !== CircuitState.Closed))
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new UpstreamUnavailable() : error
    }
  }
}
