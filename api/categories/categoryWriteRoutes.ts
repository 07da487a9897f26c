import { z } from 'zod'
import { Category, CategoryForm, NewCategoryForm } from '../../contract/categories.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { canEditCater } from '../catalogue/editableCaterStore.ts'
import { isUuid } from '../database/uuid.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { createRow, deleteRow } from '../routes/rowChanges.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findLastCategoryChange } from './categoryChangeStore.ts'
import { addPictures } from './categoryPartStore.ts'
import { listCategories } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'
import { addCategory, deleteCategory, rereadCategory } from './categoryWriteStore.ts'
import { changeCategory } from './changeCategory.ts'
import { lockCategory } from './lockCategory.ts'
import { storePictures } from './newPictures.ts'
import { recordCategory } from './recordCategory.ts'

const params = caterPath.extend({ categoryId: z.string() })

const categoryRowKind = { kind: 'category', schema: Category, toWire: toCategory } as const

/** Creates, changes and deletes the categories of a caterer, with their pictures. */
export function categoryWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now' | 'images'>): void {
  const { db, images } = services

  app.post(
    '/api/v2/caters/:caterId/categories',
    {
      config: { form: true },
      schema: {
        summary: 'A new category, behind the others',
        tags: ['categories'],
        params: caterPath,
        body: NewCategoryForm,
        response: { 201: Category, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      const { name, description = '' } = request.body
      // Before the pictures are processed
      if (!(await canEditCater(db, viewer, caterId))) throw notFound()
      const pictures = await storePictures(images, caterId, request.body, request.uploads)
      const added = await createRow(services, request, viewer, categoryRowKind, async (tx, at) => {
        const row = await addCategory(tx, viewer, { caterId, name, description, createdAt: at, updatedAt: at })
        if (!row) return null
        await addPictures(tx, row, pictures)
        return rereadCategory(tx, row)
      })
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/caters/:caterId/categories/:categoryId',
    {
      config: { form: true },
      schema: {
        summary: 'Changes a category and its pictures: what is left out stays',
        tags: ['categories'],
        params,
        body: CategoryForm,
        response: { 200: Category, 412: stale(Category), ...problemResponses },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const { caterId, categoryId } = request.params
      const isOwn = isUuid(categoryId) && (await canEditCater(db, viewer, caterId))
      // Before the pictures are processed
      if (!isOwn || !(await listCategories(db, viewer, caterId, [categoryId]))?.length) throw notFound()
      const pictures = await storePictures(images, caterId, request.body, request.uploads)
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockCategory(tx, viewer, caterId, categoryId)
        await checkIfMatch(request, Category, toCategory(row), () => findLastCategoryChange(tx, row))
        await changeCategory(tx, row, request.body, pictures)
        return recordCategory(tx, viewer, at, row)
      })
    },
  )

  app.delete(
    '/api/v2/caters/:caterId/categories/:categoryId',
    {
      schema: {
        summary: 'Deletes a category with its pictures; its menus stay',
        tags: ['categories'],
        params,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId, categoryId } = request.params
      return deleteRow(services, request, viewer, categoryRowKind, {
        lock: (tx) => lockCategory(tx, viewer, caterId, categoryId),
        remove: deleteCategory,
      })
    },
  )
}
