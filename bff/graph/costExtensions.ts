import { LIMITS } from './limits.ts'
import type { RateLimitBucket, RateLimitState } from './rateLimits.ts'

/** The cost of an operation, and the bucket that it was taken from. */
export interface Cost {
  /** Points. */
  complexity: number
  bucket: RateLimitBucket
  state: RateLimitState
}

/** The cost, and the points that are left, for the extensions of the response. */
export function costExtensions({ complexity, state }: Cost) {
  return { cost: { complexity, limit: LIMITS.complexity, budget: state } }
}

/** The same in headers (RFC draft 'RateLimit header fields for HTTP'). */
export function rateLimitHeaders({ bucket, state }: Cost): Record<string, string> {
  const { limit, remaining, resetsInSeconds } = state
  return {
    'ratelimit-policy': `"${bucket.kind}";q=${limit};w=60`,
    ratelimit: `"${bucket.kind}";r=${remaining};t=${resetsInSeconds}`,
  }
}
