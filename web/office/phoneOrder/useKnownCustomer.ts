import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { parsePhone } from '../../../domain/texts/phone.ts'
import type { useKnownCustomerQuery } from '../../__generated__/useKnownCustomerQuery.graphql.ts'

const query = graphql`
  query useKnownCustomerQuery($caterNumber: Int!, $phone: String!) {
    knownCustomer(caterNumber: $caterNumber, phone: $phone) {
      orderer
      email
      delivery {
        address
        zipCode
        city
      }
      reference
      deliveryDate
    }
  }
`

/** The customer of a phone number, by the newest orders of a caterer. Null for what no order says. */
export interface KnownCustomer {
  name: string
  email: string | null
  delivery: OrderForm['delivery'] | null
  lastOrder: { reference: number; deliveryDate: string }
}

/**
 * DAY-19: the customer that the caterer knows by what is typed as a phone number; null while it is no whole number, and where
 * nobody is known or the answer failed, since the order can be created without.
 */
export function useKnownCustomer(caterNumber: number, typed: string): KnownCustomer | null {
  const environment = useRelayEnvironment()
  const phone = parsePhone(typed)
  const [found, setFound] = useState<{ phone: string; customer: KnownCustomer | null } | null>(null)
  useEffect(() => {
    if (phone === null) return
    const subscription = fetchQuery<useKnownCustomerQuery>(environment, query, { caterNumber, phone }).subscribe({
      next: ({ knownCustomer }) => setFound({ phone, customer: toKnownCustomer(knownCustomer) }),
      error: () => setFound(null),
    })
    return () => subscription.unsubscribe()
  }, [environment, caterNumber, phone])
  return found?.phone === phone ? found.customer : null
}

function toKnownCustomer(found: useKnownCustomerQuery['response']['knownCustomer']): KnownCustomer | null {
  if (!found) return null
  const { orderer, email = null, reference, deliveryDate } = found
  const { address = '', zipCode = '', city = '' } = found.delivery ?? {}
  const delivery = found.delivery ? { address, zipCode, city } : null
  return { name: orderer, email, delivery, lastOrder: { reference, deliveryDate } }
}
