import { z } from 'zod'
import { Menu, MenuCategoriesBody, MenuDishesBody, MenuOrdering } from '../../contract/menus.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../http/params.ts'
import { problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { lockMainMenu } from './lockMainMenu.ts'
import { findLastMenuChange } from './menuChangeStore.ts'
import { hold, saveCategories, saveDishes } from './menuPlaceStore.ts'
import { foreignIssues, refuse } from './menuRules.ts'
import { toMenu } from './menuWire.ts'
import { orderMenus } from './orderMenus.ts'
import { recordMenu } from './recordMenu.ts'

// The original's path ends in an apostrophe, by mistake; its clients send it so
const orderingPaths = [
  '/api/v2/caters/:caterId/products/menus/update/ordering',
  "/api/v2/caters/:caterId/products/menus/update/ordering'",
] as const

const envelopePath = caterPath.extend({ menuId: z.string() })

/** Where menus stand, and which dishes are theirs: whole lists. */
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
        params: envelopePath,
        body: MenuCategoriesBody,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { categories } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const menu = await lockMainMenu(tx, viewer, request.params)
        const before = toMenu(menu)
        await checkIfMatch(request, Menu, before, () => findLastMenuChange(tx, menu))
        refuse(foreignIssues(await hold(tx, 'category', menu.caterId, categories), categories, 'categories'))
        await saveCategories(tx, menu.id, categories)
        return recordMenu(tx, viewer, at, menu, before)
      })
    },
  )

  app.put(
    '/api/v2/caters/:caterId/envelopes/:menuId/dishes',
    {
      schema: {
        summary: 'Saves which dishes are in a menu',
        tags: ['menus'],
        params: envelopePath,
        body: MenuDishesBody,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { dishes } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const menu = await lockMainMenu(tx, viewer, request.params)
        const before = toMenu(menu)
        await checkIfMatch(request, Menu, before, () => findLastMenuChange(tx, menu))
        refuse(foreignIssues(await hold(tx, 'dish', menu.caterId, dishes), dishes, 'dishes'))
        await saveDishes(tx, menu.id, dishes)
        return recordMenu(tx, viewer, at, menu, before)
      })
    },
  )
}
