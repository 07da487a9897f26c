import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { KitchenMenu } from './mergeProduction.ts'
import type { kitchenMenus_day$key } from '../../__generated__/kitchenMenus_day.graphql.ts'
import type { kitchenMenus_items$key } from '../../__generated__/kitchenMenus_items.graphql.ts'

/** The menus to make on a day. */
export function kitchenMenus(day: kitchenMenus_day$key): KitchenMenu[] {
  const { menus } = readInlineData(
    graphql`
      fragment kitchenMenus_day on ProductionDay @inline {
        menus {
          name
          covers
          groups {
            name
            position
            items {
              ...kitchenMenus_items
            }
          }
          items {
            ...kitchenMenus_items
          }
          extras {
            ...kitchenMenus_items
          }
        }
      }
    `,
    day,
  )
  return menus.map(({ name, covers, groups, items, extras }) => ({
    name,
    covers,
    groups: groups.map((group) => ({
      name: group.name,
      position: group.position ?? null,
      items: group.items.map(produced),
    })),
    items: items.map(produced),
    extras: extras.map(produced),
  }))
}

function produced(item: kitchenMenus_items$key) {
  const { name, quantity } = readInlineData(
    graphql`
      fragment kitchenMenus_items on ProducedItem @inline {
        name
        quantity
      }
    `,
    item,
  )
  return { name, quantity }
}
