import { isExtra } from '../../../domain/basket/basket.ts'
import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { nameOf } from '../../../domain/basket/basketReview.ts'
import { sourcesOf } from '../../../domain/images/imageWidths.ts'
import { formatNeed, readNeed } from '../../../domain/foods/needs.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import type { ShownMenu, ShownMenusById } from '../../catalogue/menuNode.ts'
import type { ShownOrder } from '../placed/shownOrder.ts'
import type { OrderTotals } from './orderTotals.ts'

/** The order that the service has just accepted, as it was sent; `menus` are today's, null where they are not known. */
export function placedOrder(
  { uuid, reference, linkToken }: { uuid: string; reference: number; linkToken?: string | null | undefined },
  form: OrderForm,
  totals: OrderTotals,
  menus: ShownMenusById | null,
): ShownOrder {
  const { user, delivery, time } = form
  return {
    uuid,
    reference,
    linkToken: linkToken ?? null,
    status: 'AWAITING_APPROVAL',
    placedAt: new Date().toISOString(),
    orderer: `${user.firstName.trim()} ${user.lastName.trim()}`,
    email: user.email.trim(),
    date: time.date,
    clock: time.clock,
    deliveredAt: null,
    place: form.isDelivery ? `${delivery.address.trim()}, ${delivery.zipCode} ${delivery.city.trim()}` : null,
    comment: form.comment.trim() || null,
    needs: form.needs.map(readNeed).map((need) => ({
      label: formatNeed(need),
      allergen: need.allergen,
      diet: need.diet,
    })),
    caterPhone: null,
    lines: totals.lines.map(({ line, total }) => ({
      id: line.tempId,
      name: line.name,
      covers: line.amount,
      price: line.price,
      total,
      chosen: choices(line, false).map(({ name, amount }) => ({ name, amount: amount * line.amount })),
      extras: choices(line, true),
      // The service stores what is declared, which the thank-you page reads
      allergens: null,
      picture: pictureOf(menus?.get(line.id)),
    })),
    services: totals.services.map(({ id, name, price, appliesTo }) => ({ id, name, price, appliesTo })),
    added: [],
    discount: null,
    delivery: totals.delivery,
    difference: totals.period?.difference ?? 0,
    total: totals.total,
  }
}

function pictureOf(menu: ShownMenu | undefined) {
  const [picture] = menu?.pictures ?? []
  return picture ? sourcesOf(picture.url, picture.width, 640) : null
}

function choices(line: BasketMenu, areExtras: boolean) {
  return line.selectedMenuItems
    .filter((item) => isExtra(line, item) === areExtras)
    .map((item) => ({ name: nameOf(line, item), amount: item.amount }))
}
