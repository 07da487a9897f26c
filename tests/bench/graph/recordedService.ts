import { createServer } from 'node:http'
import { bodyOf, type Recording } from './recording.ts'

// In the place of the v2 service: answers what was recorded, for whichever caterer is asked, and does nothing else.
let recording: Recording = {}

const server = createServer((request, response) => {
  const address = request.url ?? ''
  const [, cater] = /^\/api\/v2\/(?:page-by-url\/%2Fk|caters-public\/|caters\/)(\d+)/.exec(address) ?? []
  const recorded = recording[cater ? address.replace(cater, '*') : address]
  if (!recorded) return void response.writeHead(404).end()
  const body = Buffer.from(bodyOf(recorded, Number(cater ?? 0)))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
  response.writeHead(200, { ...headers, ...recorded.headers }).end(body)
})

// No side's connections end while another is measured
server.keepAliveTimeout = 600_000
process.on('message', (given: Recording) => {
  recording = given
  process.send?.('recorded')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
