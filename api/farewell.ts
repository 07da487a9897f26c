import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { App } from './http/fastifyApp.ts'

/** How long a service that is told to end still takes what comes: its callers may not have heard of it yet. */
const FAREWELL_MS = 300
/** Then it ends as soon as nothing has come for a moment, or after this at the latest. */
const LONGEST_FAREWELL_MS = 2_000
const MOMENT_MS = 50

/**
 * Lets a service that closes answer what comes in a short while, each answer as the last of its connection, so that no
 * request is under way when it stops to listen. Answers whether it closes.
 */
export function addFarewell(app: App): () => boolean {
  let isEnding = false
  let lastCame = 0
  app.addHook('onRequest', async () => {
    lastCame = performance.now()
  })
  app.addHook('preClose', async () => {
    isEnding = true
    if (!app.server.listening) return
    const latest = performance.now() + LONGEST_FAREWELL_MS
    await pause(FAREWELL_MS)
    do {
      await pause(MOMENT_MS)
      // What has come meanwhile, and was not read yet, counts
      await nextTurn()
    } while (performance.now() < Math.min(latest, lastCame + MOMENT_MS))
  })
  return () => isEnding
}
