import { Done, stale } from '../../contract/problems.ts'
import { NewService, Service, ServiceChange, ServiceId } from '../../contract/services.ts'
import { toOere } from '../../domain/money/money.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { problemResponses } from '../http/problems.ts'
import { changeRow, createRow, deleteRow, type RowKind } from '../routes/rowChanges.ts'
import { addService, deleteService, lockService, type ServiceRow, updateService } from './serviceStore.ts'
import { toService } from './serviceWire.ts'

const serviceRows: RowKind<ServiceRow, Service> = { kind: 'service', schema: Service, toWire: toService }

/** Creates, changes and deletes the services that a caterer offers beside food. */
export function serviceWriteRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  app.post(
    '/api/v2/caters/:caterId/services',
    {
      schema: {
        summary: 'A new service',
        tags: ['services'],
        params: caterPath,
        body: NewService,
        response: { 201: Service, ...problemResponses },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      const { name, description, required = false, price = 0, appliesTo = 'both' } = request.body
      const values = { caterId, name, description, required, priceOere: toOere(price), appliesTo }
      const added = await createRow(services, request, viewer, serviceRows, (tx) => addService(tx, viewer, values))
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/api/v2/caters/services',
    {
      schema: {
        summary: 'Changes a service: what is left out stays',
        tags: ['services'],
        body: ServiceChange,
        response: { 200: Service, 412: stale(Service), ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { id, caterId, name, description, required, price, appliesTo } = request.body
      const priceOere = price === undefined ? undefined : toOere(price)
      const values = { name, description, required, priceOere, appliesTo }
      return changeRow(services, request, viewer, serviceRows, {
        lock: (tx) => lockService(tx, viewer, caterId, id),
        update: (tx, row) => updateService(tx, row, values),
      })
    },
  )

  app.delete(
    '/api/v2/caters/services',
    {
      schema: {
        summary: 'Deletes a service; orders keep their copy of it',
        tags: ['services'],
        body: ServiceId,
        response: { 200: Done, ...problemResponses },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { id, caterId } = request.body
      return deleteRow(services, request, viewer, serviceRows, {
        lock: (tx) => lockService(tx, viewer, caterId, id),
        remove: deleteService,
      })
    },
  )
}
