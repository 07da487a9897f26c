import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { json } from '../../contract/wire.ts'
import type { PageInfo } from './listPages.ts'
import type { LogPositions } from './logPositions.ts'
import type { Redis } from '../cache/redis.ts'

/** An answer of the v2 service as the processes share it. */
export interface SharedEntry {
  /** The body before parsing; undefined where the service answered 404. */
  json?: unknown
  etag: string | null
  page: PageInfo
  readAt: number
}

/** The result of a read. */
interface Found {
  entry: SharedEntry | undefined
  /** The invalidation marks at the time of the read: an entry is valid while they are the same. */
  marks: string
}

/** The public answers that all processes share. */
export interface SharedEntries {
  /** Resolves to undefined where Redis is unavailable. */
  read: (address: string) => Promise<Found | undefined>
  write: (address: string, entry: SharedEntry, marks: string) => void
  /** Invalidates these addresses in Redis and in the memory of the other processes. */
  invalidate: (changed: readonly string[]) => void
}

/** The time to live of an entry: long, so that it can be revalidated by its ETag and served stale in an outage. */
const TTL_MS = 3_600_000
const StoredEntry = z.object({
  json: z.unknown().optional(),
  etag: z.string().nullable(),
  page: z.object({ next: z.string().nullable(), total: z.number().nullable() }),
  readAt: z.number(),
  marks: z.string(),
})
const StoredText = json(StoredEntry)
const MessageText = json(z.object({ from: z.string(), changed: z.array(z.string()) }))

/**
 * Creates the entries in Redis. Each address and each folder above it has a mark, which an invalidation replaces: an entry
 * whose marks are not the current ones was read before the invalidation, and is not valid. A mark holds the position of the
 * database, too, so that no process reads again what was there before the change. `onInvalidated` runs with the
 * addresses that other processes invalidate, and with '/' where messages may have been missed.
 */
export function createSharedEntries(
  redis: Redis,
  positions: LogPositions,
  onInvalidated: (changed: readonly string[]) => void,
): SharedEntries {
  const self = randomUUID()
  const channel = redis.key('changed')
  const onMessage = (message: string) => {
    const { data } = MessageText.safeParse(message)
    if (data && data.from !== self) onInvalidated(data.changed)
  }
  redis.subscribe(channel, onMessage, () => onInvalidated(['/']))

  return {
    async read(address) {
      const keys = [`entry:${address}`, ...markNames(address).map((name) => `mark:${name}`)].map(redis.key)
      const answer = await redis.run((client) => client.mGet(keys))
      if (!answer) return undefined
      const [text, ...found] = answer
      for (const mark of found) positions.note(mark?.split(' ')[1])
      const marks = found.map((mark) => mark ?? '').join()
      const { data } = StoredText.safeParse(text)
      return { entry: data?.marks === marks ? data : undefined, marks }
    },
    write(address, entry, marks) {
      const text = JSON.stringify({ ...entry, marks } satisfies z.output<typeof StoredEntry>)
      redis.send((client) => client.set(redis.key(`entry:${address}`), text, { PX: TTL_MS }))
    },
    invalidate(changed) {
      redis.send((client) => {
        const commands = client.multi()
        // Longer than any entry, and never the same twice: otherwise an old entry would be valid again
        const mark = `${randomUUID()} ${positions.latest() ?? ''}`
        for (const name of changed) commands.set(redis.key(`mark:${name}`), mark, { PX: 2 * TTL_MS })
        return commands.publish(channel, JSON.stringify({ from: self, changed })).exec()
      })
    },
  }
}

/** The marks of an address: itself without its query, and the folders above it, which end with a slash. */
function markNames(address: string): string[] {
  const itself = address.split('?', 1)[0] ?? ''
  const names = itself.split('/').slice(0, -1)
  return [itself, ...names.map((_name, index) => `${names.slice(0, index + 1).join('/')}/`)]
}
