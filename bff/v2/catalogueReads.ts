import type { z } from 'zod'
import { CATER_LISTS } from '../../contract/cacheTags.ts'
import type { PublicReads } from './publicReads.ts'
import { NotFound } from './errors.ts'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/** The addresses of the lists that name caterers. */
export const CATER_LIST_PATHS = CATER_LISTS.map((name) => `/${name}`)

/** Reads of a caterer's catalogue, as far as the viewer may see it. */
export interface CatalogueReads {
  get: <Schema extends z.ZodType>(caterId: number, path: Path, schema: Schema) => Promise<z.output<Schema>>
  /** The same of what the caterer's office sees more of than the public: drafts. It reads with its token. */
  getWithDrafts: CatalogueReads['get']
  /** Awaits a change of the caterer or its catalogue, then invalidates what is cached of both. */
  invalidateAfter: <Changed>(caterId: number, change: Promise<Changed>) => Promise<Changed>
}

/**
 * Reads the shared public answers; a closed caterer's own people and admins, for whom `canManage` is true, read its
 * catalogue with their token.
 */
export function createCatalogueReads(
  reads: PublicReads,
  http: Http,
  canManage: (caterId: number) => boolean,
): CatalogueReads {
  const own = new Map<string, Promise<unknown>>()
  const getOwn = <Schema extends z.ZodType>(path: Path, schema: Schema): Promise<z.output<Schema>> => {
    const pending = own.get(path.text) ?? http.get(path, schema)
    own.set(path.text, pending)
    return pending as never
  }
  return {
    get(caterId, path, schema) {
      const found = reads.get(path, schema)
      if (!canManage(caterId)) return found
      return found.catch((error: unknown) => {
        if (!(error instanceof NotFound)) throw error
        return getOwn(path, schema)
      })
    },
    getWithDrafts(caterId, path, schema) {
      return canManage(caterId) ? getOwn(path, schema) : reads.get(path, schema)
    },
    invalidateAfter(caterId, change) {
      // Also after a failure: the answer of a change that was made may be lost
      return change.finally(() => {
        // A page may embed its caterer
        reads.invalidate(`/caters/${caterId}/`, `/caters-public/${caterId}`, ...CATER_LIST_PATHS, '/page-by-url/')
        own.clear()
      })
    },
  }
}
