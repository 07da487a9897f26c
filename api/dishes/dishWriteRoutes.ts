import { Dish, DishChange, DishId, NewDish } from '../../contract/dishes.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { diffFields } from '../audit/diffFields.ts'
import { findLastChange, recordChange } from '../audit/changeStore.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../http/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { addDish, deleteDish, lockDish, renameDish } from './dishStore.ts'

/** Adding, renaming and deleting what a caterer cooks. */
export function dishWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/caters/:caterId/dishes',
    {
      schema: {
        summary: 'A new dish',
        tags: ['dishes'],
        params: caterPath,
        body: NewDish,
        response: { 201: Dish, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      const added = await runIdempotent(services, request, async (tx, at) => {
        const dish = await addDish(tx, viewer, caterId, request.body.name)
        if (!dish) throw notFound()
        await recordChange(tx, viewer, at, { kind: 'dish', id: dish.id, caterId, before: null, after: dish })
        return dish
      })
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/caters/dishes',
    {
      schema: {
        summary: 'Renames a dish',
        tags: ['dishes'],
        body: DishChange,
        response: { 200: Dish, 412: stale(Dish), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { id, caterId, name } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const dish = await lockDish(tx, viewer, caterId, id)
        if (!dish) throw notFound()
        await checkIfMatch(request, Dish, dish, () => findLastChange(tx, 'dish', dish.id))
        const renamed = await renameDish(tx, dish, name)
        const change = diffFields(dish, renamed)
        if (change) await recordChange(tx, viewer, at, { kind: 'dish', id: dish.id, caterId, ...change })
        return renamed
      })
    },
  )

  app.delete(
    '/api/v2/caters/dishes',
    {
      schema: {
        summary: 'Deletes a dish; the menus that name it lose it',
        tags: ['dishes'],
        body: DishId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { id, caterId } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const dish = await lockDish(tx, viewer, caterId, id)
        if (!dish) throw notFound()
        await deleteDish(tx, dish)
        await recordChange(tx, viewer, at, { kind: 'dish', id: dish.id, caterId, before: dish, after: null })
        return { success: true }
      })
    },
  )
}
