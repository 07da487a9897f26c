import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderState } from '../../../domain/orderStates.ts'
import type { useOrderState_order$key } from '../../__generated__/useOrderState_order.graphql.ts'

/** Where an order stands, in the words of the domain's rules. */
export function useOrderState(order: useOrderState_order$key): OrderState {
  const { status, paymentMethod } = useFragment(
    graphql`
      fragment useOrderState_order on Order {
        status
        paymentMethod
      }
    `,
    order,
  )
  return {
    refused: status === 'REFUSED',
    caterAccept: status === 'ACCEPTED' || status === 'PAID',
    paid: status === 'PAID',
    paymentMethodOther: paymentMethod === 'BANK_TRANSFER',
  }
}
