import { z } from 'zod'
import { MAX_SEARCH_LENGTH, SearchResults } from '../../contract/search.ts'
import { isStorable } from '../database/storable.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { problemResponses } from '../http/problems.ts'
import { search } from './search.ts'

/** DAY-3: one search for all that the office works with. */
export function officeSearchRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/search',
    {
      schema: {
        summary:
          'Addition: the newest orders by reference, name, email, phone in any grouping and address, their customers, and ' +
          "menus, dishes, services and categories by name; a caterer's own, all for admins",
        tags: ['search'],
        querystring: z.object({ q: z.string().normalize().max(MAX_SEARCH_LENGTH).refine(isStorable) }),
        response: { ...problemResponses, 200: SearchResults },
      },
    },
    (request) => search(db, requireViewer(request), request.query.q),
  )
}
