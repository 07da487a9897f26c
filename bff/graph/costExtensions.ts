import { LIMITS } from './limits.ts'
import type { RateLimitBucket, RateLimitState } from './rateLimits.ts'

/** The cost of an operation, and the bucket that it was taken from. */
export interface Cost {
  /** About one for each field of the response. */
  complexity: number
  /** The points that it was taken for: see prices.ts. */
  points: number
  bucket: RateLimitBucket
  state: RateLimitState
}

/** The cost, and the points that were taken and are left, for the extensions of the response. */
export function costExtensions({ complexity, points, state }: Cost) {
  return { cost: { complexity, limit: LIMITS.complexity, budget: { points, ...state } } }
}

/** The same in headers (RFC draft 'RateLimit header fields for HTTP'). */
export function rateLimitHeaders({ bucket, state }: Cost): Record<string, string> {
  const { limit, remaining, resetsInSeconds } = state
  return {
    'ratelimit-policy': `"${bucket.kind}";q=${limit};w=60`,
    ratelimit: `"${bucket.kind}";r=${remaining};t=${resetsInSeconds}`,
  }
}
