import { NewPage, Page, PageChange, PageId } from '../../contract/pages.ts'
import { Done, stale } from '../../contract/problems.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import { problemResponses, ProblemError } from '../http/problems.ts'
import { changeRow, createRow, deleteRow, type RowKind } from '../routes/rowChanges.ts'
import { checkReferences, type FilterTypes, lockFiltersForShare } from './pageReferenceStore.ts'
import { addPage, deletePage, lockPage, updatePage } from './pageStore.ts'

const tags = ['pages']
/** The URL of the front page, which can be neither moved nor deleted. */
const FRONT_PAGE = '/'

const pageRowKind: RowKind<Page, Page> = { kind: 'page', schema: Page, toWire: (page) => page }

/** Creates, changes and deletes pages, for admins. */
export function pageWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/pages',
    { schema: { summary: 'A new page', tags, body: NewPage, response: { 201: Page, ...problemResponses } } },
    async (request, reply) => {
      const viewer = requireAdmin(request)
      const { url, title, blocks, caterId = null } = request.body
      const added = await createRow(services, request, viewer, pageRowKind, async (tx) => {
        const filters = await lockFiltersForShare(tx, blocks)
        await checkReferences(tx, request.body, filters, null)
        return addPage(tx, viewer, { url, title, caterId, blocks: JSON.stringify(blocks) })
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
      const { id, url, title, caterId, blocks } = request.body
      let filters: FilterTypes
      return changeRow(services, request, viewer, pageRowKind, {
        async lock(tx) {
          filters = await lockFiltersForShare(tx, blocks)
          return (await lockPage(tx, viewer, id)) ?? null
        },
        async update(tx, page) {
          await checkReferences(tx, request.body, filters, page)
          if (page.url === FRONT_PAGE && (url ?? FRONT_PAGE) !== FRONT_PAGE) throw frontPageError('url')
          return updatePage(tx, page, { url, title, caterId, blocks: blocks && JSON.stringify(blocks) })
        },
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
      return deleteRow(services, request, viewer, pageRowKind, {
        lock: async (tx) => (await lockPage(tx, viewer, id)) ?? null,
        async remove(tx, page) {
          if (page.url === FRONT_PAGE) throw frontPageError('id')
          await deletePage(tx, page)
        },
      })
    },
  )
}

const frontPageError = (path: string) =>
  new ProblemError(409, 'front_page', {
    detail: 'The front page stays, at its url; its title and blocks may be changed.',
    issues: [{ path, validatorKey: 'front_page' }],
  })
