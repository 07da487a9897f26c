import { z } from 'zod'
import { EmbeddingPage, Page } from '../../contract/pages.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { IntegerId } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { EmbedList, findEmbedded } from './embedded.ts'
import { findPage, findPageByUrl, listPages, listTrimmedPages } from './pageStore.ts'

/** Reads the pages of the CMS, public. */
export function pageRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/pages',
    { schema: { summary: 'All pages', tags: ['pages'], response: { 200: z.array(Page), ...problemResponses } } },
    () => listPages(db),
  )

  app.get(
    '/api/v2/trimmed-pages',
    {
      schema: {
        summary: 'All pages without their blocks',
        tags: ['pages'],
        response: { 200: z.array(Page.omit({ blocks: true })), ...problemResponses },
      },
    },
    () => listTrimmedPages(db),
  )

  app.get(
    '/api/v2/pages/:id',
    {
      schema: {
        summary: 'A page',
        tags: ['pages'],
        params: z.object({ id: IntegerId }),
        response: { 200: Page, ...problemResponses },
      },
    },
    async (request) => {
      const page = await findPage(db, request.params.id)
      if (!page) throw notFound()
      return page
    },
  )

  app.get(
    '/api/v2/page-by-url/:url',
    {
      schema: {
        summary: 'The page with this url, which is URL-encoded: %2Fsmagen',
        tags: ['pages'],
        params: z.object({ url: z.string() }),
        querystring: z.object({ embed: EmbedList.optional() }),
        response: { 200: EmbeddingPage, ...problemResponses },
      },
    },
    async (request) => {
      const page = await findPageByUrl(db, request.params.url)
      if (!page) throw notFound()
      return { ...page, ...(await findEmbedded(db, page, request.query.embed)) }
    },
  )
}
