import { createServer } from 'node:http'
import { bodyOf, type Recording } from './recording.ts'

// Replaces the v2 service: answers what was recorded, for whichever caterer is requested, and does nothing else.
const delayMs = Number(process.argv[2] ?? 0)
let recording: Recording = {}
let calls = 0

const server = createServer((request, response) => {
  calls++
  const address = request.url ?? ''
  const [, cater] = /^\/api\/v2\/(?:page-by-url\/%2Fk|caters-public\/|caters\/)(\d+)/.exec(address) ?? []
  const recorded = recording[cater ? address.replace(cater, '*') : address]
  if (!recorded) return void response.writeHead(404).end()
  const body = Buffer.from(bodyOf(recorded, Number(cater ?? 0)))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }
  const answer = () => void response.writeHead(200, { ...headers, ...recorded.headers }).end(body)
  if (delayMs > 0) setTimeout(answer, delayMs)
  else answer()
})

// No side's connections end while another is measured
server.keepAliveTimeout = 600_000
// A POST with a recording replaces it; any other request returns the number of calls until now
process.on('message', (given: Recording | 'calls') => {
  if (given !== 'calls') recording = given
  process.send?.(calls)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
