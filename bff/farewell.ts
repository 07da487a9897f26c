import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** How long a server that is told to end still takes what comes: its callers may not have heard of it yet. */
const FAREWELL_MS = 300
/** Then it ends as soon as nothing has come for a moment, or after this at the latest. */
const LONGEST_FAREWELL_MS = 2_000
const MOMENT_MS = 50

/** What ends a server without losing a request that it has taken. */
export function createFarewell(server: Server) {
  const open = new Set<ServerResponse>()
  let isEnding = false
  let lastCame = 0
  // Before those who answer
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastCame = performance.now()
    if (isEnding) endsConnection(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })

  const untilQuiet = async () => {
    const latest = performance.now() + LONGEST_FAREWELL_MS
    await pause(FAREWELL_MS)
    do {
      await pause(MOMENT_MS)
      // What has come meanwhile, and was not read yet, counts
      await nextTurn()
    } while (performance.now() < Math.min(latest, lastCame + MOMENT_MS))
  }

  return {
    isEnding: () => isEnding,
    /** Answers what has come and what comes in a short while, each as the last of its connection, then all is closed. */
    async end(): Promise<void> {
      isEnding = true
      for (const response of open) endsConnection(response)
      await untilQuiet()
      // They would go on for ever: whoever follows begins anew elsewhere, and misses nothing
      for (const response of open) if (isStream(response)) response.destroy()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const closing = setInterval(() => server.closeIdleConnections(), MOMENT_MS)
      await closed.finally(() => clearInterval(closing))
    },
  }
}

function endsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const isStream = ({ req }: ServerResponse) => req.headers.accept?.includes('text/event-stream') ?? false
