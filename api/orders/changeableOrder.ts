import type { ChangeLimits } from '../../contract/orders.ts'
import { changeableCovers, changeUntil } from './changeLimits.ts'
import { danishClock, danishDate } from '../../domain/time/danishTime.ts'
import { isMissed } from '../../domain/availability/leadTime.ts'
import { canAct } from '../../domain/orders/orderActs.ts'
import { findAvailabilityRules } from '../availability/availabilityStore.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import type { Db } from '../database/connect.ts'
import { findOrderedFrom, listCoverLimits } from './customerChangeStore.ts'
import type { OrderRow } from './orderStore.ts'
import { toOrderStatus } from './statusColumn.ts'

/** The limits of what a customer may change alone, and the rules that decide it; null where nothing may change. */
export async function findChangeable(
  db: Db,
  order: OrderRow,
  now: Date,
): Promise<{ limits: ChangeLimits; rules: AvailabilityRules } | null> {
  if (!canAct('change', 'customer', toOrderStatus(order.status)) || order.deliveredAt !== null) return null
  const cater = await findOrderedFrom(db, order.caterId)
  if (!cater) return null
  const menuIds = order.content.menus.map(({ id }) => id)
  const rules = await findAvailabilityRules(db, cater, menuIds)
  const covers = order.content.menus.reduce((total, { amount }) => total + amount, 0)
  const until = changeUntil(rules, order.deliveryDate, order.deliveryTime, covers)
  const at = { date: danishDate(now), clock: danishClock(now) }
  if (isMissed(until, at)) return null
  const own = await listCoverLimits(db, menuIds)
  const lines = order.content.menus.map(({ id, amount }, index) => {
    const { min, max } = changeableCovers(order.orderedCovers?.[index] ?? amount)
    const menu = own.get(id)
    return {
      min: Math.min(amount, Math.max(min, menu?.minAmount ?? 1)),
      max: Math.max(amount, Math.min(max, menu?.maxAmount ?? max)),
    }
  })
  return { limits: { ...until, lines }, rules }
}
