import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { json } from '../../contract/wire.ts'
import type { Redis } from './redis.ts'

/** An answer of the v2 service as another process may use it. */
export interface SharedEntry {
  /** The body as it came; undefined where the service said that there is none. */
  json?: unknown
  etag: string | null
  readAt: number
}

/** What was found under an address. */
interface Found {
  entry: SharedEntry | undefined
  /** What was changed last there and above, before anything is read: an entry is of use while this stays. */
  marks: string
}

/** Public answers that all processes share. */
export interface SharedEntries {
  /** Undefined where nothing is shared at the moment. */
  read: (address: string) => Promise<Found | undefined>
  write: (address: string, entry: SharedEntry, marks: string) => void
  /** Ends what is kept of these addresses, here and in the memory of the other processes. */
  invalidate: (changed: readonly string[]) => void
}

/** How long an entry is kept, in ms: to be asked for by its ETag, and for times when the service is down. */
const LIFETIME_MS = 3_600_000
const Kept = z.object({
  json: z.unknown().optional(),
  etag: z.string().nullable(),
  readAt: z.number(),
  marks: z.string(),
})
const KeptText = json(Kept)
const ChangedText = json(z.object({ from: z.string(), changed: z.array(z.string()) }))

/**
 * Public answers in Redis. Beside each address and the folders above it stands a mark, new with each change: an entry
 * whose marks are not those of now was read before a change. `onForgotten` is told what other processes have changed;
 * of '/' where that is not known.
 */
export function createSharedEntries(redis: Redis, onForgotten: (changed: readonly string[]) => void): SharedEntries {
  const self = randomUUID()
  const channel = redis.key('changed')
  const onMessage = (message: string) => {
    const { data } = ChangedText.safeParse(message)
    if (data && data.from !== self) onForgotten(data.changed)
  }
  redis.subscribe(channel, onMessage, () => onForgotten(['/']))

  return {
    async read(address) {
      const keys = [`entry:${address}`, ...markedBy(address).map((one) => `mark:${one}`)].map(redis.key)
      const answer = await redis.run((client) => client.mGet(keys))
      if (!answer) return undefined
      const [text, ...found] = answer
      const marks = found.map((mark) => mark ?? '').join()
      const { data } = KeptText.safeParse(text)
      return { entry: data?.marks === marks ? data : undefined, marks }
    },
    write(address, entry, marks) {
      const text = JSON.stringify({ ...entry, marks } satisfies z.output<typeof Kept>)
      redis.send((client) => client.set(redis.key(`entry:${address}`), text, { PX: LIFETIME_MS }))
    },
    invalidate(changed) {
      redis.send((client) => {
        const commands = client.multi()
        // Longer than any entry lives; never twice the same, or an old entry would be of use again
        for (const one of changed) commands.set(redis.key(`mark:${one}`), randomUUID(), { PX: 2 * LIFETIME_MS })
        return commands.publish(channel, JSON.stringify({ from: self, changed })).exec()
      })
    },
  }
}

/** What a change must name to change an address: itself without its query, or a folder above, which ends with a slash. */
function markedBy(address: string): string[] {
  const itself = address.split('?', 1)[0] ?? ''
  const names = itself.split('/').slice(0, -1)
  return [itself, ...names.map((_name, index) => `${names.slice(0, index + 1).join('/')}/`)]
}
