import type { Config } from '../config.ts'
import { LruMap } from '../lru.ts'
import { CodedError } from '../v2/errors.ts'
import type { Redis } from '../v2/redis.ts'
import type { Viewer } from '../viewer.ts'
import { networkOf } from './rateLimitNetworks.ts'
import { spendInRedis } from './redisRateLimits.ts'

/** Points that a requester may spend in a minute. */
export interface RateLimitBucket {
  /** The policy's name in the headers. */
  kind: 'address' | 'user' | 'web'
  /** The key: whose points they are. */
  name: string
  /** Points a minute. */
  limit: number
}

/** The points that are left in a bucket. */
export interface RateLimitState {
  limit: number
  remaining: number
  resetsInSeconds: number
}

/** Consumes points of a bucket. More than are left are not allowed, and none of them is consumed. */
export type Consume = (
  bucket: RateLimitBucket,
  points: number,
) => Promise<{ isAllowed: boolean; state: RateLimitState }>

const WINDOW_MS = 60_000
/**
 * Persisted documents are known, and mostly answered from the cache: they have a bucket of their own, so much larger
 * that the visitors behind one address starve neither each other nor because of a program there.
 */
const PERSISTED_FACTOR = 100
const MAX_BUCKETS = 50_000

/** The bucket that pays for an operation: that of the user, or of a visitor's network. */
export function bucketFor(
  config: Config,
  viewer: Viewer | null,
  address: string | null,
  isPersisted: boolean,
): RateLimitBucket {
  const kind = viewer ? 'user' : 'address'
  const name = `${kind}:${viewer ? viewer.userId : networkOf(address)}`
  const limit = viewer ? config.budgetUser : config.budgetAnonymous
  return isPersisted ? { kind: 'web', name: `web:${name}`, limit: limit * PERSISTED_FACTOR } : { kind, name, limit }
}

/** Counts in Redis where it is configured and answers, otherwise in this process. */
export function createRateLimiter(redis: Redis | null): Consume {
  const consumeLocally = createLocalBuckets()
  return async (bucket, points) => {
    const { isEnough, used, leftMs } =
      (redis && (await spendInRedis(redis, bucket, points, WINDOW_MS))) ?? consumeLocally(bucket, points)
    const remaining = Math.max(bucket.limit - used, 0)
    return {
      isAllowed: isEnough,
      state: { limit: bucket.limit, remaining, resetsInSeconds: Math.ceil(leftMs / 1000) },
    }
  }
}

function createLocalBuckets() {
  const buckets = new LruMap<string, { used: number; endsAt: number }>(MAX_BUCKETS)
  return ({ name, limit }: RateLimitBucket, points: number) => {
    const now = Date.now()
    const before = buckets.get(name)
    const bucket = before && before.endsAt > now ? before : { used: 0, endsAt: now + WINDOW_MS }
    if (bucket !== before) buckets.set(name, bucket)
    const isEnough = bucket.used + points <= limit
    if (isEnough) bucket.used += points
    return { isEnough, used: bucket.used, leftMs: bucket.endsAt - now }
  }
}

/** The requester has too few points left in this minute. */
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
