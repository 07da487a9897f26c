import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Time for which a server that shuts down still accepts requests, since load balancers and clients notice late. */
export const DRAIN_MS = 300
/** Then it stops as soon as no request has come for QUIET_MS, or after this long in any case. */
const MAX_DRAIN_MS = 5_000
/** Longer than a busy process takes for a request: those behind it have arrived and are not read yet. */
const QUIET_MS = 250
const POLL_MS = 50
/** Requests that take longer are aborted. Less than the 10 s after which the start script kills a server. */
const SHUTDOWN_TIMEOUT_MS = 9_000

export interface GracefulShutdown {
  isShuttingDown: () => boolean
  /**
   * Answers what comes within DRAIN_MS, each response as the last of its connection, so that no request is under way
   * when the server stops listening. Event streams end with it: their clients reconnect elsewhere.
   */
  drain: () => Promise<void>
}

/** Tracks the responses of a server, so that it can shut down without losing a request that it has accepted. */
export function createGracefulShutdown(server: Server): GracefulShutdown {
  const open = new Set<ServerResponse>()
  let isShuttingDown = false
  let lastRequestAt = 0
  // Before the listeners that respond
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastRequestAt = performance.now()
    if (isShuttingDown) closeConnectionAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })

  return {
    isShuttingDown: () => isShuttingDown,
    async drain() {
      isShuttingDown = true
      if (!server.listening) return
      for (const response of open) closeConnectionAfter(response)
      const latest = performance.now() + MAX_DRAIN_MS
      await pause(DRAIN_MS)
      do {
        await pause(POLL_MS)
        // Requests that have arrived and were not read yet count too
        await nextTurn()
      } while (performance.now() < Math.min(latest, lastRequestAt + QUIET_MS))
      for (const response of open) if (isEventStream(response)) response.destroy()
    },
  }
}

/** Stops listening and resolves when all connections have ended; those that idle are closed. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const closing = setInterval(() => server.closeIdleConnections(), POLL_MS)
  await closed.finally(() => clearInterval(closing))
}

/**
 * Shuts the process down once, at the first SIGINT or SIGTERM. Later signals change nothing: Ctrl+C reaches the servers
 * both from the terminal and from the script that has started them. Exits with 1 when it fails or takes too long.
 */
export function shutDownOnSignals(
  shutDown: () => Promise<void>,
  log: { error: (details: object, text: string) => void },
) {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    setTimeout(() => {
      log.error({ timeoutMs: SHUTDOWN_TIMEOUT_MS }, 'shutdown timed out')
      process.exit(1)
    }, SHUTDOWN_TIMEOUT_MS).unref()
    shutDown().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', start)
  process.on('SIGINT', start)
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

const isEventStream = ({ req }: ServerResponse) => req.headers.accept?.includes('text/event-stream') ?? false
