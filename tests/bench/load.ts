import { Agent, request } from 'node:http'

const CONNECTIONS = 8

/** What to ask for; always over 127.0.0.1, so that no name has to be looked up. */
export interface Target {
  name: string
  port: number
  path: string
  headers?: Record<string, string>
  /** Sent by POST where there is one. */
  body?: string
}

function ask({ port, path, headers, body }: Target, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method, agent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        if (incoming.statusCode === 200) resolve(Buffer.concat(chunks).toString())
        else reject(new Error(`${path} answered ${incoming.statusCode}`))
      })
    })
    outgoing.on('error', reject).end(body)
  })
}

/** One answer's text. */
export const once = (target: Target) => ask(target, new Agent())

/** Answers a second over some connections for the given time. */
export async function rate(target: Target, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  let answers = 0
  const client = async () => {
    while (performance.now() - start < ms) {
      await ask(target, agent)
      answers++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return answers / seconds
}

/** The middle one. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
