import { z } from 'zod'
import { PublicCater, SeenCater, WholeCater } from '../../contract/caters.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin, requireViewer } from '../http/auth.ts'
import { caterPath, IntegerList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { PageQuery, readPage } from '../http/listCursor.ts'
import { SearchWords } from '../routes/searchWords.ts'
import { findPublicCater, listAllCaters } from './caterStore.ts'
import { ALL_CATERS } from './pagedCaters.ts'
import { catalogueMarker } from '../catalogue/catalogueMarker.ts'
import { getCater, toCater, toPublicCater } from './caterWire.ts'

/** Reads caterers: the public form for all, private fields for its own users and admins. */
export function caterRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters-public/:caterId',
    {
      config: { marker: catalogueMarker(db) },
      schema: {
        summary: 'A caterer, open or not',
        tags: ['caters'],
        params: caterPath,
        response: { 200: PublicCater, ...problemResponses },
      },
    },
    async (request) => {
      const cater = await findPublicCater(db, request.params.caterId)
      if (!cater) throw notFound()
      return toPublicCater(cater)
    },
  )

  app.get(
    '/api/v2/caters/:caterId',
    {
      schema: {
        summary: 'A caterer with its accounts: its own user without the commission, admins whole',
        tags: ['caters'],
        params: caterPath,
        response: { 200: SeenCater, ...problemResponses },
      },
    },
    (request) => getCater(db, requireViewer(request), request.params.caterId),
  )

  app.get(
    '/api/caters/get-all',
    {
      schema: {
        summary: 'All caterers, whole, for admins',
        tags: ['caters'],
        querystring: PageQuery.extend({
          ids: IntegerList.optional(),
          q: SearchWords.optional().describe('Only those whose name and city have each of these words.'),
        }),
        response: { 200: z.array(WholeCater), ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const { ids, q } = request.query
      const { rows } = await readPage(request, reply, ALL_CATERS, (keyset) =>
        listAllCaters(db, viewer, { ids, words: q }, keyset),
      )
      return rows.map((row) => ({ ...toCater(row), commission: row.commission }))
    },
  )
}
