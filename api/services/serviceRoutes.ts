import { z } from 'zod'
import { Service } from '../../contract/services.ts'
import { catalogueMarker } from '../catalogue/catalogueMarker.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer, getViewer } from '../http/auth.ts'
import { isUuid } from '../database/uuid.ts'
import { caterPath, UuidList } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { listServices } from './serviceStore.ts'
import { toService } from './serviceWire.ts'

/** Reads the services of a caterer. */
export function serviceRoutes(app: App, { db }: Pick<AppServices, 'db'>): void {
  app.get(
    '/api/v2/caters/:caterId/services',
    {
      config: { marker: catalogueMarker(db) },
      schema: {
        summary: "A caterer's services, public while it is open",
        tags: ['services'],
        params: caterPath,
        querystring: z.object({ ids: UuidList.optional() }),
        response: { 200: z.array(Service), ...problemResponses },
      },
    },
    async (request) => {
      const services = await listServices(db, getViewer(request), request.params.caterId, request.query.ids)
      if (!services) throw notFound()
      return services.map(toService)
    },
  )

  app.get(
    '/api/v2/caters/:caterId/services/:serviceId',
    {
      schema: {
        summary: 'A service, for its own caterer and admins',
        tags: ['services'],
        params: caterPath.extend({ serviceId: z.string() }),
        response: { 200: Service, ...problemResponses },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const { caterId, serviceId } = request.params
      if (!isUuid(serviceId) || (viewer.role === 'cater' && viewer.caterId !== caterId)) throw notFound()
      const [service] = (await listServices(db, viewer, caterId, [serviceId])) ?? []
      if (!service) throw notFound()
      return toService(service)
    },
  )
}
