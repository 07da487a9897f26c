import { z } from 'zod'
import { City } from '../../contract/cities.ts'
import type { App } from '../http/fastifyApp.ts'
import { allCities } from './cities.ts'

/** The Danish postal codes, public. */
export function cityRoutes(app: App): void {
  app.get(
    '/api/v2/cities',
    { schema: { summary: 'Danish postal codes', tags: ['reference'], response: { 200: z.array(City) } } },
    async () => allCities(),
  )
}
