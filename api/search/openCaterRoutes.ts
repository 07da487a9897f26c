import { z } from 'zod'
import { PublicCater } from '../../contract/caters.ts'
import { CaterSuggestionsResponse } from '../../contract/caterSearch.ts'
import { MAX_PLACE_LENGTH } from '../../domain/texts/textLengths.ts'
import { text } from '../../contract/wire.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { IntegerList } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { PageQuery, readPage } from '../http/listCursor.ts'
import { listCaters, listOpenCaters } from '../caters/caterStore.ts'
import { OPEN_CATERS } from '../caters/pagedCaters.ts'
import { toPublicCater } from '../caters/caterWire.ts'
import { listFilters } from '../filters/filterStore.ts'
import { findSuggestions, isFoundAtPlace } from './caterPlaceStore.ts'
import { indexFewStale, logFailure } from './searchIndex.ts'

const MAX_SUGGESTIONS = 100

const place = text(MAX_PLACE_LENGTH)
  .overwrite((typed) => toPlainText(typed).trim())
  .default('')
  .describe(
    'Where caterers are: a postal code (those of the same district), the beginning of one, or words of which each stands ' +
      'in their city, name, tags or filters.',
  )
const filters = IntegerList.default([]).describe('Of each type among them, a caterer has at least one.')

/** SCA-14: the open caterers, and those that are at a place, in pages. */
export function openCaterRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters',
    {
      schema: {
        summary: 'The caterers that are open, in their order',
        tags: ['caters'],
        querystring: PageQuery.extend({
          ids: IntegerList.optional(),
          storefront: z.literal('true').optional().describe('Only those that have a storefront.'),
          place,
          filters,
        }),
        response: { 200: z.array(PublicCater), ...problemResponses },
      },
    },
    async (request, reply) => {
      const { ids, storefront, ...query } = request.query
      const isSearch = query.place !== '' || query.filters.length > 0
      if (isSearch) await indexFewStale(db, logFailure(request.log))
      const isFound = isSearch ? isFoundAtPlace(query, await listFilters(db)) : undefined
      const filter = { ids, storefront: storefront !== undefined, isFound }
      const { rows } = await readPage(request, reply, OPEN_CATERS, (keyset) => listOpenCaters(db, filter, keyset))
      return rows.map(toPublicCater)
    },
  )

  app.get(
    '/api/v2/cater-suggestions',
    {
      schema: {
        summary: 'Addition: the caterers to offer beside those that are at a place, the nearest first',
        tags: ['caters'],
        querystring: z.object({
          place,
          filters,
          limit: z.coerce.number<string>().int().min(1).max(MAX_SUGGESTIONS).default(8),
        }),
        response: { 200: CaterSuggestionsResponse, ...problemResponses },
      },
    },
    async (request): Promise<CaterSuggestionsResponse> => {
      const { limit, ...query } = request.query
      await indexFewStale(db, logFailure(request.log))
      const { areNearby, caters } = await findSuggestions(db, query, await listFilters(db), limit)
      const rows = await listCaters(
        db,
        caters.map(({ caterId }) => caterId),
      )
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      const suggested = caters.flatMap(({ caterId, kilometres }) => {
        const row = rowOf.get(caterId)
        return row ? [{ cater: toPublicCater(row), kilometres }] : []
      })
      return { areNearby, caters: suggested }
    },
  )
}
