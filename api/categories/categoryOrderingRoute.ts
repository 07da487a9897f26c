import { z } from 'zod'
import { Category, CategoryOrdering } from '../../contract/categories.ts'
import { stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireViewer } from '../http/auth.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import type { Db } from '../database/connect.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses, ProblemError } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findLastCategoryListChange } from './categoryChangeStore.ts'
import { type CategoryRow, listCategories } from './categoryStore.ts'
import { toCategory } from './categoryWire.ts'
import { lockCategories, orderCategories } from './categoryWriteStore.ts'

type Places = CategoryOrdering['categories']

/** ADM-7: saves the order of a caterer's categories, all or none. */
export function categoryOrderingRoute(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.put(
    '/api/v2/caters/:caterId/categories/ordering',
    {
      schema: {
        summary: 'Saves the places of categories, all or none',
        tags: ['categories'],
        params: caterPath,
        body: CategoryOrdering,
        response: { 200: z.array(Category), 412: stale(z.array(Category)), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await lockCater(tx, viewer, caterId))) throw notFound()
        const list = async () => ((await listCategories(tx, viewer, caterId)) ?? []).map(toCategory)
        const lastChange = () => findLastCategoryListChange(tx, caterId)
        await checkIfMatch(request, z.array(Category), await list(), lastChange)
        await saveOrdering(tx, viewer, at, caterId, request.body.categories)
        return list()
      })
    },
  )
}

async function saveOrdering(tx: Db, viewer: Viewer, at: Date, caterId: number, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id)
  const rows = await lockCategories(tx, viewer, caterId, ids)
  if (!rows) throw notFound()
  const before = new Map(rows.map((row) => [row.id, row]))
  rejectInvalid(places, before)
  const moved = places.filter(({ id, order }) => before.get(id)?.order !== order)
  await orderCategories(tx, moved, at)
  for (const { id, order } of moved) {
    const change = { before: { order: before.get(id)?.order }, after: { order } }
    await recordChange(tx, viewer, at, { kind: 'category', id, caterId, ...change })
  }
}

function rejectInvalid(places: Places, existing: ReadonlyMap<string, CategoryRow>): void {
  const ids = places.map(({ id }) => id)
  const issues = ids.flatMap((id, at) => {
    if (!existing.has(id)) return [{ path: `categories.${at}.id`, validatorKey: 'foreign' }]
    return ids.indexOf(id) === at ? [] : [{ path: `categories.${at}.id`, validatorKey: 'duplicate' }]
  })
  if (issues.length === 0) return
  throw new ProblemError(422, 'invalid', {
    detail: 'Each of the places is for another category of the caterer.',
    issues,
  })
}
