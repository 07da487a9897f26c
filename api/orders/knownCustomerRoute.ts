import { KnownCustomerResponse, RequestPhone } from '../../contract/knownCustomer.ts'
import { requireOffice } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import type { AppServices } from '../routes/appServices.ts'
import { caterPath } from '../routes/params.ts'
import { findKnownCustomer } from './knownCustomerStore.ts'

/** DAY-19: the customer that a phone order can be filled in with, for the caterer's own owners and staff, and admins. */
export function knownCustomerRoute(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/cater/customer',
    {
      schema: {
        summary: 'Addition: the customer with a phone number by the newest orders of a caterer; null for none',
        tags: ['orders'],
        querystring: caterPath.extend({ phone: RequestPhone }),
        response: { ...problemResponses, 200: KnownCustomerResponse },
      },
    },
    async (request) => {
      const viewer = requireOffice(request)
      const { caterId, phone } = request.query
      if (viewer.role === 'cater' && viewer.caterId !== caterId) throw notFound()
      return { customer: await findKnownCustomer(db, viewer, caterId, phone) }
    },
  )
}
