import { createServer, request as sendRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The faults that a response can meet on its way. */
export const FAULTS = ['slow', 'refused', 'reset', 'status 500', 'wrong type', 'truncated', 'silence'] as const
export type Fault = (typeof FAULTS)[number]
/** A fault, or an answer that the service itself did not give. */
export type Interference = Fault | { status: number; body: object }

type Choose = (address: string, method: string) => Interference | undefined

const SLOW_MS = 300

/** Stands before a v2 service and does to its answers what `choose` says; undefined lets one pass. */
export async function startFaultProxy(target: string) {
  let choose: Choose = () => undefined
  /** Of them `ended` are answered or cut off. */
  const counts = { faults: 0, requests: 0, ended: 0 }

  const server = createServer((request, response) => {
    counts.requests += 1
    const fault = choose(request.url ?? '/', request.method ?? 'GET')
    if (fault) counts.faults += 1
    response.on('close', () => (counts.ended += 1))
    // The client may be gone before the response is
    response.on('error', () => {})
    if (fault && fault !== 'slow') return fail(request, response, fault)
    const pass = () => forward(target, request, response)
    if (fault) setTimeout(pass, SLOW_MS)
    else pass()
  })
  // The service's own hint goes along with its answers: no connection may end before that, as if it were a fault
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** The same for every call, or what a function says of each address and method; undefined lets one pass. */
    fail: (how: Interference | undefined | Choose) => {
      choose = typeof how === 'function' ? how : () => how
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function forward(target: string, from: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = from
  const to = sendRequest(target + url, { method, headers }, (head) => {
    response.writeHead(head.statusCode ?? 502, head.headers)
    head.pipe(response)
  })
  to.on('error', () => from.socket.destroy())
  from.pipe(to)
}

function fail({ socket }: IncomingMessage, response: ServerResponse, fault: Exclude<Interference, 'slow'>): void {
  const json = { 'content-type': 'application/json' }
  if (typeof fault === 'object') {
    response.writeHead(fault.status, json).end(JSON.stringify(fault.body))
    return
  }
  switch (fault) {
    case 'silence':
      return
    case 'refused':
      socket.resetAndDestroy()
      return
    case 'status 500':
      response.writeHead(500, json).end('{"title":"failed"}')
      return
    case 'wrong type':
      response.writeHead(200, json).end('{"id":{"of":"another kind"},"token":5}')
      return
    case 'truncated':
      response.writeHead(200, json).end('{"id":55,"name":"Sma')
      return
    case 'reset':
      response.writeHead(200, { ...json, 'content-length': 1_000 })
      response.write('{"id":55,"name":"Sma', () => socket.resetAndDestroy())
  }
}
