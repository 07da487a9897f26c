import { formatCovers } from '../../../domain/texts/counts.ts'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'

/** The amount of production, and the time of its first delivery: '4 ordrer, 138 kuverter. Første levering kl. 11:30.' */
export function kitchenSummary(orders: readonly ShownKitchenOrder[]): string {
  const covers = orders.reduce((sum, order) => sum + order.covers, 0)
  const count = orders.length === 1 ? '1 ordre' : `${orders.length} ordrer`
  return [`${count}, ${formatCovers(covers)}.`, firstDeliveryText(orders)].filter(Boolean).join(' ')
}

/** The time at which the first order of a day leaves the kitchen; empty for none, and for several days. */
export function firstDeliveryText(orders: readonly { date: string; clock: string; isPickup: boolean }[]): string {
  const [first] = orders.toSorted((a, b) => a.clock.localeCompare(b.clock))
  if (!first || orders.some(({ date }) => date !== first.date)) return ''
  return `${first.isPickup ? 'Første afhentning' : 'Første levering'} kl. ${first.clock}.`
}
