import type { RateLimitState, RateLimitBucket } from './rateLimits.ts'
import { LIMITS } from './limits.ts'

/** What the extensions of an answer tell: what it cost in points, and what is left. */
export function costExtensions(complexity: number, budget: RateLimitState) {
  return { complexity, limit: LIMITS.complexity, budget }
}

/** The same for whoever reads headers only. */
export function rateLimitHeaders(
  { kind }: RateLimitBucket,
  { limit, remaining, resetsInSeconds }: RateLimitState,
): Record<string, string> {
  return {
    'ratelimit-policy': `"${kind}";q=${limit};w=60`,
    ratelimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  }
}
