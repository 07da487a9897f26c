import type { z } from 'zod'
import { canManage, type Viewer } from '../viewer.ts'
import type { PublicReads } from './publicReads.ts'
import { NotFound } from './errors.ts'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/** Reads of a caterer's catalogue, as far as the viewer may see it. */
export interface CatalogueReads {
  get: <Schema extends z.ZodType>(caterId: number, path: Path, schema: Schema) => Promise<z.output<Schema>>
  /** Awaits a change of the caterer or its catalogue, then invalidates what is cached of both. */
  invalidateAfter: <Changed>(caterId: number, change: Promise<Changed>) => Promise<Changed>
}

/** Reads the shared public answers; a closed caterer's own people and admins read its catalogue with their token. */
export function createCatalogueReads(reads: PublicReads, http: Http, viewer: Viewer | null): CatalogueReads {
  const own = new Map<string, Promise<unknown>>()
  return {
    get(caterId, path, schema) {
      const found = reads.get(path, schema)
      if (!canManage(viewer, caterId)) return found
      return found.catch((error: unknown) => {
        if (!(error instanceof NotFound)) throw error
        const pending = own.get(path.text) ?? http.get(path, schema)
        own.set(path.text, pending)
        return pending as never
      })
    },
    invalidateAfter(caterId, change) {
      // Also after a failure: the answer of a change that was made may be lost
      return change.finally(() => {
        // A page may embed its caterer
        reads.invalidate(`/caters/${caterId}/`, `/caters-public/${caterId}`, '/caters', '/page-by-url/')
        own.clear()
      })
    },
  }
}
