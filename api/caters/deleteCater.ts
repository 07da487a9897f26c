import type { FastifyRequest } from 'fastify'
import { danishDate } from '../../domain/danishTime.ts'
import type { AppServices } from '../http/appServices.ts'
import { recordChange } from '../audit/changeStore.ts'
import { requireAdmin } from '../http/auth.ts'
import { notFound, ProblemError } from '../http/problems.ts'
import { runIdempotent } from '../http/runIdempotent.ts'
import { getCater } from './caterWire.ts'
import { countOpenOrders, lockForDeletion, updateCater } from './caterWriteStore.ts'

/** Hides a caterer everywhere, for an admin; its orders and pictures stay. 409 while it has orders to come. */
export function deleteCater(
  services: Pick<AppServices, 'db' | 'now'>,
  request: FastifyRequest,
  id: number,
): Promise<{ success: boolean }> {
  const viewer = requireAdmin(request)
  return runIdempotent(services, request, async (tx, at) => {
    if (!(await lockForDeletion(tx, viewer, id))) throw notFound()
    const open = await countOpenOrders(tx, viewer, id, danishDate(at))
    if (open > 0) {
      throw new ProblemError(409, 'has_open_orders', {
        detail: `It has ${open} orders for today or later that are not refused. Refuse them, or wait until they are past.`,
        issues: [{ path: 'id', validatorKey: 'has_open_orders' }],
      })
    }
    const before = await getCater(tx, viewer, id)
    await updateCater(tx, id, { deletedAt: at })
    await recordChange(tx, viewer, at, { kind: 'cater', id, caterId: id, before, after: null })
    return { success: true }
  })
}
