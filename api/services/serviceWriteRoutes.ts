import { Done, stale } from '../../contract/problems.ts'
import { NewService, Service, ServiceChange, ServiceId } from '../../contract/services.ts'
import { toOere } from '../../domain/money.ts'
import type { App } from '../http/fastifyApp.ts'
import type { AppServices } from '../http/appServices.ts'
import { diffFields } from '../audit/diffFields.ts'
import { findLastChange, recordChange } from '../audit/changeStore.ts'
import { requireViewer } from '../http/auth.ts'
import { caterPath } from '../http/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { addService, deleteService, lockService, updateService } from './serviceStore.ts'
import { toService } from './serviceWire.ts'

/** Adding, changing and deleting what a caterer offers beside food. */
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
      const { name, description, required = false, price = 0 } = request.body
      const added = await runIdempotent(services, request, async (tx, at) => {
        const values = { caterId, name, description, required, priceOere: toOere(price) }
        const row = await addService(tx, viewer, values)
        if (!row) throw notFound()
        const service = toService(row)
        await recordChange(tx, viewer, at, { kind: 'service', id: row.id, caterId, before: null, after: service })
        return service
      })
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
      const { id, caterId, name, description, required, price } = request.body
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockService(tx, viewer, caterId, id)
        if (!row) throw notFound()
        const before = toService(row)
        await checkIfMatch(request, Service, before, () => findLastChange(tx, 'service', row.id))
        const priceOere = price === undefined ? row.priceOere : toOere(price)
        const after = toService(await updateService(tx, row, { name, description, required, priceOere }))
        const change = diffFields(before, after)
        if (change) await recordChange(tx, viewer, at, { kind: 'service', id: row.id, caterId, ...change })
        return after
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
      return runIdempotent(services, request, async (tx, at) => {
        const row = await lockService(tx, viewer, caterId, id)
        if (!row) throw notFound()
        await deleteService(tx, row)
        const before = toService(row)
        await recordChange(tx, viewer, at, { kind: 'service', id: row.id, caterId, before, after: null })
        return { success: true }
      })
    },
  )
}
