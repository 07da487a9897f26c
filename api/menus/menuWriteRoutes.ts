import { z } from 'zod'
import { DeletedMenu, Menu, MenuChange, NewMenu } from '../../contract/menus.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../http/params.ts'
import { problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { changeMenu } from './changeMenu.ts'
import { copyMenu } from './copyMenu.ts'
import { createMenu } from './createMenu.ts'
import { lockMainMenu } from './lockMainMenu.ts'
import { removeMenu } from './removeMenu.ts'

const params = caterPath.extend({ menuId: z.string() })

/** Creating, changing, copying and deleting menus; what is in them has calls of its own. */
export function menuWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/caters/:caterId/products/menus',
    {
      schema: {
        summary: 'A new menu, with what is in it and the categories it stands in',
        tags: ['menus'],
        params: caterPath,
        body: NewMenu,
        response: { 201: Menu, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      const menu = await runIdempotent(services, request, (tx, at) => createMenu(tx, viewer, at, caterId, request.body))
      return reply.code(201).send(menu)
    },
  )

  app.put(
    '/api/v2/caters/:caterId/products/menus/:menuId',
    {
      schema: {
        summary: 'Changes a menu; what is in it stays, also where the type changes',
        tags: ['menus'],
        params,
        body: MenuChange,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      return runIdempotent(services, request, async (tx, at) => {
        const menu = await lockMainMenu(tx, viewer, request.params)
        return changeMenu(tx, viewer, at, request, { menu, parent: null, change: request.body })
      })
    },
  )

  app.delete(
    '/api/v2/caters/:caterId/products/menus/:menuId',
    {
      schema: {
        summary: 'Deletes a menu and all that is in it; orders keep what was bought',
        tags: ['menus'],
        params,
        response: { 200: DeletedMenu, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      return runIdempotent(services, request, async (tx, at) => {
        const menu = await lockMainMenu(tx, viewer, request.params)
        return removeMenu(tx, viewer, at, menu)
      })
    },
  )

  app.post(
    '/api/v2/caters/:caterId/products/menus/:menuId/copy',
    {
      schema: {
        summary: 'Copies a menu with all that is in it, its dishes and categories; the copy comes last',
        tags: ['menus'],
        params,
        response: { 201: Menu, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const copy = await runIdempotent(services, request, async (tx, at) => {
        const menu = await lockMainMenu(tx, viewer, request.params)
        return copyMenu(tx, viewer, at, menu)
      })
      return reply.code(201).send(copy)
    },
  )
}
