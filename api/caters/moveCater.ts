import type { FastifyRequest } from 'fastify'
import type { SeenCater } from '../../contract/caters.ts'
import { requireAdmin } from '../http/auth.ts'
import type { AppServices } from '../routes/appServices.ts'
import { changeRow } from '../routes/rowChanges.ts'
import { lockCaters, placeCater } from './caterOrderStore.ts'
import { caterRowKind, getCater } from './caterWire.ts'

/** Moves a caterer to a place among all, from 1; the last for a place beyond. For admins. Throws 404 for an unknown one. */
export async function moveCater(
  services: Pick<AppServices, 'db' | 'now'>,
  request: FastifyRequest,
  { id, place }: { id: number; place: number },
): Promise<{ cater: SeenCater }> {
  const viewer = requireAdmin(request)
  const cater = await changeRow(services, request, viewer, caterRowKind, {
    lock: async (tx) => ((await lockCaters(tx, viewer)).has(id) ? getCater(tx, viewer, id) : null),
    async update(tx) {
      await placeCater(tx, id, place)
      return getCater(tx, viewer, id)
    },
  })
  return { cater }
}
