import { z } from 'zod'
import { AddMenusBody, Category } from '../../contract/categories.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { addMenus, lockMenusForShare, removeMenu } from './categoryPartStore.ts'
import { lockCategory } from './lockCategory.ts'
import { recordCategory } from './recordCategory.ts'

const params = caterPath.extend({ categoryId: z.string() })

/** Adds menus to a category and removes them from it. */
export function categoryMenuRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/caters/:caterId/categories/:categoryId/add-menus',
    {
      schema: {
        summary: 'Puts menus into a category, behind those that are there',
        tags: ['categories'],
        params,
        body: AddMenusBody,
        response: { 200: Category, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId, categoryId } = request.params
      const { menus } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockCategory(tx, viewer, caterId, categoryId)
        const own = await lockMenusForShare(tx, caterId, menus)
        const issues = menus.flatMap((id, index) =>
          own.has(id) ? [] : [{ path: `menus.${index}`, validatorKey: 'foreign' }],
        )
        if (issues.length > 0)
          throw new ProblemError(422, 'invalid', { detail: 'The caterer has no such menus.', issues })
        await addMenus(tx, row, menus)
        return recordCategory(tx, viewer, at, row)
      })
    },
  )

  app.delete(
    '/api/v2/caters/:caterId/categories/:categoryId/menus/:menuId',
    {
      schema: {
        summary: 'Takes a menu out of a category',
        tags: ['categories'],
        params: params.extend({ menuId: z.string().toLowerCase() }),
        response: { 200: Category, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId, categoryId, menuId } = request.params
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockCategory(tx, viewer, caterId, categoryId)
        if (!row.menus.some(({ id }) => id === menuId)) throw notFound()
        await removeMenu(tx, row, menuId)
        return recordCategory(tx, viewer, at, row)
      })
    },
  )
}
