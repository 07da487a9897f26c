import { SearchResults } from '../../contract/search.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'

/** The v2 call that searches all that the office works with. */
export const searchApi = (http: Http) => ({
  find: (q: string) => http.get(withQuery(path`/search`, { q }), SearchResults).catch(notSupported('search')),
})
