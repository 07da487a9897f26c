import { z } from 'zod'
import type { AffectedOrder } from '../../contract/foods.ts'
import { DeclarationBody, DeclarationsBody, Declared, Food, FoodPath } from '../../contract/foods.ts'
import { stale } from '../../contract/problems.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, ProblemError, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { countByFood, listComingOrders } from './comingOrderStore.ts'
import { declareFoods } from './declareFoods.ts'
import { listFoods } from './foodStore.ts'
import { toFood } from './foodWire.ts'

/** Is called in the transaction, with the coming orders that hold foods whose shown declaration is another now. */
type OnDeclared = (tx: Db, at: Date, orders: readonly AffectedOrder[]) => Promise<void>

/** ALG-8: what a caterer declares of its foods; for its office and admins. */
export function foodRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>, onDeclared: OnDeclared): void {
  const { db, now } = services

  app.get(
    '/api/v2/caters/:caterId/foods',
    {
      schema: {
        summary: 'Addition: the dishes of a caterer and the items of its menus, with what is declared of each',
        tags: ['foods'],
        params: caterPath,
        response: { ...problemResponses, 200: z.array(Food) },
      },
    },
    async (request) => {
      const { caterId } = request.params
      const foods = await listFoods(db, requireViewer(request), caterId)
      if (!foods) throw notFound()
      const counts = countByFood(await listComingOrders(db, caterId, danishDate(now())))
      return foods.map((food) => toFood(food, counts))
    },
  )

  app.put(
    '/api/v2/caters/:caterId/foods/declarations',
    {
      schema: {
        summary: 'Addition: declares many foods; one that somebody else has changed is left and answered',
        tags: ['foods'],
        params: caterPath,
        body: DeclarationsBody,
        response: { ...problemResponses, 200: Declared },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await lockCater(tx, viewer, caterId))) throw notFound()
        const declared = await declareFoods(tx, viewer, caterId, request.body.foods, at)
        await onDeclared(tx, at, declared.affectedOrders)
        return declared
      })
    },
  )

  app.put(
    '/api/v2/caters/:caterId/foods/:kind/:foodId/declaration',
    {
      schema: {
        summary: 'Addition: declares a food; If-Match is its version',
        tags: ['foods'],
        params: caterPath.extend(FoodPath.shape),
        body: DeclarationBody,
        response: { ...problemResponses, 200: Declared, 412: stale(Food) },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId, kind, foodId } = request.params
      const version = request.headers['if-match'] ?? null
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await lockCater(tx, viewer, caterId))) throw notFound()
        if (!(await listFoods(tx, viewer, caterId, [foodId]))?.some((food) => food.kind === kind)) throw notFound()
        const declared = await declareFoods(tx, viewer, caterId, [{ kind, id: foodId, version, ...request.body }], at)
        const [current] = declared.conflicts
        if (!current) {
          await onDeclared(tx, at, declared.affectedOrders)
          return declared
        }
        const { declaredBy: changedBy, declaredAt: changedAt } = current
        throw new ProblemError(412, 'changed_meanwhile', {
          detail: 'Somebody else has changed this since you read it.',
          extra: { current, changedBy, changedAt },
        })
      })
    },
  )
}
