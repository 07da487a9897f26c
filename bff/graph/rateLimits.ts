import type { Config } from '../config.ts'
import { LruMap } from '../lru.ts'
import type { Viewer } from '../viewer.ts'
import { CodedError } from '../v2/errors.ts'
import type { Redis } from '../v2/redis.ts'
import { networkOf } from './rateLimitNetworks.ts'
import { spendInRedis } from './redisRateLimits.ts'

/** From what an operation is paid. */
export interface RateLimitBucket {
  /** What headers call it. */
  kind: 'address' | 'user' | 'web'
  /** Whose it is. */
  name: string
  /** Points in a minute. */
  limit: number
}

/** What is left of a purse. */
export interface RateLimitState {
  limit: number
  remaining: number
  /** Until all of it is there again. */
  resetsInSeconds: number
}

/** What came of spending from a purse; what is too much is not spent. */
interface Spent {
  isEnough: boolean
  budget: RateLimitState
}

/** Spends points from a purse. */
export type Consume = (purse: RateLimitBucket, points: number) => Promise<Spent>

const WINDOW_MS = 60_000
/**
 * The web's own documents are known, and mostly answered from what is kept: they have a purse of their own, so much
 * larger, that the visitors behind one address neither starve each other nor are starved by a program there.
 */
const WEB_FACTOR = 100
const MOST_PURSES = 50_000

/** The purse of who asks. */
export function bucketFor(
  config: Config,
  viewer: Viewer | null,
  address: string | null,
  isPersisted: boolean,
): RateLimitBucket {
  const kind = viewer ? 'user' : 'address'
  const name = `${kind}:${viewer ? viewer.userId : networkOf(address)}`
  const limit = viewer ? config.budgetUser : config.budgetAnonymous
  return isPersisted ? { kind: 'web', name: `web:${name}`, limit: limit * WEB_FACTOR } : { kind, name, limit }
}

/** Budgets by the minute, in Redis where there is one that answers, else in this process. */
export function createRateLimiter(redis: Redis | null): Consume {
  const spendHere = createLocalBudgets()
  return async (purse, points) => {
    const { isEnough, used, leftMs } =
      (redis && (await spendInRedis(redis, purse, points, WINDOW_MS))) ?? spendHere(purse, points)
    const remaining = Math.max(purse.limit - used, 0)
    return { isEnough, budget: { limit: purse.limit, remaining, resetsInSeconds: Math.ceil(leftMs / 1000) } }
  }
}

function createLocalBudgets() {
  const purses = new LruMap<string, { used: number; endsAt: number }>(MOST_PURSES)
  return ({ name, limit }: RateLimitBucket, points: number) => {
    const now = Date.now()
    const before = purses.get(name)
    const purse = before && before.endsAt > now ? before : { used: 0, endsAt: now + WINDOW_MS }
    if (purse !== before) purses.set(name, purse)
    const isEnough = purse.used + points <= limit
    if (isEnough) purse.used += points
    return { isEnough, used: purse.used, leftMs: purse.endsAt - now }
  }
}

/** Whoever asks has spent what there is for a minute. */
export class RateLimitExceeded extends CodedError {
  constructor(complexity: number, { limit, remaining, resetsInSeconds }: RateLimitState) {
    super(
      `The query costs ${complexity} points; ${remaining} of ${limit} are left for ${resetsInSeconds} seconds.`,
      'RATE_LIMITED',
      {
        limit: 'budget',
        allowed: remaining,
        actual: complexity,
        retryAfter: resetsInSeconds,
        http: { spec: true, status: 429, headers: { 'retry-after': String(resetsInSeconds) } },
      },
    )
  }
}
