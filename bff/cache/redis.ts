import { createHash } from 'node:crypto'
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { createClient } from 'redis'
import type { Log } from '../../runtime/logger.ts'

type Client = ReturnType<typeof createClient>

/** The Redis that the BFF's processes share. It is optional at any time: every use must do without it. */
export interface Redis {
  /** Runs a command. Resolves to undefined where Redis fails or does not answer within 100 ms. */
  run: <Result>(command: (client: Client) => Promise<Result>) => Promise<Result | undefined>
  /** Sends a command without waiting for its answer. */
  send: (command: (client: Client) => Promise<unknown>) => void
  /** Prefixes a key for this v2 service. All such keys may be used in one command. */
  key: (name: string) => string
  /** Subscribes to a channel. `onGap` runs when messages may have been missed. */
  subscribe: (channel: string, onMessage: (message: string) => void, onGap: () => void) => void
  close: () => void
}

const COMMAND_TIMEOUT_MS = 100
const CONNECT_TIMEOUT_MS = 1_000
const HALF_OPEN_AFTER_MS = 2_000
const MAX_RECONNECT_DELAY_MS = 2_000

/** Connects in the background, and again whenever the connection breaks. An outage is logged once. */
export function createRedis(url: string, v2Url: string, log: Log): Redis {
  const prefix = createHash('sha1').update(v2Url).digest('hex').slice(0, 12)
  const client: Client = createClient({
    url,
    // A command that cannot be sent now is of no use later
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS),
    },
  })
  const subscriber = client.duplicate()
  // Without the circuit breaker a Redis that accepts commands but does not answer would cost each request the timeout
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(1) }),
    timeout(COMMAND_TIMEOUT_MS, TimeoutStrategy.Aggressive),
  )
  let isOutageLogged = false
  const onFailure = (error: unknown) => {
    if (isOutageLogged) return
    isOutageLogged = true
    log.warn({ reason: error instanceof Error ? error.name : typeof error }, 'redis unavailable')
  }

  client.on('error', onFailure)
  client.on('ready', () => {
    if (isOutageLogged) log.info({}, 'redis available again')
    isOutageLogged = false
  })
  subscriber.on('error', onFailure)
  for (const connection of [client, subscriber]) connection.connect().catch(onFailure)

  return {
    async run(command) {
      if (!client.isReady) return undefined
      try {
        return await policy.execute(() => command(client))
      } catch (error) {
        onFailure(error)
        return undefined
      }
    },
    send(command) {
      if (client.isReady) command(client).catch(onFailure)
    },
    // The braces are a hash tag: all keys are on one node of a cluster
    key: (name) => `{kuvert:${prefix}}:${name}`,
    subscribe(channel, onMessage, onGap) {
      subscriber.on('ready', onGap)
      // The client subscribes again by itself after a reconnect
      const start = () => subscriber.subscribe(channel, onMessage).catch(onFailure)
      if (subscriber.isReady) void start()
      else subscriber.once('ready', () => void start())
    },
    close() {
      for (const connection of [client, subscriber]) connection.destroy()
    },
  }
}
