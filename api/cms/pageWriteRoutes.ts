import { NewPage, Page, PageChange, PageId } from '../../contract/pages.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { diffFields } from '../audit/diffFields.ts'
import { findLastChange, recordChange } from '../audit/changeStore.ts'
import { requireAdmin } from '../http/auth.ts'
import { notFound, problemResponses, ProblemError } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { checkReferences, holdFilters } from './pageReferenceStore.ts'
import { addPage, deletePage, lockPage, updatePage } from './pageStore.ts'

const tags = ['pages']
/** The marketplace has one front page, always. */
const FRONT_PAGE = '/'

/** Making, changing and deleting pages, for admins. */
export function pageWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/pages',
    { schema: { summary: 'A new page', tags, body: NewPage, response: { 201: Page, ...problemResponses } } },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const { blocks, caterId = null, ...values } = request.body
      const added = await runIdempotent(services, request, async (tx, at) => {
        const filters = await holdFilters(tx, blocks)
        await checkReferences(tx, request.body, filters, null)
        const page = await addPage(tx, viewer, { ...values, caterId, blocks: JSON.stringify(blocks) })
        await recordChange(tx, viewer, at, { kind: 'page', id: page.id, caterId, before: null, after: page })
        return page
      })
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/pages',
    {
      schema: {
        summary: 'Changes a page: what is left out stays, blocks are sent as the whole list',
        tags,
        body: PageChange,
        response: { 200: Page, 412: stale(Page), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireAdmin(request)
      const { id, blocks, ...values } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const filters = await holdFilters(tx, blocks)
        const before = await lockPage(tx, viewer, id)
        if (!before) throw notFound()
        await checkIfMatch(request, Page, before, () => findLastChange(tx, 'page', id))
        await checkReferences(tx, request.body, filters, before)
        if (before.url === FRONT_PAGE && (values.url ?? FRONT_PAGE) !== FRONT_PAGE) throw frontPage('url')
        const after = await updatePage(tx, before, { ...values, ...(blocks && { blocks: JSON.stringify(blocks) }) })
        const change = diffFields(before, after)
        if (change) await recordChange(tx, viewer, at, { kind: 'page', id, caterId: after.caterId, ...change })
        return after
      })
    },
  )

  app.delete(
    '/api/v2/pages',
    {
      schema: {
        summary: 'Deletes a page; 409 front_page for the front page',
        tags,
        body: PageId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireAdmin(request)
      const { id } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const before = await lockPage(tx, viewer, id)
        if (!before) throw notFound()
        if (before.url === FRONT_PAGE) throw frontPage('id')
        await deletePage(tx, before)
        await recordChange(tx, viewer, at, { kind: 'page', id, caterId: before.caterId, before, after: null })
        return { success: true }
      })
    },
  )
}

const frontPage = (path: string) =>
  new ProblemError(409, 'front_page', {
    detail: 'The front page stays, at its url; its title and blocks may be changed.',
    issues: [{ path, validatorKey: 'front_page' }],
  })
