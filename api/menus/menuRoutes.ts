import { z } from 'zod'
import { Menu } from '../../contract/menus.ts'
import { catalogueMarker } from '../catalogue/catalogueMarker.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { getViewer } from '../http/auth.ts'
import { caterPath, UuidList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { findMenu, listMenus } from './menuStore.ts'
import { toMenu } from './menuWire.ts'

/** Reads the menus of a caterer, public while it is open. */
export function menuRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters/:caterId/products/menus',
    {
      config: { marker: catalogueMarker(db) },
      schema: {
        summary: "A caterer's menus with all that is in them; with ids those, of whatever depth",
        tags: ['menus'],
        params: caterPath,
        querystring: z.object({ ids: UuidList.optional() }),
        response: { 200: z.array(Menu), ...problemResponses },
      },
    },
    async (request) => {
      const menus = await listMenus(db, getViewer(request), request.params.caterId, request.query.ids)
      if (!menus) throw notFound()
      return menus.map(toMenu)
    },
  )

  app.get(
    '/api/v2/caters/:caterId/products/menus/:menuId',
    {
      schema: {
        summary: 'A menu, or a child of one, with all that is in it',
        tags: ['menus'],
        params: caterPath.extend({ menuId: z.string() }),
        response: { 200: Menu, ...problemResponses },
      },
    },
    async (request) => {
      const { caterId, menuId } = request.params
      const menu = await findMenu(db, getViewer(request), caterId, menuId)
      if (!menu) throw notFound()
      return toMenu(menu)
    },
  )
}
