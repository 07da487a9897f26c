import { z } from '../../validation/zod.ts'
import { checkOrderForm } from '../../../domain/orders/orderForm.ts'
import type { OrderForm, OrderFormContext } from '../../../domain/orders/orderForm.ts'

/** The fields of the order form that can be wrong, in the order in which they stand, by their paths in OrderForm. */
export const FIELD_ORDER = [
  'user.firstName',
  'user.lastName',
  'user.email',
  'user.phone',
  'isDelivery',
  'delivery.address',
  'delivery.zipCode',
  'delivery.city',
  'time.date',
  'time.clock',
  'comment',
  'needs',
  'conditions',
] as const

/** A field of the order form that can be wrong. */
export type OrderField = (typeof FIELD_ORDER)[number]

// A rule's path or the wire's, where the form's field is called otherwise.
const OTHER_NAMES: Record<string, OrderField> = { email: 'user.email', delivery: 'isDelivery' }

/** Maps the path of an issue to the field that shows it. Returns null for none. */
export function orderFieldOf(path: string): OrderField | null {
  return OTHER_NAMES[path] ?? FIELD_ORDER.find((field) => field === path) ?? needField(path)
}

const needField = (path: string): OrderField | null => (/^needs(\.|$)/.test(path) ? 'needs' : null)

/** The shape of the form values; a reload restores them in it, too. */
export const OrderFormShape = z.object({
  isDelivery: z.boolean(),
  delivery: z.object({ address: z.string(), zipCode: z.string(), city: z.string() }),
  time: z.object({ date: z.string(), clock: z.string() }),
  comment: z.string(),
  // a draft of an earlier release has none
  needs: z.array(z.object({ guests: z.string(), choice: z.string(), text: z.string() })).catch([]),
  user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  conditions: z.boolean(),
}) satisfies z.ZodType<OrderForm>

/** The form's rules as a schema. The context is read anew each time, since its clock goes on. */
export function orderFormSchema(context: () => OrderFormContext) {
  return OrderFormShape.superRefine((form, refinement) => {
    for (const { path, message } of checkOrderForm(form, context())) {
      const field = path.startsWith('needs.') ? path : (orderFieldOf(path) ?? path)
      refinement.addIssue({ code: 'custom', path: field.split('.'), message })
    }
  })
}
