import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

/** A picture may have to be made first, and to wait until those are that were asked for before it. */
const TIMEOUT_MS = 30_000

interface ImageRequest {
  caterId: string
  name: string
  width: string | null
  headers: Readonly<Record<string, string>>
  /** Aborts once nobody waits for it any more. */
  signal: AbortSignal
}

/** Every v2 call about images. */
export const imagesApi = (http: Http) => ({
  /** An image in the width and format that the service chooses by `width` and the Accept header. */
  open: ({ caterId, name, width, headers, signal }: ImageRequest) => {
    const address = withQuery(path`/api/caters/images/${caterId}/${name}`, { w: width })
    return http.open(address, { headers, signal, timeoutMs: TIMEOUT_MS })
  },
})
