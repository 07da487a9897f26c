import { danishDate } from '../../../domain/time/danishTime.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { sanitizeZipCode } from '../../../domain/orders/orderForm.ts'
import { parseShortDate } from '../../ui/typedDate.ts'

/** The id of the order form's element. */
export const ORDER_FORM = 'bestil'

/**
 * The order form as it was filled in before the page was hydrated; null once it is, and where the browser renders the page
 * itself.
 */
export function readEarlyOrder(): FormData | null {
  if (typeof document === 'undefined' || window.isHydrated) return null
  const form = document.querySelector<HTMLFormElement>(`form#${ORDER_FORM}`)
  return form && new FormData(form)
}

/** The values of the form with what was filled in early, as far as it differs from the `blank` form that the server rendered. */
export function withEarlyOrder(values: OrderForm, blank: OrderForm, early: FormData): OrderForm {
  const text = (name: string, known: string, untouched = '') => {
    const typed = early.get(name)
    return typeof typed === 'string' && typed !== untouched ? typed : known
  }
  const isDelivery = text('isDelivery', String(blank.isDelivery)) === 'true'
  const date = text('time.date', '')
  return {
    ...values,
    isDelivery: isDelivery === blank.isDelivery ? values.isDelivery : isDelivery,
    delivery: {
      address: text('delivery.address', values.delivery.address),
      zipCode: sanitizeZipCode(text('delivery.zipCode', values.delivery.zipCode)),
      city: text('delivery.city', values.delivery.city),
    },
    time: {
      date: date === '' ? values.time.date : readDate(date),
      clock: text('time.clock', values.time.clock, blank.time.clock),
    },
    comment: text('comment', values.comment),
    user: {
      firstName: text('user.firstName', values.user.firstName, blank.user.firstName),
      lastName: text('user.lastName', values.user.lastName, blank.user.lastName),
      email: text('user.email', values.user.email),
      phone: text('user.phone', values.user.phone, blank.user.phone),
    },
    conditions: values.conditions || early.has('conditions'),
  }
}

// What is no date is shown as it was typed, with the error of the field
const readDate = (typed: string) => parseShortDate(typed, danishDate(new Date())) ?? typed
