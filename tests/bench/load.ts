import { Agent, request } from 'node:http'

const CONNECTIONS = 8

/** The target of a load; always over 127.0.0.1, so that no name has to be looked up. */
export interface Target {
  name: string
  port: number
  path: string
  /** A function makes new ones for each request. */
  headers?: Record<string, string> | (() => Record<string, string>)
  /** Sent by POST where there is one. */
  body?: string
  /** Any other status is an error. 200 where left out. */
  status?: number
}

function send(target: Target, agent: Agent): Promise<string> {
  const { port, path, body, status = 200 } = target
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = typeof target.headers === 'function' ? target.headers() : target.headers
    const outgoing = request({ host: '127.0.0.1', port, path, headers, method, agent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        if (incoming.statusCode === status) resolve(Buffer.concat(chunks).toString())
        else reject(new Error(`${path} answered ${incoming.statusCode}`))
      })
    })
    outgoing.on('error', reject).end(body)
  })
}

/** One answer's text. */
export const fetchOnce = (target: Target) => send(target, new Agent())

/** The milliseconds of each of so many answers, one after the other over one connection. */
export async function measureTimes(target: Target, requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let count = 0; count < requests; count++) {
    const start = performance.now()
    await send(target, agent)
    times.push(performance.now() - start)
  }
  agent.destroy()
  return times
}

/** Answers a second over some connections for the given time. */
export async function measureRate(target: Target, ms: number, connections = CONNECTIONS): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  let answers = 0
  const client = async () => {
    while (performance.now() - start < ms) {
      await send(target, agent)
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return answers / seconds
}

/** The middle one. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The value that so large a share of them does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
