import { graphql, readInlineData } from 'relay-runtime'
import type { readShownOrder_order$key } from '../../__generated__/readShownOrder_order.graphql.ts'
import { formatAddress } from '../../cities/formatAddress.ts'
import { readNeed } from '../../foods/readNeed.ts'
import { readShownContent } from './readShownContent.ts'
import type { ShownOrder } from './shownOrder.ts'

/** Maps the fragment of an order to what the thank-you page shows. */
export function readShownOrder(key: readShownOrder_order$key): ShownOrder {
  const order = readInlineData(
    graphql`
      fragment readShownOrder_order on Order @inline {
        uuid
        reference
        status
        placedAt
        orderer
        email
        deliveryDate
        deliveryTime
        deliveredAt
        address
        zipCode
        city
        comment
        needs {
          ...readNeed_need
        }
        cater {
          phoneNumber
        }
        ...readShownContent_content
      }
    `,
    key,
  )
  return {
    uuid: order.uuid,
    reference: order.reference,
    linkToken: null,
    status: order.status,
    placedAt: order.placedAt,
    orderer: order.orderer,
    email: order.email,
    date: order.deliveryDate,
    clock: order.deliveryTime,
    deliveredAt: order.deliveredAt ?? null,
    place: order.address ? formatAddress(order.address, order.zipCode, order.city) : null,
    comment: order.comment ?? null,
    needs: order.needs.map(readNeed),
    caterPhone: order.cater?.phoneNumber ?? null,
    ...readShownContent(order),
  }
}
