import { graphql, readInlineData } from 'relay-runtime'
import { isMenuType, MENU_TYPES_BY_NAME } from '../../domain/menus/menuTypes.ts'
import { toOere } from '../../domain/money/money.ts'
import type { OrderedItem, OrderedLine } from '../../domain/basket/orderAgain.ts'
import type {
  readOrderedLines_content$data,
  readOrderedLines_content$key,
} from '../__generated__/readOrderedLines_content.graphql.ts'

/** Maps the menus of an order or an offer to the domain's lines. */
export function readOrderedLines(key: readOrderedLines_content$key): OrderedLine[] {
  const { menus } = readInlineData(
    graphql`
      fragment readOrderedLines_content on OrderContent @inline {
        menus {
          menuUuid
          name
          type
          covers
          price
          groups {
            groupUuid
            name
            items {
              itemUuid
              name
              type
              amount
              price
            }
          }
          items {
            itemUuid
            name
            type
            amount
            price
          }
        }
      }
    `,
    key,
  )
  return menus.map((menu) => {
    const type = typeOf(menu)
    return {
      id: menu.menuUuid,
      name: menu.name,
      type: isMenuType(type) ? type : 'menu',
      covers: menu.covers,
      price: toOere(menu.price),
      groups: menu.groups.map(({ groupUuid, name, items }) => ({ id: groupUuid, name, items: items.map(toItem) })),
      items: menu.items.map(toItem),
    }
  })
}

type ItemData = readOrderedLines_content$data['menus'][number]['items'][number]

const toItem = (item: ItemData): OrderedItem => ({
  id: item.itemUuid,
  name: item.name,
  type: typeOf(item),
  amount: item.amount,
  price: toOere(item.price),
})

// A newer graph may know more types
const typeOf = ({ type }: { type: string }) =>
  type in MENU_TYPES_BY_NAME ? MENU_TYPES_BY_NAME[type as keyof typeof MENU_TYPES_BY_NAME] : 'include'
