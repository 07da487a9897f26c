import { z } from 'zod'
import { Dish } from '../../contract/dishes.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { isUuid } from '../database/uuid.ts'
import { caterPath, UuidList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { listDishes } from './dishStore.ts'

/** Reads the dishes of a caterer, for its own users and admins. */
export function dishRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters/:caterId/dishes',
    {
      schema: {
        summary: "A caterer's dishes, by name",
        tags: ['dishes'],
        params: caterPath,
        querystring: z.object({ ids: UuidList.optional() }),
        response: { 200: z.array(Dish), ...problemResponses },
      },
    },
    async (request) => {
      const dishes = await listDishes(db, requireViewer(request), request.params.caterId, request.query.ids)
      if (!dishes) throw notFound()
      return dishes
    },
  )

  app.get(
    '/api/v2/caters/:caterId/dishes/:dishId',
    {
      schema: {
        summary: 'A dish',
        tags: ['dishes'],
        params: caterPath.extend({ dishId: z.string() }),
        response: { 200: Dish, ...problemResponses },
      },
    },
    async (request) => {
      const { caterId, dishId } = request.params
      if (!isUuid(dishId)) throw notFound()
      const [dish] = (await listDishes(db, requireViewer(request), caterId, [dishId])) ?? []
      if (!dish) throw notFound()
      return dish
    },
  )
}
