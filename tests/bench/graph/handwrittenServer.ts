import { Agent, createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import fetch from 'node-fetch'
import { request as undiciRequest, Agent as UndiciAgent } from 'undici'
import { answers, type Read } from './handwritten.ts'

// The comparison's second: a process of its own, in which each question is answered by hand, with one of two clients.
const [service = '', client] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const dispatcher = new UndiciAgent({ connections: 128 })

const headersOf = (token?: string) => ({
  accept: 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

const CLIENTS: Record<string, Read> = {
  async 'node-fetch'(path, token) {
    const response = await fetch(`${service}/api/v2${path}`, { agent, headers: headersOf(token) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return { json: JSON.parse(await response.text()), total: response.headers.get('x-total-count') }
  },
  async undici(path, token) {
    const response = await undiciRequest(`${service}/api/v2${path}`, { dispatcher, headers: headersOf(token) })
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
    return { json: JSON.parse(await response.body.text()), total: String(response.headers['x-total-count'] ?? '') }
  },
}
const read = CLIENTS[client ?? '']
if (!read) throw new Error(`There is no client named ${client}`)

const server = createServer(async (request, response) => {
  const { doc_id, variables } = JSON.parse(await textOf(request)) as { doc_id: keyof typeof answers; variables: object }
  const token = request.headers.authorization?.slice('Bearer '.length)
  const body = Buffer.from(JSON.stringify({ data: await answers[doc_id](read, variables, token) }))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
