import type { IncomingMessage } from 'node:http'

/** What is asked with a persisted document, as far as is known before the document is. */
export interface PersistedQuery {
  /** That of the document. */
  id: string
  operationName: string | null
  variables: Record<string, unknown>
}

/** Largest body of one, in bytes: an id and a few variables. What visitors ask with is kept for a while. */
const LARGEST = 4096
/** What is answered as JSON: clients that take application/graphql-response+json are told errors by the status, too. */
const ACCEPTED: ReadonlySet<string | undefined> = new Set([undefined, '*/*', 'application/json'])

/** Whether a request may be one by its head. */
export function mayBePersistedQuery({ method, headers }: IncomingMessage): boolean {
  const size = Number(headers['content-length'])
  return method === 'POST' && ACCEPTED.has(headers.accept) && size > 0 && size <= LARGEST
}

/** Null for a body that names no persisted document, or has more to it, or is large. */
export function readPersistedQuery(body: string): PersistedQuery | null {
  const asked = body.length > LARGEST ? undefined : readJson(body)
  if (!isObject(asked)) return null
  const { doc_id: id, operationName: name, variables: given, ...others } = asked
  const [operationName, variables] = [name ?? null, given ?? {}]
  if (typeof id !== 'string' || !isObject(variables) || Object.keys(others).length > 0) return null
  if (operationName !== null && typeof operationName !== 'string') return null
  return { id, operationName, variables }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
