import type { IncomingMessage } from 'node:http'
import { LruMap } from '../lru.ts'
import type { Caller } from './caller.ts'

/** Largest body of an operation that may be kept, in bytes: an id and a few variables. */
const LARGEST = 4096

/** Whether a request may have a kept answer by its head: it is nobody's in particular, and small. */
export function isKeepable({ method, headers }: IncomingMessage): boolean {
  const isAnybodys = headers.cookie === undefined && headers.authorization === undefined
  const size = Number(headers['content-length'])
  return method === 'POST' && isAnybodys && size > 0 && size <= LARGEST
}

const MOST_KNOWN = 1_000

/** {@link keyOf} that reads a body once, however often it comes: browsers write the same question the same. */
export function createKeys(): typeof keyOf {
  const known = new LruMap<string, { key: string | null }>(MOST_KNOWN)
  return (body, accept, caller) => {
    const asked = `${caller.isHttps} ${accept} ${body}`
    const before = known.get(asked)
    if (before) return before.key
    const key = keyOf(body, accept, caller)
    known.set(asked, { key })
    return key
  }
}

/**
 * What a persisted operation is called by: all that its answer hangs on where whoever asks is nobody in particular.
 * Null for what is no persisted operation, or has more to it.
 */
function keyOf(body: string, accept: string | undefined, { isHttps }: Caller): string | null {
  const asked = readJson(body)
  if (asked === null || Array.isArray(asked)) return null
  const { doc_id: id, operationName = null, variables = null, ...others } = asked
  if (typeof id !== 'string' || Object.keys(others).length > 0) return null
  return JSON.stringify([id, operationName, sorted(variables), accept, isHttps])
}

function readJson(body: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' ? (json as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

/** The same for all orders of an object's fields. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, one]) => [name, sorted(one)]))
}
