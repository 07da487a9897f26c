import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isRequestId } from '../../contract/requestId.ts'

/** The client as the network identifies it, behind the trusted proxies. */
export interface Caller {
  requestId: string
  /** The client's address; null where it is unknown. */
  address: string | null
  isHttps: boolean
}

/** The caller of a request. `trustProxy` is the number of proxies whose X-Forwarded-* headers are trusted. */
export function identifyCaller(request: IncomingMessage, trustProxy: number): Caller {
  return {
    requestId: requestIdOf(request),
    address: addressOf(request, trustProxy),
    isHttps: isHttps(request, trustProxy),
  }
}

/** True if the client speaks https with the last of the trusted proxies. */
export function isHttps({ headers }: IncomingMessage, trustProxy: number): boolean {
  return trustProxy > 0 && lastOf(headers['x-forwarded-proto']) === 'https'
}

/** The request's id in logs: that of the client, or a new one, which is added to the request. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const known = headers['x-request-id']
  if (isRequestId(known)) return known
  const created = randomUUID()
  headers['x-request-id'] = created
  return created
}

function addressOf(request: IncomingMessage, trustProxy: number): string | null {
  const socket = request.socket.remoteAddress ?? null
  if (trustProxy === 0) return socket
  // Each proxy appends the address that called it; what stands before may be forged
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
