import type { FastifyRequest } from 'fastify'
import { adminCaterFields, type CaterChange, SeenCater } from '../../contract/caters.ts'
import type { AppServices } from '../http/appServices.ts'
import { diffFields } from '../audit/diffFields.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireViewer } from '../http/auth.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import { checkIfMatch } from '../http/preconditions.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { findLastCaterChange } from './caterChangeStore.ts'
import { toColumns } from './caterColumns.ts'
import { saveParts } from './caterParts.ts'
import { keepPictures } from './caterPictures.ts'
import { getCater } from './caterWire.ts'
import { isWritable, lockCater, updateCater } from './caterWriteStore.ts'

/**
 * Changes what the request says of a caterer, and its pictures where it brings any. 404 for another's, 403 for a cater
 * that sends what only admins write, 412 where it has changed since it was read.
 */
export async function changeCater(
  services: Pick<AppServices, 'db' | 'now' | 'images'>,
  request: FastifyRequest,
  { id, ...change }: CaterChange,
): Promise<{ cater: SeenCater }> {
  const viewer = requireViewer(request)
  if (!(await isWritable(services.db, viewer, id))) throw notFound()
  refuseAdminFields(viewer, change)
  const columns = toColumns(change)
  const pictures = await keepPictures(services.images, id, request.uploads)
  return runIdempotent(services, request, async (tx, at) => {
    if (!(await lockCater(tx, viewer, id))) throw notFound()
    const before = await getCater(tx, viewer, id)
    await checkIfMatch(request, SeenCater, before, () => findLastCaterChange(tx, id))
    const chosen = columns.accentColor === undefined ? before.accentColor : columns.accentColor
    await updateCater(tx, id, { ...columns, accentColor: chosen ?? pictures.accent })
    await saveParts(tx, id, change, pictures)
    const cater = await getCater(tx, viewer, id)
    const changed = diffFields(before, cater)
    if (changed) await recordChange(tx, viewer, at, { kind: 'cater', id, caterId: id, ...changed })
    return { cater }
  })
}

function refuseAdminFields({ role }: Viewer, change: Omit<CaterChange, 'id'>): void {
  const fields = Object.keys(change).filter((field) => field in adminCaterFields)
  if (role === 'admin' || fields.length === 0) return
  throw new ProblemError(403, 'admins_only', {
    detail: `Only admins write ${fields.join(', ')}.`,
    issues: fields.map((path) => ({ path, validatorKey: 'admins_only' })),
  })
}
