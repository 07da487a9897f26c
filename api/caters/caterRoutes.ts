import { z } from 'zod'
import { PublicCater, SeenCater, WholeCater } from '../../contract/caters.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin, requireViewer } from '../http/auth.ts'
import { caterPath, IntegerList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { findPublicCater, listAllCaters, listCaters } from './caterStore.ts'
import { catalogueMarker } from '../catalogue/catalogueMarker.ts'
import { getCater, toCater, toPublicCater } from './caterWire.ts'

/** Reads caterers: the public form for all, private fields for its own users and admins. */
export function caterRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters',
    {
      schema: {
        summary: 'The caterers that are open, in their order',
        tags: ['caters'],
        querystring: z.object({ ids: IntegerList.optional() }),
        response: { 200: z.array(PublicCater), ...problemResponses },
      },
    },
    async (request) => (await listCaters(db, request.query.ids)).map(toPublicCater),
  )

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
        response: { 200: z.array(WholeCater), ...problemResponses },
      },
    },
    async (request) =>
      (await listAllCaters(db, requireAdmin(request))).map((row) => ({ ...toCater(row), commission: row.commission })),
  )
}
