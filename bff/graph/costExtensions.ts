import type { Budget, Purse } from './rateLimits.ts'
import { LIMITS } from './limits.ts'

/** What the extensions of an answer tell: what it cost in points, and what is left. */
export function costTold(complexity: number, budget: Budget) {
  return { complexity, limit: LIMITS.complexity, budget }
}

/** The same for whoever reads headers only. */
export function budgetHeaders({ kind }: Purse, { limit, remaining, resetsInSeconds }: Budget): Record<string, string> {
  return {
    'ratelimit-policy': `"${kind}";q=${limit};w=60`,
    ratelimit: `"${kind}";r=${remaining};t=${resetsInSeconds}`,
  }
}
