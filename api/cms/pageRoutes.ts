import { z } from 'zod'
import { EmbeddingPage, Page } from '../../contract/pages.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { PageQuery, readPage } from '../http/listCursor.ts'
import { IntegerId, IntegerList } from '../routes/params.ts'
import { SearchWords } from '../routes/searchWords.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { isStorable } from '../database/storable.ts'
import { EmbedList, findEmbedded } from './embedded.ts'
import { findPage, findPageByUrl, listPages, listTrimmedPages } from './pageStore.ts'

const Url = z.string().refine(isStorable)
const keyOf = ({ url }: { url: string }) => url
const PAGES = { name: 'pages', key: Url, keyOf }
const TRIMMED_PAGES = { ...PAGES, name: 'trimmed-pages' }

/** Reads the pages of the CMS, public. */
export function pageRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/pages',
    {
      schema: {
        summary: 'All pages, by url',
        tags: ['pages'],
        querystring: PageQuery.extend({ ids: IntegerList.optional() }),
        response: { 200: z.array(Page), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { ids } = request.query
      return (await readPage(request, reply, PAGES, (keyset) => listPages(db, { ids }, keyset))).rows
    },
  )

  app.get(
    '/api/v2/trimmed-pages',
    {
      schema: {
        summary: 'All pages without their blocks',
        tags: ['pages'],
        querystring: PageQuery.extend({
          caterIds: IntegerList.optional().describe('Only those of these caterers.'),
          q: SearchWords.optional().describe('Only those whose url and title have each of these words.'),
        }),
        response: { 200: z.array(Page.omit({ blocks: true })), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { caterIds, q } = request.query
      const filter = { caterIds, words: q }
      return (await readPage(request, reply, TRIMMED_PAGES, (keyset) => listTrimmedPages(db, filter, keyset))).rows
    },
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
