import { createHash } from 'node:crypto'
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { createClient } from 'redis'
import type { Log } from '../../runtime/logger.ts'

type Client = ReturnType<typeof createClient>

/** What the processes of the BFF share. It may be gone at any time: nothing may hang on it. */
export interface Redis {
  /** What a command answers; undefined where Redis does not, soon. */
  run: <Answer>(command: (client: Client) => Promise<Answer>) => Promise<Answer | undefined>
  /** Gives a command that nobody waits for: it may take its time. */
  send: (command: (client: Client) => Promise<unknown>) => void
  /** A name that only processes over the same v2 service use. All such names may stand in one command. */
  key: (name: string) => string
  /** Hears what is published; `onGap` is told when something may have been missed. */
  subscribe: (channel: string, onMessage: (message: string) => void, onGap: () => void) => void
  close: () => void
}

const COMMAND_MS = 100
const CONNECT_MS = 1_000
const PAUSE_MS = 2_000
const SLOWEST_RECONNECT_MS = 2_000

/** Connects in the background, and again whenever the connection breaks. An outage is logged once. */
export function createRedis(url: string, v2Url: string, log: Log): Redis {
  const prefix = createHash('sha1').update(v2Url).digest('hex').slice(0, 12)
  const client: Client = createClient({
    url,
    // What cannot be sent now is of no use later
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (attempt) => Math.min(attempt * 100, SLOWEST_RECONNECT_MS),
    },
  })
  const subscriber = client.duplicate()
  // A Redis that takes commands and does not answer would cost each asker the whole time
  const patience = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(1) }),
    timeout(COMMAND_MS, TimeoutStrategy.Aggressive),
  )
  let isTold = false
  const failed = (error: unknown) => {
    if (isTold) return
    isTold = true
    log.warn({ reason: error instanceof Error ? error.name : typeof error }, 'Redis does not answer')
  }

  client.on('error', failed)
  client.on('ready', () => {
    if (isTold) log.info({}, 'Redis answers again')
    isTold = false
  })
  subscriber.on('error', failed)
  for (const one of [client, subscriber]) one.connect().catch(failed)

  return {
    async run(command) {
      if (!client.isReady) return undefined
      try {
        return await patience.execute(() => command(client))
      } catch (error) {
        failed(error)
        return undefined
      }
    },
    send(command) {
      if (client.isReady) command(client).catch(failed)
    },
    // The braces keep them on one machine of a cluster
    key: (name) => `{kuvert:${prefix}}:${name}`,
    subscribe(channel, onMessage, onGap) {
      subscriber.on('ready', onGap)
      // Kept by the client, which subscribes whenever it is connected
      const begin = () => subscriber.subscribe(channel, onMessage).catch(failed)
      if (subscriber.isReady) void begin()
      else subscriber.once('ready', () => void begin())
    },
    close() {
      for (const one of [client, subscriber]) one.destroy()
    },
  }
}
