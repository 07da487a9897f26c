import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

/** Every v2 call about images. */
export const imagesApi = (http: Http) => ({
  /** An image in the width and format that the service chooses by `width` and the Accept header. */
  open: (caterId: string, name: string, width: string | null, headers: Readonly<Record<string, string>>) =>
    http.open(withQuery(path`/api/caters/images/${caterId}/${name}`, { w: width }), headers),
})
