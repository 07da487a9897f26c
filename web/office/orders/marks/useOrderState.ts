import { graphql, useFragment } from 'react-relay/hooks'
import { isOrderStatus } from '../../../../domain/orders/orderStates.ts'
import type { OrderState } from '../../../../domain/orders/orderStates.ts'
import type { useOrderState_order$key } from '../../../__generated__/useOrderState_order.graphql.ts'

/** The status of an order and how it was paid. */
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
    // the types allow for values that the graph may add later
    status: isOrderStatus(status) ? status : 'AWAITING_APPROVAL',
    paymentMethod: paymentMethod === 'CARD' || paymentMethod === 'BANK_TRANSFER' ? paymentMethod : null,
  }
}
