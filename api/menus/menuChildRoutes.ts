import { z } from 'zod'
import {
  DeletedMenu,
  DeleteMenuChildBody,
  Menu,
  MenuChildChange,
  MenuChildMove,
  NewMenuChildBody,
} from '../../contract/menus.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { Db } from '../database/connect.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { changeRow, createRow } from '../routes/rowChanges.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { addMenuChild } from './addMenuChild.ts'
import { changeMenu } from './changeMenu.ts'
import { MENU_FORM, menuForm, storeImages } from './menuForm.ts'
import { menuRowKind } from './menuRowKind.ts'
import { throwIfAny } from './menuRules.ts'
import type { MenuTree } from './menuStore.ts'
import { moveMenuChild } from './moveMenuChild.ts'
import { findMainMenuId, lockMenu } from './menuWriteStore.ts'
import { removeMenu } from './removeMenu.ts'

const parentPath = caterPath.extend({ parentId: z.string() })
const menuPath = caterPath.extend({ menuId: z.string() })
const childPath = parentPath.extend({ menuId: z.string().toLowerCase() })

/** Adds, changes, moves and deletes the children of a menu or of a group. */
export function menuChildRoutes(app: App, services: Pick<AppServices, 'db' | 'now' | 'images'>): void {
  app.post(
    '/api/v2/caters/:caterId/products/menus/:parentId/child',
    {
      ...menuForm,
      schema: {
        summary: 'A new child of a menu or a group, behind the others; a group with its items',
        description: MENU_FORM,
        tags: ['menus'],
        params: parentPath,
        body: NewMenuChildBody,
        response: { 201: Menu, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId, parentId } = request.params
      const images = await storeImages(services, request, viewer)
      const child = await createRow(services, request, viewer, menuRowKind, async (tx) => {
        const parent = await lockMenu(tx, viewer, caterId, parentId)
        return parent && addMenuChild(tx, viewer, parent, request.body, images)
      })
      return reply.code(201).send(child)
    },
  )

  app.put(
    '/api/v2/caters/:caterId/products/menus/:parentId/child/:menuId',
    {
      ...menuForm,
      schema: {
        summary: 'Changes a child of a menu or a group; what is in it stays',
        description: MENU_FORM,
        tags: ['menus'],
        params: childPath,
        body: MenuChildChange,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const images = await storeImages(services, request, viewer)
      return changeRow(services, request, viewer, menuRowKind, {
        lock: (tx) => lockChild(tx, viewer, request.params),
        update: (tx, child, at) => changeMenu(tx, viewer, child, request.body, images, at),
      })
    },
  )

  app.put(
    '/api/v2/caters/:caterId/products/menus/:menuId/move-child',
    {
      schema: {
        summary: 'Moves a child of a menu to another place of it, into a group or out of one',
        tags: ['menus'],
        params: menuPath,
        body: MenuChildMove,
        response: { 200: Menu, 412: stale(Menu), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      return runIdempotent(services, request, (tx, at) =>
        moveMenuChild(tx, viewer, at, request, { ...request.params, move: request.body }),
      )
    },
  )

  app.delete(
    '/api/v2/caters/:caterId/products/menus/:parentId/child/:menuId',
    {
      schema: {
        summary: 'Deletes a child of a menu or a group, and all that is in it',
        tags: ['menus'],
        params: childPath,
        body: DeleteMenuChildBody,
        response: { 200: DeletedMenu, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      return runIdempotent(services, request, async (tx, at) => {
        const child = await lockChild(tx, viewer, request.params)
        if (!child) throw notFound()
        const isMain = (await findMainMenuId(tx, child)) === request.body.mainMenuId
        throwIfAny(isMain ? [] : [{ path: 'mainMenuId', validatorKey: 'foreign' }])
        return removeMenu(tx, viewer, at, child)
      })
    },
  )
}

async function lockChild(
  tx: Db,
  viewer: Viewer,
  { caterId, parentId, menuId }: z.infer<typeof childPath>,
): Promise<MenuTree | null> {
  const parent = await lockMenu(tx, viewer, caterId, parentId)
  return parent?.children.find(({ id }) => id === menuId) ?? null
}
