import { graphql, readInlineData } from 'relay-runtime'
import type { MenuNode } from '../../../domain/menu.ts'
import { isMenuType, MENU_TYPES_BY_NAME } from '../../../domain/menuTypes.ts'
import type { MenuType } from '../../../domain/menuTypes.ts'
import { toOere } from '../../../domain/money.ts'
import type { Oere } from '../../../domain/money.ts'
import type { menuNode_menu$data, menuNode_menu$key } from '../../__generated__/menuNode_menu.graphql.ts'

/** A menu, or something in it, as the storefront shows it. */
export interface ShownNode extends MenuNode {
  /** Sanitised HTML. */
  description: string | null
  children: readonly ShownNode[]
}

/** A menu that can be put in the basket. */
export interface ShownMenu extends ShownNode {
  type: MenuType
  discountFromPrice: Oere | null
}

/** Maps the fragment of a menu to the domain's type. Returns null for a type that cannot be ordered. */
export function readMenu(menu: menuNode_menu$key): ShownMenu | null {
  const data = readInlineData(
    graphql`
      fragment menuNode_menu on Menu @inline {
        uuid
        type
        name
        description
        price
        discountFromPrice
        minAmount
        maxAmount
        children {
          uuid
          type
          name
          description
          price
          minAmount
          maxAmount
          children {
            uuid
            type
            name
            description
            price
            minAmount
            maxAmount
          }
        }
      }
    `,
    menu,
  )
  const node = toNode(data, data.children.flatMap(toChild))
  if (!node || !isMenuType(node.type)) return null
  const { discountFromPrice } = data
  return { ...node, type: node.type, discountFromPrice: discountFromPrice == null ? null : toOere(discountFromPrice) }
}

type ChildData = menuNode_menu$data['children'][number]
type LeafData = ChildData['children'][number]

function toChild(child: ChildData): ShownNode[] {
  return one(
    toNode(
      child,
      child.children.flatMap((leaf) => one(toNode(leaf, []))),
    ),
  )
}

function toNode(data: LeafData, children: ShownNode[]): ShownNode | null {
  if (!(data.type in MENU_TYPES_BY_NAME)) return null
  return {
    id: data.uuid,
    type: MENU_TYPES_BY_NAME[data.type as keyof typeof MENU_TYPES_BY_NAME],
    name: data.name,
    description: data.description ?? null,
    price: toOere(data.price),
    minAmount: data.minAmount ?? null,
    maxAmount: data.maxAmount ?? null,
    children,
  }
}

function one(node: ShownNode | null): ShownNode[] {
  return node ? [node] : []
}
