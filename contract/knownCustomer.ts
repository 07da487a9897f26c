import { z } from 'zod'
import { parsePhone } from '../domain/texts/phone.ts'
import { absent, WireDate, WireInt } from './wire.ts'

/** The phone number of a request as {@link parsePhone} reads it. */
export const RequestPhone = z.string().transform((text, context) => {
  const phone = parsePhone(text)
  if (phone !== null) return phone
  context.addIssue({ code: 'custom', message: 'Is no phone number' })
  return z.NEVER
})

/** A customer that a caterer knows by its phone number, as in its newest order. */
export const KnownCustomer = z.object({
  orderer: z.string(),
  email: absent(z.string()),
  delivery: absent(z.object({ address: z.string(), zipCode: z.string(), city: z.string() })).describe(
    'The address of its newest order that was delivered.',
  ),
  orderRef: WireInt.describe('The newest order.'),
  deliveryDate: WireDate,
})
export type KnownCustomer = z.infer<typeof KnownCustomer>

export const KnownCustomerResponse = z.object({ customer: absent(KnownCustomer) })
