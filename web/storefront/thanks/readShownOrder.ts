import { graphql, readInlineData } from 'relay-runtime'
import { toOere } from '../../../domain/money.ts'
import type { readShownOrder_order$key } from '../../__generated__/readShownOrder_order.graphql.ts'
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
        price
        pricePeriodDifference
        deliveryFee
        menus {
          id
          name
          covers
          price
          groups {
            items {
              name
              amount
            }
          }
          items {
            name
            type
            amount
            price
          }
        }
        services {
          id
          name
          price
        }
      }
    `,
    key,
  )
  return {
    uuid: order.uuid,
    reference: order.reference,
    status: order.status,
    placedAt: order.placedAt,
    orderer: order.orderer,
    email: order.email,
    date: order.deliveryDate,
    clock: order.deliveryTime,
    deliveredAt: order.deliveredAt ?? null,
    place: order.address
      ? [order.address, [order.zipCode, order.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      : null,
    comment: order.comment ?? null,
    lines: order.menus.map(({ id, name, covers, price, groups, items }) => {
      const extras = items.filter(({ type }) => type === 'EXTRA')
      return {
        id,
        name,
        covers,
        price: toOere(price),
        total: extras.reduce((sum, extra) => sum + toOere(extra.price) * extra.amount, toOere(price) * covers),
        chosen: [...groups.flatMap((group) => group.items), ...items.filter(({ type }) => type !== 'EXTRA')],
        extras,
      }
    }),
    services: order.services.map(({ id, name, price }) => ({ id, name, price: toOere(price) })),
    delivery: order.deliveryFee == null ? null : toOere(order.deliveryFee),
    difference: toOere(order.pricePeriodDifference ?? 0),
    total: toOere(order.price),
  }
}
