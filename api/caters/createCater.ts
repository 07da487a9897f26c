import type { FastifyRequest } from 'fastify'
import type { NewCater, SeenCater } from '../../contract/caters.ts'
import type { AppServices } from '../http/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import { createRow } from '../http/rowChanges.ts'
import { toColumns } from './caterColumns.ts'
import { saveParts } from './caterParts.ts'
import { storePictures } from './caterPictures.ts'
import { caterRowKind, getCater } from './caterWire.ts'
import { insertCater, reserveCaterId } from './caterWriteStore.ts'

/** Creates a caterer with the pictures of the request, for an admin; see {@link storePictures} and {@link toColumns}. */
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
    await insertCater(tx, viewer, { id, ...columns, accentColor: columns.accentColor ?? pictures.accent })
    await saveParts(tx, id, body, pictures)
    return getCater(tx, viewer, id)
  })
  return { cater }
}
