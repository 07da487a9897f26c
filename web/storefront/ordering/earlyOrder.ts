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

/**
 * The values of the form with what was filled in early, as far as it differs from the `blank` form that the server rendered.
 * `early` are readings of the form, of which the last that differs counts.
 */
export function withEarlyOrder(values: OrderForm, blank: OrderForm, early: readonly FormData[]): OrderForm {
  const typed = (name: string, untouched = '') =>
    early.map((filled) => filled.get(name)).findLast((text) => typeof text === 'string' && text !== untouched)
  const text = (name: string, known: string, untouched = '') => String(typed(name, untouched) ?? known)
  const chosen = typed('isDelivery', String(blank.isDelivery))
  // An address is typed in view of 'Levering', which the server's page has chosen though the draft is of a pickup
  const isForDelivery = ADDRESS_FIELDS.some((field) => typed(field) !== undefined)
  const date = text('time.date', '')
  const zipCode = sanitizeZipCode(text('delivery.zipCode', values.delivery.zipCode))
  return {
    ...values,
    isDelivery: chosen === undefined ? isForDelivery || values.isDelivery : chosen === 'true',
    delivery: {
      address: text('delivery.address', values.delivery.address),
      zipCode,
      // The draft's is that of its own code; the form looks up the new one's
      city: text('delivery.city', zipCode === values.delivery.zipCode ? values.delivery.city : ''),
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
    conditions: values.conditions || early.some((filled) => filled.has('conditions')),
  }
}

const ADDRESS_FIELDS = ['delivery.address', 'delivery.zipCode', 'delivery.city']

// What is no date is shown as it was typed, with the error of the field
const readDate = (typed: string) => parseShortDate(typed, danishDate(new Date())) ?? typed
