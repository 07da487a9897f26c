import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './fastifyApp.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A text that differs whenever the route's body may differ for the same requester, and costs less to read. */
    marker?: (request: FastifyRequest) => Promise<string>
  }
  interface FastifyRequest {
    /** Read before the body, so that it is never newer. Null where no request header needs it. */
    marker: string | null
  }
}

/** The ETag of the body that a requester got from a URL, and the marker that was read before it. */
interface KnownBody {
  marker: string
  etag: string
}

const MAX_KNOWN = 10_000
const MAX_KEY_LENGTH = 200

/** The ETag of a body. */
export const etagOf = (payload: string | Buffer): string =>
  `"${createHash('sha1').update(payload).digest('base64url')}"`

/** Matches If-Match or If-None-Match against an ETag; the header may list several, weak ones too, or be `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, ''))) ?? false

/**
 * Adds an ETag to every 200 of a GET, and responds 304 when the client has that body already. A route with a marker does
 * so without reading the body, where the marker is still that of the body.
 */
export function addEtags(app: App): void {
  const known = new Map<string, KnownBody>()
  const remember = (key: string, body: KnownBody) => {
    known.delete(key)
    known.set(key, body)
    const [oldest] = known.keys()
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  }

  app.decorateRequest('marker', null)
  app.addHook('preHandler', async (request, reply) => {
    const ifNoneMatch = request.headers['if-none-match']
    const { marker: readMarker } = request.routeOptions.config
    if (request.method !== 'GET' || !readMarker || ifNoneMatch === undefined) return
    const marker = await readMarker(request)
    const body = known.get(keyOf(request))
    if (body?.marker === marker && matchesEtag(ifNoneMatch, body.etag)) {
      setHeaders(reply, body.etag)
      return reply.code(304).send()
    }
    request.marker = marker
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const etag = etagOf(payload)
    setHeaders(reply, etag)
    const key = keyOf(request)
    if (request.marker !== null && key.length <= MAX_KEY_LENGTH) remember(key, { marker: request.marker, etag })
    if (!matchesEtag(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}

// A closed caterer's catalogue is for its own people and admins
const keyOf = ({ url, account }: FastifyRequest) => `${account?.role ?? ''} ${account?.caterId ?? ''} ${url}`

function setHeaders(reply: FastifyReply, etag: string): void {
  reply.header('etag', etag)
  reply.header('vary', 'Authorization')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
}
