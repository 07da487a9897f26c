import { CaterSearchResponse } from '../../contract/caterSearch.ts'
import { SearchResults } from '../../contract/search.ts'
import { notSupported } from '../v2/compat/notSupported.ts'
import type { Http } from '../v2/http.ts'
import { path, withQuery } from '../v2/path.ts'
import type { PublicReads } from '../v2/publicReads.ts'

/** The v2 calls that search. They throw NOT_SUPPORTED where the service has no such search. */
export const searchApi = (reads: PublicReads, http: Http) => ({
  /** Finds the viewer's orders, customers and catalogue, for the office. */
  find: (q: string) => http.get(withQuery(path`/search`, { q }), SearchResults).catch(notSupported('search')),

  /** The caterers that meet the criteria. */
  caters: (criteria: Parameters<typeof withQuery>[1]) =>
    reads.get(withQuery(path`/cater-search`, criteria), CaterSearchResponse).catch(notSupported('search for caterers')),
})
