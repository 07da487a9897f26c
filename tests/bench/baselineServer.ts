import { createServer } from 'node:http'

// The floor of the comparison: a process of its own that serves fixed bytes by node:http and does nothing else.
const bodies = new Map<string, Buffer>()

const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '')
  request.resume()
  request.on('end', () => {
    response.writeHead(body ? 200 : 404, { 'content-length': body?.length ?? 0 })
    response.end(body)
  })
})

process.on('message', ({ path, body }: { path: string; body: string }) => {
  bodies.set(path, Buffer.from(body))
  process.send?.('kept')
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
