import { Dish, DishChange, DishId, NewDish } from '../../contract/dishes.ts'
import { Done, stale } from '../../contract/problems.ts'
import { withdrawDeclaration } from '../foods/declarationStore.ts'
import { endFoodsListedOfDish } from '../foods/foodsListedStore.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { changeRow, createRow, deleteRow, type RowKind } from '../routes/rowChanges.ts'
import { addDish, deleteDish, lockDish, updateDish } from './dishStore.ts'

const dishes: RowKind<Dish, Dish> = { kind: 'dish', schema: Dish, toWire: (row) => row }

/** Creates, renames and deletes the dishes of a caterer. */
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
      const { name } = request.body
      const added = await createRow(services, request, viewer, dishes, (tx) => addDish(tx, viewer, { caterId, name }))
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/caters/dishes',
    {
      schema: {
        summary: 'Changes a dish',
        tags: ['dishes'],
        body: DishChange,
        response: { 200: Dish, 412: stale(Dish), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { id, caterId, name, declarationFits } = request.body
      return changeRow(services, request, viewer, dishes, {
        lock: (tx) => lockDish(tx, viewer, caterId, id),
        update: async (tx, dish, at) => {
          if (declarationFits === false)
            await withdrawDeclaration(tx, { kind: 'dish', id: dish.id }, { at, userId: viewer.userId })
          if (name !== dish.name) await endFoodsListedOfDish(tx, dish.id)
          return updateDish(tx, dish, { name })
        },
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
      return deleteRow(services, request, viewer, dishes, {
        lock: (tx) => lockDish(tx, viewer, caterId, id),
        async remove(tx, dish) {
          await endFoodsListedOfDish(tx, dish.id)
          await deleteDish(tx, dish)
        },
      })
    },
  )
}
