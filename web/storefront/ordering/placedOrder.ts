import { isExtra } from '../../../domain/basket.ts'
import type { BasketMenu } from '../../../domain/basket.ts'
import { nameOf } from '../../../domain/basketReview.ts'
import type { OrderForm } from '../../../domain/orderForm.ts'
import type { ShownOrder } from '../thanks/shownOrder.ts'
import type { OrderTotals } from './orderTotals.ts'

/** The order that the service has just taken, as it was sent. */
export function placedOrder(
  { uuid, reference }: { uuid: string; reference: number },
  form: OrderForm,
  totals: OrderTotals,
): ShownOrder {
  const { user, delivery, time } = form
  return {
    uuid,
    reference,
    status: 'AWAITING_APPROVAL',
    placedAt: new Date().toISOString(),
    orderer: `${user.firstName.trim()} ${user.lastName.trim()}`,
    email: user.email.trim(),
    date: time.date,
    clock: time.clock,
    deliveredAt: null,
    place: form.isDelivery ? `${delivery.address.trim()}, ${delivery.zipCode} ${delivery.city.trim()}` : null,
    comment: form.comment.trim() || null,
    lines: totals.lines.map(({ line, total }) => ({
      id: line.tempId,
      name: line.name,
      covers: line.amount,
      price: line.price,
      total,
      chosen: choices(line, false).map(({ name, amount }) => ({ name, amount: amount * line.amount })),
      extras: choices(line, true),
    })),
    services: totals.services.map(({ id, name, price }) => ({ id, name, price })),
    delivery: totals.delivery,
    difference: totals.period?.difference ?? 0,
    total: totals.total,
  }
}

function choices(line: BasketMenu, areExtras: boolean) {
  return line.selectedMenuItems
    .filter((item) => isExtra(line, item) === areExtras)
    .map((item) => ({ name: nameOf(line, item), amount: item.amount }))
}
