import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

/** The service may have to resize the picture first, behind others in its queue. */
const TIMEOUT_MS = 30_000

interface ImageRequest {
  caterId: string
  name: string
  width: string | null
  headers: Readonly<Record<string, string>>
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** The v2 calls about images. */
export const imagesApi = (http: Http) => ({
  /** Opens an image as a stream, in the width and format that the service picks by `width` and the Accept header. */
  open: ({ caterId, name, width, headers, signal }: ImageRequest) => {
    const address = withQuery(path`/api/caters/images/${caterId}/${name}`, { w: width })
    return http.open(address, { headers, signal, timeoutMs: TIMEOUT_MS })
  },
})
