import { z } from 'zod'
import { Filter, GroupedFilters } from '../../contract/filters.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { listFilters } from './filterStore.ts'

/** Reads filters, public. */
export function filterRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/filters',
    { schema: { summary: 'All filters', tags: ['reference'], response: { 200: z.array(Filter) } } },
    () => listFilters(db),
  )

  app.get(
    '/api/v2/filters/grouped',
    { schema: { summary: 'All filters by their type', tags: ['reference'], response: { 200: GroupedFilters } } },
    async () => {
      const filters = await listFilters(db)
      const ofType = (type: Filter['type']) => filters.filter((filter) => filter.type === type)
      return {
        foodtypes: ofType('foodtype'),
        occasions: ofType('occasion'),
        locations: ofType('location'),
        diets: ofType('diet'),
      }
    },
  )
}
