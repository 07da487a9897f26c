import { LruMap } from '../../runtime/lru.ts'
import type { Metrics } from '../observability/metrics.ts'
import { UpstreamUnavailable } from '../v2/errors.ts'
import type { Response } from '../v2/http.ts'
import { startTimeout } from '../v2/timeout.ts'

/** A whole picture with the headers that it came with. */
export interface CachedImage {
  status: 200
  headers: Pick<Response['headers'], 'get'>
  body: Buffer
}

/** Opens a picture of the v2 service. */
type Open = (signal: AbortSignal) => Promise<Response>

/** The pictures that this process holds, so that the service, whose bucket may be slow, is asked once for each. */
export interface ImageCache {
  /**
   * Returns the picture with this key, which is opened once for all concurrent requests. What may not be held comes as
   * the service's own answer: its body must be read or destroyed. `disconnected` aborts when the client has gone.
   */
  find: (key: string, open: Open, disconnected: AbortSignal) => Promise<CachedImage | Response>
}

/** Until a picture that is to be held has arrived: each is small, and others may wait for it. */
const LOADING_MS = 60_000
/** A picture of more than this share of the cache would displace too many others. */
const MAX_SHARE = 1 / 32
/** The pictures that are arriving take no more than this share in addition. */
const MAX_LOADING_SHARE = 1 / 4
/** The key and the headers of a picture. */
const ENTRY_BYTES = 1_000

/** Creates a cache of pictures that together have at most `maxBytes`. */
export function createImageCache(maxBytes: number, metrics: Pick<Metrics, 'count' | 'set'>): ImageCache {
  const images = new LruMap<string, CachedImage>(maxBytes, ({ body }) => body.length + ENTRY_BYTES)
  const underWay = new Map<string, Promise<CachedImage | Response>>()
  let loadingBytes = 0
  const count = (from: 'cache' | 'v2') => metrics.count('bff_pictures_total', { from })

  const hasRoom = (bytes: number) =>
    bytes <= maxBytes * MAX_SHARE && loadingBytes + bytes <= maxBytes * MAX_LOADING_SHARE

  const load = async (key: string, open: Open): Promise<CachedImage | Response> => {
    // Not ended with the client: others wait, and the next one has it
    const timeout = startTimeout(LOADING_MS, undefined)
    try {
      count('v2')
      const answer = await open(timeout.signal)
      const bytes = lengthOf(answer)
      if (bytes === null || !isImmutable(answer) || !hasRoom(bytes)) return answer
      loadingBytes += bytes
      const image = await readWhole(answer).finally(() => (loadingBytes -= bytes))
      images.set(key, image)
      metrics.set('bff_picture_cache_bytes', images.size)
      return image
    } finally {
      timeout.clear()
    }
  }

  const start = (key: string, open: Open) => {
    const loading = load(key, open).finally(() => underWay.delete(key))
    underWay.set(key, loading)
    return loading
  }

  return {
    async find(key, open, disconnected) {
      const loading = underWay.get(key)
      const cached = images.get(key) ?? (loading && whereCached(await loading))
      if (cached) {
        count('cache')
        return cached
      }
      if (!loading) return start(key, open)
      // What the others wait for has come and is for one of them alone
      count('v2')
      return open(disconnected)
    },
  }
}

const whereCached = (image: CachedImage | Response) => (isCached(image) ? image : null)

/** True for a picture that is held, false for an answer of the service that is still to be read. */
export const isCached = (image: CachedImage | Response): image is CachedImage => Buffer.isBuffer(image.body)

async function readWhole(answer: Response): Promise<CachedImage> {
  try {
    return { status: 200, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  } catch {
    throw new UpstreamUnavailable()
  }
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length')
  return length === null ? null : Number(length)
}

/** True for a picture that is the same for everybody for as long as its address: another v2 service may have others. */
function isImmutable({ status, headers }: Response): boolean {
  const directives = (headers.get('cache-control') ?? '').split(',').map((directive) => directive.trim().toLowerCase())
  const vary = headers.get('vary')?.toLowerCase() ?? 'accept'
  return status === 200 && directives.includes('public') && directives.includes('immutable') && vary === 'accept'
}
