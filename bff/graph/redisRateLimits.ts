import type { Redis } from '../v2/redis.ts'
import type { RateLimitBucket } from './rateLimits.ts'

// In one step, so that two processes cannot both spend the last of it
const SPEND = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = redis.call('PTTL', KEYS[1])
if left <= 0 then used = 0 left = tonumber(ARGV[3]) end
if used + tonumber(ARGV[1]) > tonumber(ARGV[2]) then return {0, used, left} end
redis.call('SET', KEYS[1], used + tonumber(ARGV[1]), 'PX', left)
return {1, used + tonumber(ARGV[1]), left}`

/** Spends from a purse that all processes share; undefined where Redis does not answer. */
export async function spendInRedis(redis: Redis, { name, limit }: RateLimitBucket, points: number, windowMs: number) {
  const answer = await redis.run((client) =>
    client.eval(SPEND, {
      keys: [redis.key(`budget:${name}`)],
      arguments: [points, limit, windowMs].map(String),
    }),
  )
  const [isEnough, used, leftMs] = Array.isArray(answer) ? answer.map(Number) : []
  return used === undefined || leftMs === undefined ? undefined : { isEnough: isEnough === 1, used, leftMs }
}
