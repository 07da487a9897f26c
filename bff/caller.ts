import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isRequestId } from '../contract/requestId.ts'

/** What the connection tells of who calls, past the proxies that are believed. */
export interface Caller {
  requestId: string
  /** The client's address; null where it is not known. */
  address: string | null
  isHttps: boolean
}

/** The caller of a request. `trustProxy` is how many proxies' X-Forwarded-* headers are believed. */
export function identifyCaller(request: IncomingMessage, trustProxy: number): Caller {
  return {
    requestId: requestIdOf(request),
    address: addressOf(request, trustProxy),
    isHttps: trustProxy > 0 && lastOf(request.headers['x-forwarded-proto']) === 'https',
  }
}

/** The id by which logs name a request: what its sender calls it, else a new one, which it then keeps. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  if (isRequestId(given)) return given
  const made = randomUUID()
  headers['x-request-id'] = made
  return made
}

function addressOf(request: IncomingMessage, trustProxy: number): string | null {
  const socket = request.socket.remoteAddress ?? null
  if (trustProxy === 0) return socket
  // Each proxy adds the address it was called from at the end; what stands before may be made up.
  const hops = listOf(request.headers['x-forwarded-for'])
  const claimed = hops.at(-trustProxy) ?? hops[0]
  return claimed !== undefined && isIP(claimed) ? claimed : socket
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return listOf(header).at(-1)
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((text) => text.split(',').map((entry) => entry.trim()))
}
