import type { FastifyRequest } from 'fastify'
import { adminCaterFields, type CaterChange, type SeenCater } from '../../contract/caters.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { changeRow } from '../routes/rowChanges.ts'
import { toColumns } from './caterColumns.ts'
import { saveParts } from './caterParts.ts'
import { requireInspectionReport } from './requireInspectionReport.ts'
import { storePictures } from './caterPictures.ts'
import { caterRowKind, getCater } from './caterWire.ts'
import { canEditCater, lockCater } from '../catalogue/editableCaterStore.ts'
import { updateCater } from './caterWriteStore.ts'

/**
 * Changes a caterer's fields and pictures; missing ones stay. Throws 404 for another's caterer, 403 for a cater that
 * sends fields of admins, 412 if the caterer has changed since it was read.
 */
export async function changeCater(
  services: Pick<AppServices, 'db' | 'now' | 'images'>,
  request: FastifyRequest,
  { id, ...change }: CaterChange,
): Promise<{ cater: SeenCater }> {
  const viewer = requireViewer(request)
  if (!(await canEditCater(services.db, viewer, id))) throw notFound()
  rejectAdminFields(viewer, change)
  const columns = toColumns(change)
  const pictures = await storePictures(services.images, id, request.uploads)
  const cater = await changeRow(services, request, viewer, caterRowKind, {
    lock: async (tx) => ((await lockCater(tx, viewer, id)) ? getCater(tx, viewer, id) : null),
    async update(tx, before) {
      const { active, smileyUrl, noInspectionYet } = before
      requireInspectionReport(before, { active, smileyUrl, noInspectionYet, ...columns })
      const chosen = columns.accentColor === undefined ? before.accentColor : columns.accentColor
      await updateCater(tx, id, { ...columns, accentColor: chosen ?? pictures.accent })
      await saveParts(tx, id, change, pictures)
      return getCater(tx, viewer, id)
    },
  })
  return { cater }
}

function rejectAdminFields({ role }: Viewer, change: Omit<CaterChange, 'id'>): void {
  const fields = Object.keys(change).filter((field) => field in adminCaterFields)
  if (role === 'admin' || fields.length === 0) return
  throw new ProblemError(403, 'admins_only', {
    detail: `Only admins write ${fields.join(', ')}.`,
    issues: fields.map((path) => ({ path, validatorKey: 'admins_only' })),
  })
}
