import { z } from 'zod'
import { Category } from '../../contract/categories.ts'
import { catalogueMarker } from '../catalogue/catalogueMarker.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { getViewer } from '../http/auth.ts'
import { isUuid } from '../database/uuid.ts'
import { caterPath, UuidList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { listCategories } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'

/** Reads the categories of a caterer, public while it is open. */
export function categoryRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters/:caterId/categories',
    {
      config: { marker: catalogueMarker(db) },
      schema: {
        summary: "A caterer's categories with their pictures and menus",
        tags: ['categories'],
        params: caterPath,
        querystring: z.object({ ids: UuidList.optional() }),
        response: { 200: z.array(Category), ...problemResponses },
      },
    },
    async (request) => {
      const categories = await listCategories(db, getViewer(request), request.params.caterId, request.query.ids)
      if (!categories) throw notFound()
      return categories.map(toCategory)
    },
  )

  app.get(
    '/api/v2/caters/:caterId/categories/:categoryId',
    {
      schema: {
        summary: 'A category with its pictures and menus',
        tags: ['categories'],
        params: caterPath.extend({ categoryId: z.string() }),
        response: { 200: Category, ...problemResponses },
      },
    },
    async (request) => {
      const { caterId, categoryId } = request.params
      if (!isUuid(categoryId)) throw notFound()
      const [category] = (await listCategories(db, getViewer(request), caterId, [categoryId])) ?? []
      if (!category) throw notFound()
      return toCategory(category)
    },
  )
}
