import { setTimeout as pause } from 'node:timers/promises'
import fetch from 'node-fetch'
import type { Log } from '../../runtime/logger.ts'

const PAUSE_MS = 50
const TIMEOUT_MS = 2_500
/** A service that starts beside this process takes less; a longer wait is logged. */
const USUAL_MS = 30_000

/**
 * Resolves once the v2 service is ready. Only a start waits for it: in a later outage a web server serves on what it has
 * cached, and must stay in its balancer.
 */
export async function waitForService(v2Url: string, log: Pick<Log, 'warn'>): Promise<void> {
  const since = Date.now()
  let isLogged = false
  for (;;) {
    const reason = await reasonNotReady(v2Url)
    if (reason === null) return
    if (!isLogged && Date.now() - since >= USUAL_MS) {
      log.warn({ v2: new URL(v2Url).host, reason }, 'still waiting for the v2 service')
      isLogged = true
    }
    await pause(PAUSE_MS)
  }
}

/** Null if it is ready. A service that has no path for this is so as soon as it answers. */
async function reasonNotReady(v2Url: string): Promise<string | null> {
  try {
    const response = await fetch(`${v2Url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    return response.status < 500 ? null : `status ${response.status}`
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return code ?? name
  }
}
