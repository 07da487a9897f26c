import type { FastifyRequest } from 'fastify'
import type { NewCater, SeenCater } from '../../contract/caters.ts'
import { hasInspectionReport } from '../../domain/caters/smiley.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import { createRow } from '../routes/rowChanges.ts'
import { toColumns } from './caterColumns.ts'
import { saveParts } from './caterParts.ts'
import { requireInspectionReport } from './requireInspectionReport.ts'
import { storePictures } from './caterPictures.ts'
import { caterRowKind, getCater } from './caterWire.ts'
import { insertCater, reserveCaterId } from './caterWriteStore.ts'

/**
 * Creates a caterer with the pictures of the request, for an admin; see {@link storePictures} and {@link toColumns}. Without
 * `active` it is active where its inspection report is stated. Throws 422 where it would be active without.
 */
export async function createCater(
  services: Pick<AppServices, 'db' | 'now' | 'images'>,
  request: FastifyRequest,
  body: NewCater,
): Promise<{ cater: SeenCater }> {
  const viewer = requireAdmin(request)
  const columns = toColumns(body)
  const id = await reserveCaterId(services.db)
  const pictures = await storePictures(services.images, id, request.uploads)
  const cater = await createRow(services, request, viewer, caterRowKind, async (tx) => {
    const report = { smileyUrl: columns.smileyUrl ?? null, noInspectionYet: columns.noInspectionYet ?? false }
    const active = columns.active ?? hasInspectionReport(report)
    requireInspectionReport(null, { ...report, active })
    await insertCater(tx, viewer, { id, ...columns, active, accentColor: columns.accentColor ?? pictures.accent })
    await saveParts(tx, id, body, pictures)
    return getCater(tx, viewer, id)
  })
  return { cater }
}
