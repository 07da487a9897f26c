import { graphql, readInlineData } from 'relay-runtime'
import type { DraftPrice, OrderDraft } from './proposalDraft.ts'
import type { draftOfOrder_order$key } from '../__generated__/draftOfOrder_order.graphql.ts'
import { readDraftContent } from './readDraftContent.ts'

/** An order as it is, as the draft of its change begins, with what it costs. */
export interface OrderBefore {
  draft: OrderDraft
  price: DraftPrice
}

/** Maps the fragment of an order to the draft of its change. */
export function draftOfOrder(key: draftOfOrder_order$key): OrderBefore {
  const order = readInlineData(
    graphql`
      fragment draftOfOrder_order on Order @inline {
        caterNumber
        deliveryDate
        deliveryTime
        address
        zipCode
        city
        ...readDraftContent_content
      }
    `,
    key,
  )
  const { address, zipCode, city } = order
  const { content, price } = readDraftContent(order, order.caterNumber)
  return {
    draft: {
      ...content,
      date: order.deliveryDate,
      clock: order.deliveryTime,
      delivery: address == null ? null : { address, zipCode: zipCode ?? '', city: city ?? '' },
      deliveryFee: null,
    },
    price,
  }
}
