import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../../runtime/networkOf.ts'
import type { Config } from '../config.ts'
import { CodedError } from '../v2/errors.ts'
import type { Redis } from '../cache/redis.ts'
import type { Viewer } from '../session/viewer.ts'

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

const WINDOW_SECONDS = 60
/** The requesters that are counted in this process's memory; the library's store has no cap. */
const MAX_COUNTERS = 100_000
/**
 * Persisted documents are known, and mostly answered from the cache: they have a bucket of their own, so much larger
 * that the visitors behind one address starve neither each other nor because of a program there.
 */
const PERSISTED_FACTOR = 100

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

/** Consumes points of a bucket. Throws RateLimitExceeded where fewer are left. */
export async function take(consume: Consume, bucket: RateLimitBucket, points: number): Promise<void> {
  const { isAllowed, state } = await consume(bucket, points)
  if (!isAllowed) throw new RateLimitExceeded(points, state)
}

/** Counts in Redis where it is configured and answers, otherwise in this process. */
export function createRateLimiter(redis: Redis | null): Consume {
  const memory = createMemoryLimiter()
  const shared = redis && createRedisLimiter(redis)
  return async (bucket, points) => {
    const { isAllowed, result } = (await shared?.(bucket, points)) ?? (await memory(bucket, points))
    const { remainingPoints: remaining, msBeforeNext } = result
    return { isAllowed, state: { limit: bucket.limit, remaining, resetsInSeconds: Math.ceil(msBeforeNext / 1000) } }
  }
}

/** Counts in this process. Drops the requester that was counted the longest ago when there are too many. */
function createMemoryLimiter() {
  const limiters = limiterByPoints((options) => new RateLimiterMemory(options))
  const limitByName = new Map<string, number>()
  return ({ name, limit }: RateLimitBucket, points: number) => {
    limitByName.delete(name)
    limitByName.set(name, limit)
    const [oldest] = limitByName
    if (oldest && limitByName.size > MAX_COUNTERS) {
      const [droppedName, droppedLimit] = oldest
      limitByName.delete(droppedName)
      void limiters(droppedLimit).delete(droppedName)
    }
    return consumeFrom(limiters(limit), name, points)
  }
}

/** Counts in Redis, for all processes; undefined where it does not answer. */
function createRedisLimiter(redis: Redis) {
  let limiters: ReturnType<typeof limiterByPoints> | undefined
  return ({ name, limit }: RateLimitBucket, points: number) =>
    redis.run((storeClient) => {
      limiters ??= limiterByPoints(
        (options) => new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true }),
      )
      return consumeFrom(limiters(limit), redis.key(`budget:${name}`), points)
    })
}

/** A limiter for each number of points, as a limiter of the library has one for all of its keys. */
function limiterByPoints(
  create: (options: { points: number; duration: number; keyPrefix: string }) => RateLimiterAbstract,
) {
  const limiters = new Map<number, RateLimiterAbstract>()
  return (points: number): RateLimiterAbstract => {
    const limiter = limiters.get(points) ?? create({ points, duration: WINDOW_SECONDS, keyPrefix: '' })
    limiters.set(points, limiter)
    return limiter
  }
}

async function consumeFrom(limiter: RateLimiterAbstract, key: string, points: number) {
  try {
    return { isAllowed: true, result: await limiter.consume(key, points) }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    // The library counts refused points, too
    return { isAllowed: false, result: await limiter.reward(key, points) }
  }
}

/** The requester has too few points left in this minute. */
export class RateLimitExceeded extends CodedError {
  /** Seconds. */
  readonly retryAfter: number

  constructor(points: number, { limit, remaining, resetsInSeconds }: RateLimitState) {
    super(
      `The request costs ${points} points; ${remaining} of ${limit} are left for ${resetsInSeconds} seconds.`,
      'RATE_LIMITED',
      {
        limit: 'budget',
        allowed: remaining,
        actual: points,
        retryAfter: resetsInSeconds,
        http: { spec: true, status: 429, headers: { 'retry-after': String(resetsInSeconds) } },
      },
    )
    this.retryAfter = resetsInSeconds
  }
}
