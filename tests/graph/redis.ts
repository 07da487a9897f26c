import { acceptsConnections } from '../fixtures/redisServer.ts'

/** The Redis that the tests may write to. */
export const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

/** True if it answers; warns that its tests are skipped where not, and throws in CI. */
export async function hasRedis(): Promise<boolean> {
  const { hostname, port } = new URL(REDIS_URL)
  if (await acceptsConnections(hostname, Number(port || 6379))) return true
  const missing = `no Redis answers at ${hostname}:${port || 6379} (REDIS_URL names one)`
  if (process.env.CI) throw new Error(missing)
  console.warn(`SKIPPED the tests with Redis: ${missing}`)
  return false
}
