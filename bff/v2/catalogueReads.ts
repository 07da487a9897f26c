import type { z } from 'zod'
import { canManage, type Viewer } from '../viewer.ts'
import type { PublicReads } from './publicReads.ts'
import { NotFound } from './errors.ts'
import type { Http } from './http.ts'
import type { Path } from './path.ts'

/** Reads what belongs to a caterer's catalogue, as far as whoever asks may see it. */
export interface CatalogueReads {
  get: <Schema extends z.ZodType>(caterId: number, path: Path, schema: Schema) => Promise<z.output<Schema>>
  /** Awaits a change of the caterer or its catalogue, and ends what is kept of them. */
  invalidateAfter: <Changed>(caterId: number, change: Promise<Changed>) => Promise<Changed>
}

/** The public's answers, shared; its own people and admins read a closed caterer's catalogue on their own behalf. */
export function createCatalogueReads(reads: PublicReads, http: Http, viewer: Viewer | null): CatalogueReads {
  const own = new Map<string, Promise<unknown>>()
  return {
    get(caterId, path, schema) {
      const found = reads.get(path, schema)
      if (!canManage(viewer, caterId)) return found
      return found.catch((error: unknown) => {
        if (!(error instanceof NotFound)) throw error
        const known = own.get(path.text) ?? http.get(path, schema)
        own.set(path.text, known)
        return known as never
      })
    },
    invalidateAfter(caterId, change) {
      // Also where it failed: a lost answer may hide a change that was made
      return change.finally(() => {
        // A page may hold its caterer, too
        reads.invalidate(`/caters/${caterId}/`, `/caters-public/${caterId}`, '/caters', '/page-by-url/')
        own.clear()
      })
    },
  }
}
