import { z } from 'zod'
import { Category, CategoryForm, NewCategoryForm } from '../../contract/categories.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireViewer } from '../http/auth.ts'
import { isWritable } from '../caters/caterWriteStore.ts'
import { isUuid } from '../database/uuid.ts'
import { caterPath } from '../http/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findLastCategoryChange } from './categoryChangeStore.ts'
import { addPictures } from './categoryPartStore.ts'
import { listCategories } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'
import { addCategory, deleteCategory, reread } from './categoryWriteStore.ts'
import { changeCategory } from './changeCategory.ts'
import { lockCategory } from './lockCategory.ts'
import { keepPictures } from './newPictures.ts'
import { recordCategory } from './recordCategory.ts'

const params = caterPath.extend({ categoryId: z.string() })

/** Adding, changing and deleting the categories of a caterer, with their pictures. */
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
      // Before its pictures are worked on
      if (!(await isWritable(db, viewer, caterId))) throw notFound()
      const pictures = await keepPictures(images, caterId, request.body, request.uploads)
      const added = await runIdempotent(services, request, async (tx, at) => {
        const row = await addCategory(tx, viewer, { caterId, name, description, createdAt: at, updatedAt: at })
        if (!row) throw notFound()
        await addPictures(tx, row, pictures)
        const category = toCategory(await reread(tx, row))
        await recordChange(tx, viewer, at, { kind: 'category', id: row.id, caterId, before: null, after: category })
        return category
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
      const isOwn = isUuid(categoryId) && (await isWritable(db, viewer, caterId))
      // Before its pictures are worked on
      if (!isOwn || !(await listCategories(db, viewer, caterId, [categoryId]))?.length) throw notFound()
      const pictures = await keepPictures(images, caterId, request.body, request.uploads)
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
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockCategory(tx, viewer, caterId, categoryId)
        await deleteCategory(tx, row)
        const before = toCategory(row)
        await recordChange(tx, viewer, at, { kind: 'category', id: row.id, caterId, before, after: null })
        return { success: true }
      })
    },
  )
}
