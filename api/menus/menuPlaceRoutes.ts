import { z } from 'zod'
import { Menu, MenuCategoriesBody, MenuDishesBody, MenuOrdering } from '../../contract/menus.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { changeRow } from '../routes/rowChanges.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { endFoodsListed } from '../foods/foodsListedStore.ts'
import { lockMainMenu } from './lockMainMenu.ts'
import { lockForShare, saveCategories, saveDishes } from './menuPlaceStore.ts'
import { foreignIssues, throwIfAny } from './menuRules.ts'
import { menuRowKind } from './menuRowKind.ts'
import { getMenu } from './menuStore.ts'
import { orderMenus } from './orderMenus.ts'

// The original API's path ends in an apostrophe by mistake, and its clients send it
const orderingPaths = [
  '/api/v2/caters/:caterId/products/menus/update/ordering',
  "/api/v2/caters/:caterId/products/menus/update/ordering'",
] as const

const menuPath = caterPath.extend({ menuId: z.string() })

/** Saves the order of menus, their categories and their dishes, each as a whole list. */
export function menuPlaceRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  for (const path of orderingPaths) {
    app.put(
      path,
      {
        schema: {
          summary: 'Saves the places of menus, of children, or of menus in their categories; all or none',
          tags: ['menus'],
          params: caterPath,
          body: MenuOrdering,
          response: { 200: z.array(Menu), 412: stale(z.array(Menu)), ...problemResponses },
        },
      },
      (request) => {
        const viewer = requireViewer(request)
        const { caterId } = request.params
        return runIdempotent(services, request, (tx, at) =>
          orderMenus(tx, viewer, at, request, { caterId, places: request.body.menus }),
        )
      },
    )
  }

  app.put(
    '/api/v2/caters/:caterId/envelopes/:menuId/categories',
    {
      schema: {
        summary: 'Saves which categories a menu stands in; it keeps its places, and comes last in new ones',
        tags: ['menus'],
        params: menuPath,
        body: MenuCategoriesBody,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { categories } = request.body
      return changeRow(services, request, viewer, menuRowKind, {
        lock: (tx) => lockMainMenu(tx, viewer, request.params),
        async update(tx, menu) {
          const own = await lockForShare(tx, 'category', menu.caterId, categories)
          throwIfAny(foreignIssues(own, categories, 'categories'))
          await saveCategories(tx, menu.id, categories)
          return getMenu(tx, viewer, menu)
        },
      })
    },
  )

  app.put(
    '/api/v2/caters/:caterId/envelopes/:menuId/dishes',
    {
      schema: {
        summary: 'Saves which dishes are in a menu',
        tags: ['menus'],
        params: menuPath,
        body: MenuDishesBody,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { dishes } = request.body
      return changeRow(services, request, viewer, menuRowKind, {
        lock: (tx) => lockMainMenu(tx, viewer, request.params),
        async update(tx, menu) {
          throwIfAny(foreignIssues(await lockForShare(tx, 'dish', menu.caterId, dishes), dishes, 'dishes'))
          await saveDishes(tx, menu.id, dishes)
          if (isOtherSet(menu.dishes, dishes)) await endFoodsListed(tx, [menu.id])
          return getMenu(tx, viewer, menu)
        },
      })
    },
  )
}

const isOtherSet = (before: readonly string[], after: readonly string[]): boolean =>
  [...new Set(before)].sort().join() !== [...new Set(after)].sort().join()
