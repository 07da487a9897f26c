import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { BrotliCompress, Gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** The content encoding of a response; null is none. */
export type Encoding = 'br' | 'gzip' | null

/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024
const TEXT_TYPE = /^(text\/(?!event-stream)|application\/([\w.+-]*\+)?(json|xml)\b|application\/javascript\b)/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The effort for bytes that are sent once: most of the saving for a fraction of the time. */
const ONCE = { brotli: 4, gzip: 4 }
/** The effort for bytes that are cached and sent often. */
const OFTEN = { brotli: 8, gzip: 9 }

/** True if a whole body of this media type and length is worth compressing. Event streams never are. */
export function isCompressible(mediaType: string | undefined, bytes: number): boolean {
  return bytes >= MIN_BYTES && mediaType !== undefined && TEXT_TYPE.test(mediaType)
}

/**
 * The encoding of a response by a request's Accept-Encoding: the one that the client prefers, of equal ones the first of
 * `available`. Null, which is no encoding, also where the client accepts none at all.
 */
export function encodingFor(
  acceptEncoding: string | undefined,
  available: readonly ('br' | 'gzip')[] = ['br', 'gzip'],
): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const encoding = negotiator.encoding([...available, 'identity'], { preferred: available })
  return encoding === 'identity' ? null : (encoding ?? null)
}

/** Compresses a whole body, in a thread of its own. `isCached` spends more time for fewer bytes. */
export async function compress(body: Uint8Array, encoding: 'br' | 'gzip', isCached = false): Promise<Buffer> {
  const effort = isCached ? OFTEN : ONCE
  if (encoding === 'gzip') return toGzip(body, { level: effort.gzip })
  return toBrotli(body, {
    params: { ...brotliParams(effort.brotli), [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}

/** Compresses a body as it comes, in a thread of its own. */
export function compressStream(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  return encoding === 'gzip'
    ? createGzip({ level: ONCE.gzip })
    : createBrotliCompress({ params: brotliParams(ONCE.brotli) })
}

const brotliParams = (quality: number) => ({ [constants.BROTLI_PARAM_QUALITY]: quality })
