import type { FastifyRequest } from 'fastify'
import type { NewCater, SeenCater } from '../../contract/caters.ts'
import type { AppServices } from '../http/appServices.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireAdmin } from '../http/auth.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { toColumns } from './caterColumns.ts'
import { saveParts } from './caterParts.ts'
import { keepPictures } from './caterPictures.ts'
import { getCater } from './caterWire.ts'
import { insertCater, reserveCaterId } from './caterWriteStore.ts'

/** Makes a caterer with the pictures of the request, for an admin; see {@link keepPictures} and {@link toColumns}. */
export async function createCater(
  services: Pick<AppServices, 'db' | 'now' | 'images'>,
  request: FastifyRequest,
  body: NewCater,
): Promise<{ cater: SeenCater }> {
  const viewer = requireAdmin(request)
  const columns = toColumns(body)
  const id = await reserveCaterId(services.db)
  const pictures = await keepPictures(services.images, id, request.uploads)
  return runIdempotent(services, request, async (tx, at) => {
    await insertCater(tx, viewer, { id, ...columns, accentColor: columns.accentColor ?? pictures.accent })
    await saveParts(tx, id, body, pictures)
    const cater = await getCater(tx, viewer, id)
    await recordChange(tx, viewer, at, { kind: 'cater', id, caterId: id, before: null, after: cater })
    return { cater }
  })
}
