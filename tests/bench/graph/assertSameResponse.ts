import { isDeepStrictEqual } from 'node:util'

/** A server with the query that it gets. */
interface Target {
  port: number
  operation: object
  headers: Record<string, string>
}

/** Returns the first server's response. Throws where another's data differ: they would not do the same work. */
export async function assertSameResponse(servers: readonly Target[]): Promise<string> {
  const texts: string[] = []
  for (const { port, operation, headers } of servers) {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(operation),
    })
    texts.push(await answer.text())
  }
  const [first = '', ...others] = texts
  const { data, errors } = JSON.parse(first) as { data: unknown; errors?: unknown }
  if (errors) throw new Error(first.slice(0, 1000))
  if (!others.every((text) => isDeepStrictEqual(JSON.parse(text).data, data)))
    throw new Error(`The answers are not the same:\n${texts.map((text) => text.slice(0, 2000)).join('\n')}`)
  return first
}
