import { z } from 'zod'
import { DeletedMenu, Menu, MenuChange, NewMenu } from '../../contract/menus.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { changeRow, createRow } from '../routes/rowChanges.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { changeMenu } from './changeMenu.ts'
import { copyMenu } from './copyMenu.ts'
import { createMenu } from './createMenu.ts'
import { lockMainMenu } from './lockMainMenu.ts'
import { MENU_FORM, menuForm, storeImages } from './menuForm.ts'
import { menuRowKind } from './menuRowKind.ts'
import { removeMenu } from './removeMenu.ts'

const params = caterPath.extend({ menuId: z.string() })

/** Creates, changes, copies and deletes menus; their children have routes of their own. */
export function menuWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now' | 'images'>): void {
  app.post(
    '/api/v2/caters/:caterId/products/menus',
    {
      ...menuForm,
      schema: {
        summary: 'A new menu, with what is in it, the categories it stands in, and its pictures',
        description: MENU_FORM,
        tags: ['menus'],
        params: caterPath,
        body: NewMenu,
        response: { 201: Menu, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      const images = await storeImages(services, request, viewer)
      const menu = await createRow(services, request, viewer, menuRowKind, (tx, at) =>
        createMenu(tx, viewer, caterId, request.body, images, at),
      )
      return reply.code(201).send(menu)
    },
  )

  app.put(
    '/api/v2/caters/:caterId/products/menus/:menuId',
    {
      ...menuForm,
      schema: {
        summary: 'Changes a menu; what is in it stays, also where the type changes',
        description: MENU_FORM,
        tags: ['menus'],
        params,
        body: MenuChange,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const images = await storeImages(services, request, viewer)
      return changeRow(services, request, viewer, menuRowKind, {
        lock: (tx) => lockMainMenu(tx, viewer, request.params),
        update: (tx, menu, at) => changeMenu(tx, viewer, menu, request.body, images, at),
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
      const copy = await createRow(services, request, viewer, menuRowKind, async (tx) =>
        copyMenu(tx, viewer, await lockMainMenu(tx, viewer, request.params)),
      )
      return reply.code(201).send(copy)
    },
  )
}
