import { z } from 'zod'
import type { Issue } from '../../contract/problems.ts'
import { stale } from '../../contract/problems.ts'
import { QueryPrice, ZipCode } from '../../contract/wire.ts'
import { DeliveryResponse, DeliveryZones, DeliveryZonesBody, toZone } from '../../contract/zones.ts'
import { toKroner, toOere } from '../../domain/money/money.ts'
import { findZoneProblems } from '../../domain/zones/zoneChecks.ts'
import type { ZoneProblem } from '../../domain/zones/zoneChecks.ts'
import { formatZoneProblem } from '../../domain/zones/zoneTexts.ts'
import { deliveryFee, findZone, missingForZone } from '../../domain/zones/zones.ts'
import { findLastChange, recordChange } from '../audit/changeStore.ts'
import { diffFields } from '../audit/diffFields.ts'
import { findRuledCater } from '../catalogue/caterStateStore.ts'
import { findCaterState } from '../catalogue/caterStateStore.ts'
import { lockCater } from '../catalogue/editableCaterStore.ts'
import { allCities } from '../cities/cities.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { notFound, ProblemError, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findZones, listDeliveryZones, replaceDeliveryZones } from './zoneStore.ts'

const DeliveryQuestion = z.object({
  zip: ZipCode,
  goods: QueryPrice.optional().describe('Kroner of menus and extras.'),
})

/** ZON-5: where a caterer delivers. Everybody may know; its owners and admins change it. */
export function zoneRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db } = services
  const path = '/api/v2/caters/:caterId/zones'

  app.get(
    path,
    {
      schema: {
        summary: 'Addition: where a caterer delivers and for what; empty is everywhere without a fee',
        tags: ['availability'],
        params: caterPath,
        response: { ...problemResponses, 200: DeliveryZones },
      },
    },
    async ({ params: { caterId } }) => {
      const state = await findCaterState(db, caterId)
      if (!state || state.deletedAt !== null) throw notFound()
      return { zones: await listDeliveryZones(db, caterId) }
    },
  )

  app.put(
    path,
    {
      schema: {
        summary: 'Addition: replaces where a caterer delivers',
        tags: ['availability'],
        params: caterPath,
        body: DeliveryZonesBody,
        response: { ...problemResponses, 200: DeliveryZones, 412: stale(DeliveryZones) },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await lockCater(tx, viewer, caterId))) throw notFound()
        const before = { zones: await listDeliveryZones(tx, caterId) }
        await checkIfMatch(request, DeliveryZones, before, () => findLastChange(tx, 'zones', caterId))
        const codes = allCities().map(({ zipCode }) => zipCode)
        const issues = findZoneProblems(request.body.zones.map(toZone), codes).map(toIssue)
        if (issues.length > 0)
          throw new ProblemError(422, 'invalid', { detail: 'The zones cannot be saved as they are.', issues })
        const after = { zones: await replaceDeliveryZones(tx, caterId, request.body.zones) }
        const changed = diffFields(before, after)
        if (changed) await recordChange(tx, viewer, at, { kind: 'zones', id: caterId, caterId, ...changed })
        return after
      })
    },
  )

  app.get(
    '/api/v2/caters/:caterId/delivery',
    {
      schema: {
        summary: 'Addition: whether and for what goods are delivered to a postal code',
        tags: ['availability'],
        params: caterPath,
        querystring: DeliveryQuestion,
        response: { ...problemResponses, 200: DeliveryResponse },
      },
    },
    async ({ params: { caterId }, query: { zip, goods } }): Promise<DeliveryResponse> => {
      const cater = await findRuledCater(db, caterId)
      if (!cater) throw notFound()
      const zones = await findZones(db, caterId)
      const zone = findZone(zones, zip)
      const isKnown = allCities().some(({ zipCode }) => zipCode === zip)
      const delivered = cater.delivery && isKnown && (zones.length === 0 || zone !== undefined)
      if (!delivered || !zone) return { delivered, zone: null, fee: null, freeFrom: null, minimum: null, missing: 0 }
      const oere = toOere(goods ?? 0)
      return {
        delivered,
        zone: zone.name,
        fee: toKroner(deliveryFee(zone, oere)),
        freeFrom: zone.freeFrom === null ? null : toKroner(zone.freeFrom),
        minimum: zone.minimum === null ? null : toKroner(zone.minimum),
        missing: toKroner(missingForZone(zone, oere)),
      }
    },
  )
}

/** A problem at the field that it is about, in the words that the caterer reads there. */
function toIssue(problem: ZoneProblem): Issue {
  const path = 'zone' in problem ? `zones.${problem.zone}.codes` : 'zones'
  return { path, validatorKey: problem.code, message: formatZoneProblem(problem) }
}
