import { AvailabilitySettings, AvailabilitySettingsBody } from '../../contract/availability.ts'
import type { Issue } from '../../contract/problems.ts'
import { stale } from '../../contract/problems.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { findLastChange, recordChange } from '../audit/changeStore.ts'
import { diffFields } from '../audit/diffFields.ts'
import { canEditCater, lockCater } from '../catalogue/editableCaterStore.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { checkIfMatch } from '../routes/preconditions.ts'
import { notFound, ProblemError, problemResponses } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findAvailabilitySettings, saveAvailabilitySettings } from './availabilityStore.ts'

/** AVA-3 to AVA-6: a caterer's hours, lead times and capacity, for its own people and admins. */
export function availabilityRuleRoutes(app: App, services: Pick<AppServices, 'db' | 'now'>): void {
  const { db } = services
  const path = '/api/v2/caters/:caterId/availability-rules'

  app.get(
    path,
    {
      schema: {
        summary: 'Addition: when a caterer can be ordered from; of one that has set nothing what changes nothing',
        tags: ['availability'],
        params: caterPath,
        response: { ...problemResponses, 200: AvailabilitySettings },
      },
    },
    async (request) => {
      const { caterId } = request.params
      if (!(await canEditCater(db, requireViewer(request), caterId))) throw notFound()
      return findAvailabilitySettings(db, caterId)
    },
  )

  app.put(
    path,
    {
      schema: {
        summary: 'Addition: replaces when a caterer can be ordered from, exceptions included',
        tags: ['availability'],
        params: caterPath,
        body: AvailabilitySettingsBody,
        response: { ...problemResponses, 200: AvailabilitySettings, 412: stale(AvailabilitySettings) },
      },
    },
    (request) => {
      const viewer = requireViewer(request)
      const { caterId } = request.params
      return runIdempotent(services, request, async (tx, at) => {
        if (!(await lockCater(tx, viewer, caterId))) throw notFound()
        const before = await findAvailabilitySettings(tx, caterId)
        await checkIfMatch(request, AvailabilitySettings, before, () => findLastChange(tx, 'availability', caterId))
        const issues = pastExceptions(before, request.body, danishDate(at))
        if (issues.length > 0) throw new ProblemError(422, 'invalid', { detail: 'An exception is past.', issues })
        const { cancelSteps, changeLimit, changePercent } = request.body
        const after = {
          ...request.body,
          cancelSteps: cancelSteps ?? before.cancelSteps,
          changeLimit: changeLimit === undefined ? before.changeLimit : changeLimit,
          changePercent: changePercent ?? before.changePercent,
        }
        await saveAvailabilitySettings(tx, caterId, after)
        const changed = diffFields(before, after)
        if (changed) await recordChange(tx, viewer, at, { kind: 'availability', id: caterId, caterId, ...changed })
        return after
      })
    },
  )
}

/** New exceptions that are over already; those that were saved before may have become so. */
function pastExceptions(before: AvailabilitySettings, after: AvailabilitySettingsBody, today: string): Issue[] {
  const known = new Set(before.exceptions.map((exception) => JSON.stringify(exception)))
  return after.exceptions.flatMap((exception, index) =>
    exception.to >= today || known.has(JSON.stringify(exception))
      ? []
      : [{ path: `exceptions.${index}.to`, validatorKey: 'past', message: 'Is past' }],
  )
}
