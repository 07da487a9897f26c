import type { FastifyRequest } from 'fastify'
import { danishDate } from '../../domain/time/danishTime.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireAdmin } from '../http/auth.ts'
import { ProblemError } from '../http/problems.ts'
import { deleteRow } from '../routes/rowChanges.ts'
import { caterRowKind, getCater } from './caterWire.ts'
import { lockCaterForDeletion } from '../catalogue/editableCaterStore.ts'
import { countOpenOrders, updateCater } from './caterWriteStore.ts'

/** Soft-deletes a caterer, for an admin; its orders and pictures stay. Throws 409 while it has open orders. */
export function deleteCater(
  services: Pick<AppServices, 'db' | 'now'>,
  request: FastifyRequest,
  id: number,
): Promise<{ success: boolean }> {
  const viewer = requireAdmin(request)
  return deleteRow(services, request, viewer, caterRowKind, {
    lock: async (tx) => ((await lockCaterForDeletion(tx, viewer, id)) ? getCater(tx, viewer, id) : null),
    async remove(tx, _cater, at) {
      const open = await countOpenOrders(tx, viewer, id, danishDate(at))
      if (open > 0) {
        throw new ProblemError(409, 'has_open_orders', {
          detail: `It has ${open} orders for today or later that are not refused. Refuse them, or wait until they are past.`,
          issues: [{ path: 'id', validatorKey: 'has_open_orders' }],
        })
      }
      await updateCater(tx, id, { deletedAt: at })
    },
  })
}
