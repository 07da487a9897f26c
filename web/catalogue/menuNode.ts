import { graphql, readInlineData } from 'relay-runtime'
import type { BasketService } from '../../domain/basket/basket.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { isMenuType, MENU_TYPES_BY_NAME } from '../../domain/menus/menuTypes.ts'
import type { MenuType } from '../../domain/menus/menuTypes.ts'
import { toOere } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import type { Offering } from '../../domain/menus/offering.ts'
import type { Picture_image$key } from '../__generated__/Picture_image.graphql.ts'
import type { MenuText_menu$key } from '../__generated__/MenuText_menu.graphql.ts'
import type { menuNode_menu$data, menuNode_menu$key } from '../__generated__/menuNode_menu.graphql.ts'

/** A menu, or something in it, as the storefront shows it. */
export interface ShownNode extends MenuNode {
  /** Sanitised HTML. */
  description: string | null
  children: readonly ShownNode[]
}

/** A picture of a menu. */
export interface MenuPicture {
  id: string | null
  /** Empty without a description. */
  caption: string
  image: Picture_image$key
  /** Its address as it was uploaded and its width in pixels, null where not known: for what outlives the catalogue, a placed order. */
  url: string
  width: number | null
}

/** A menu that can be put in the basket. */
export interface ShownMenu extends ShownNode, Offering {
  type: MenuType
  discountFromPrice: Oere | null
  /** The lowest price of the 30 days before it was reduced; null where it is not, or may not be called so. */
  normalPrice: Oere | null
  /** Whole per cent saved from that; 0 without. */
  savingPercent: number
  /** In their order; the first leads. */
  pictures: readonly MenuPicture[]
  /** True if it has a deadline of its own. */
  hasDeadline: boolean
  text: MenuText_menu$key
}

/** Menus by their uuid. */
export type ShownMenusById = ReadonlyMap<string, ShownMenu>

/** A menu with the services that each order of its caterer carries. */
export interface OfferedMenu extends ShownMenu {
  fees: readonly BasketService[]
}

/** Maps the fragment of a menu to the domain's type. Returns null for a type that cannot be ordered, and for a draft. */
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
        normalPrice
        savingPercent
        minAmount
        maxAmount
        ageLimit
        soldOutTo
        offeredFrom
        offeredTo
        leadDays
        isDraft
        images {
          id
          caption
          url
          width
          ...Picture_image
        }
        ...MenuText_menu
        children {
          uuid
          type
          name
          description
          price
          minAmount
          maxAmount
          ageLimit
          children {
            uuid
            type
            name
            description
            price
            minAmount
            maxAmount
            ageLimit
          }
        }
      }
    `,
    menu,
  )
  const node = toNode(data, data.children.flatMap(toChild))
  // The caterer's own people see its storefront as visitors do
  if (!node || !isMenuType(node.type) || data.isDraft) return null
  const { discountFromPrice, images, soldOutTo = null, offeredFrom = null, offeredTo = null } = data
  return {
    ...node,
    type: node.type,
    soldOutTo,
    hasDeadline: data.leadDays != null,
    offeredFrom,
    offeredTo,
    discountFromPrice: discountFromPrice == null ? null : toOere(discountFromPrice),
    normalPrice: data.normalPrice == null ? null : toOere(data.normalPrice),
    savingPercent: data.savingPercent,
    text: data,
    pictures: images.map((image) => ({
      id: image.id ?? null,
      caption: image.caption ?? '',
      image,
      url: image.url,
      width: image.width ?? null,
    })),
  }
}

type ChildData = menuNode_menu$data['children'][number]
type LeafData = ChildData['children'][number]

function toChild(child: ChildData): ShownNode[] {
  return toList(
    toNode(
      child,
      child.children.flatMap((leaf) => toList(toNode(leaf, []))),
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
    ageLimit: data.ageLimit ?? null,
    children,
  }
}

function toList(node: ShownNode | null): ShownNode[] {
  return node ? [node] : []
}
