import type { BasketMenu } from '../../../domain/basket/basket.ts'
import { toKroner } from '../../../domain/money/money.ts'
import { readNeed } from '../../../domain/foods/needs.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { pricePeriodTypeName } from '../../../domain/money/pricePeriods.ts'
import type { PlaceOrderInput } from '../../__generated__/usePlaceOrderMutation.graphql.ts'
import { chosenText, extrasText } from '../../lines/lineText.ts'
import type { OrderTotals } from './orderTotals.ts'

/** An order without its idempotency key. Two of them with equal JSON are the same order. */
export type OrderInput = Omit<PlaceOrderInput, 'idempotencyKey'>

/**
 * Creates the mutation's input. A signed-in customer's email is known from the session; an address is sent with a delivery
 * only. Prices are those that the customer saw, in kroner.
 */
export function orderContent(
  form: OrderForm,
  totals: OrderTotals,
  { caterNumber, isGuest }: { caterNumber: number; isGuest: boolean },
): OrderInput {
  const { firstName, lastName, email, phone } = form.user
  const { address, zipCode, city } = form.delivery
  return {
    caterNumber,
    user: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: isGuest ? email.trim() : null,
      phone: phone.trim(),
    },
    delivery: form.isDelivery ? { address: address.trim(), zipCode, city: city.trim() } : null,
    date: form.time.date,
    clock: form.time.clock,
    comment: form.comment.trim() || null,
    needs: form.needs.length === 0 ? null : form.needs.map(readNeed),
    menus: totals.lines.map(({ line }) => placedMenu(line)),
    services: totals.services.map(({ id, name, price }) => ({ uuid: id, price: toKroner(price), text: name })),
    pricePeriod: totals.period && {
      id: String(totals.period.id),
      type: pricePeriodTypeName(totals.period.type),
      percentage: totals.period.percentage,
      difference: toKroner(totals.period.difference),
    },
    price: toKroner(totals.total),
  }
}

function placedMenu(line: BasketMenu): OrderInput['menus'][number] {
  return {
    uuid: line.id,
    amount: line.amount,
    price: toKroner(line.price),
    items: line.selectedMenuItems.map(({ id, groupId, amount }) => ({ uuid: id, groupUuid: groupId, amount })),
    text: [`${line.amount} × ${line.name}`, chosenText(line), extrasText(line)].filter(Boolean).join(', '),
  }
}
