import { setTimeout as pause } from 'node:timers/promises'
import fetch from 'node-fetch'
import type { Log } from '../../runtime/logger.ts'

const PAUSE_MS = 50
const TIMEOUT_MS = 2_500

/**
 * Resolves once the v2 service is ready. Only a start waits for it: in a later outage a web server serves on what it has
 * cached, and must stay in its balancer.
 */
export async function waitForService(v2Url: string, log: Pick<Log, 'info'>): Promise<void> {
  if (await isReady(v2Url)) return
  log.info({ v2: new URL(v2Url).host }, 'waiting for the v2 service')
  do await pause(PAUSE_MS)
  while (!(await isReady(v2Url)))
}

/** A service that has no path for this is ready as soon as it answers. */
async function isReady(v2Url: string): Promise<boolean> {
  try {
    const response = await fetch(`${v2Url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}
