import type { ChangeLimits } from '../../contract/orders.ts'
import { changeableCovers, changeUntil } from './changeLimits.ts'
import { isMissed } from '../../domain/availability/leadTime.ts'
import { reasonsAgainst } from '../../domain/availability/reasonsAgainst.ts'
import { canAct } from '../../domain/orders/orderActs.ts'
import { findZone } from '../../domain/zones/zones.ts'
import { findAvailabilityRules } from '../availability/availabilityStore.ts'
import type { AvailabilityRules } from '../../domain/availability/availabilityRules.ts'
import type { Db } from '../database/connect.ts'
import { findOrderedFrom, listCoverLimits } from './customerChangeStore.ts'
import { questionOf } from './orderAvailability.ts'
import type { OrderRow } from './orderStore.ts'
import { repriceOrder } from './repriceOrder.ts'
import { toOrderStatus } from './statusColumn.ts'

/** The limits of what a customer may change alone, and what decides them; null where nothing may change. */
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
  const standing = questionWith(order, rules, coversOf(order), now)
  const until = changeUntil(rules, { ...standing, clock: order.deliveryTime })
  if (isMissed(until, standing.now)) return null
  const own = await listCoverLimits(db, menuIds)
  const lines = order.content.menus.map(({ id, amount }, index) => {
    const { min, max } = changeableCovers(order.orderedCovers?.[index] ?? amount, rules)
    const menu = own.get(id)
    // Only the answer to a change says how many covers the day has room for
    const isPossible = (covers: number) =>
      reasonsAgainst(rules, {}, questionWith(order, rules, coversOf(order).with(index, covers), now), standing).filter(
        ({ code }) => code !== 'DAY_FULL',
      ).length === 0
    return {
      min: nearest(Math.min(amount, Math.max(min, menu?.minAmount ?? 1)), amount, isPossible),
      max: nearest(Math.max(amount, Math.min(max, menu?.maxAmount ?? max)), amount, isPossible),
    }
  })
  return { limits: { ...until, lines }, rules }
}

const coversOf = ({ content }: OrderRow) => content.menus.map(({ amount }) => amount)

/** The question to the rules about an order with other covers. */
function questionWith(order: OrderRow, { zones }: AvailabilityRules, covers: readonly number[], now: Date) {
  const { zipCode, deliveryDate: date, deliveryTime: clock } = order
  const { content, goods } = repriceOrder(order, covers, zipCode === null ? undefined : findZone(zones, zipCode))
  return questionOf({ menus: content.menus, zipCode, goods }, { date, clock }, now)
}

/** The number nearest to one limit, on the way to the other, that is possible; the other always is. */
function nearest(from: number, to: number, isPossible: (covers: number) => boolean): number {
  const step = Math.sign(to - from)
  let covers = from
  while (covers !== to && !isPossible(covers)) covers += step
  return covers
}
