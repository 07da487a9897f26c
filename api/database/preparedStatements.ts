import type { PoolClient } from 'pg'

/** Stands before a statement that is to be prepared; see executePrepared. */
export const PREPARED = '/* prepared */ '

const names = new Map<string, string>()

/** Makes a client of the pool prepare the statements that are marked so, each under a name of its own. */
export function prepareMarked(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(PREPARED)
      ? query({ name: nameOf(text), text, values })
      : query(text, values, ...rest)) as typeof client.query
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
