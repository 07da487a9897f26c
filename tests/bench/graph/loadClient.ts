import { connect, type Socket } from 'node:net'

/** The result of a load. */
export interface Load {
  answers: number
  /** Answers a second. */
  rate: number
  /** Milliseconds within which half, and 99 of 100, were answered. */
  p50: number
  p99: number
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** A POST of JSON over HTTP/1.1 as it goes over the wire. */
export function postRequest(body: object, headers: Record<string, string> = {}): Buffer {
  const bytes = Buffer.from(JSON.stringify(body))
  const all = {
    host: 'localhost',
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': String(bytes.length),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`POST /graphql HTTP/1.1\r\n${lines.join('')}\r\n`), bytes])
}

/** A GET over HTTP/1.1 as it goes over the wire. */
export function getRequest(path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/**
 * Sends requests for so long over so many connections, each the next when it has its answer. By sockets, as a client
 * that costs more than the server would make all servers alike.
 */
export async function load(port: number, next: () => Buffer, ms: number, connections: number): Promise<Load> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      try {
        while (performance.now() - start < ms) {
          const begun = performance.now()
          await exchange(socket, next())
          times.push(performance.now() - begun)
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { answers: times.length, rate: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

/** Sends a request, and waits until its answer is there whole; it must be 200. */
function exchange(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let left: number | undefined
    const onData = (chunk: Buffer) => {
      if (left === undefined) {
        const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4).toString('latin1')
        if (!head.startsWith('HTTP/1.1 200')) return end(new Error(head || 'The head came in pieces'))
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
        left = length === undefined ? Number.POSITIVE_INFINITY : Number(length) + head.length
      }
      left -= chunk.length
      if (left <= 0 || (left === Number.POSITIVE_INFINITY && chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)))
        end()
    }
    const end = (error?: Error) => {
      socket.off('data', onData).off('error', end).off('close', onClose)
      if (error) reject(error)
      else resolve()
    }
    const onClose = () => end(new Error('The connection was closed'))
    socket.on('data', onData).on('error', end).on('close', onClose)
    socket.write(bytes)
  })
}
