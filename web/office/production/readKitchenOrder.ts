import { graphql, readInlineData } from 'relay-runtime'
import type { readKitchenOrder_items$key } from '../../__generated__/readKitchenOrder_items.graphql.ts'
import type { readKitchenOrder_order$key } from '../../__generated__/readKitchenOrder_order.graphql.ts'

/** An order as kitchen and driver read it. */
export type ShownKitchenOrder = ReturnType<typeof readKitchenOrder>

/** Reads an order for the kitchen. */
export function readKitchenOrder(order: readKitchenOrder_order$key) {
  const data = readInlineData(
    graphql`
      fragment readKitchenOrder_order on KitchenOrder @inline {
        uuid
        reference
        date
        clock
        name
        phoneNumber
        isPickup
        address
        zipCode
        city
        comment
        needs {
          label
        }
        needChecks
        covers
        services
        deliveredAt
        deliveredBy
        menus {
          name
          covers
          allergens {
            sentences
          }
          groups {
            name
            items {
              ...readKitchenOrder_items
            }
          }
          items {
            ...readKitchenOrder_items
          }
        }
      }
    `,
    order,
  )
  return {
    uuid: data.uuid,
    reference: data.reference,
    date: data.date,
    clock: data.clock,
    name: data.name,
    phoneNumber: data.phoneNumber,
    isPickup: data.isPickup,
    address: data.address,
    zipCode: data.zipCode,
    city: data.city,
    comment: data.comment,
    needs: data.needs.map(({ label }) => label),
    /** ALG-14: where they meet what is in the food. */
    checks: data.needChecks,
    covers: data.covers,
    services: data.services,
    deliveredAt: data.deliveredAt,
    deliveredBy: data.deliveredBy,
    menus: data.menus.map((menu) => ({
      name: menu.name,
      covers: menu.covers,
      allergens: menu.allergens.sentences,
      groups: menu.groups.map((group) => ({ name: group.name, items: group.items.map(readItem) })),
      items: menu.items.map(readItem),
    })),
  }
}

function readItem(item: readKitchenOrder_items$key) {
  const { name, quantity, isExtra } = readInlineData(
    graphql`
      fragment readKitchenOrder_items on KitchenItem @inline {
        name
        quantity
        isExtra
      }
    `,
    item,
  )
  return { name, quantity, isExtra }
}
