import { graphql, readInlineData } from 'relay-runtime'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type { Offering } from '../../../domain/menus/offering.ts'
import type { menuRow_menu$key } from '../../__generated__/menuRow_menu.graphql.ts'

/** A menu as the list shows it. */
export interface MenuRow extends Offering {
  id: string
  uuid: string
  name: string
  price: Oere
  discountFromPrice: Oere | null
  minAmount: number | null
  maxAmount: number | null
  isDraft: boolean
  isSatisfiable: boolean
  /** The address of its first picture; null without one. */
  picture: string | null
}

/** Reads a menu of the list. */
export function readMenuRow(key: menuRow_menu$key): MenuRow {
  const menu = readInlineData(
    graphql`
      fragment menuRow_menu on Menu @inline {
        id
        uuid
        name
        price
        discountFromPrice
        minAmount
        maxAmount
        soldOutTo
        offeredFrom
        offeredTo
        isDraft
        isSatisfiable
        images {
          thumb: url(width: 96)
        }
      }
    `,
    key,
  )
  const { discountFromPrice, minAmount, maxAmount, soldOutTo, offeredFrom, offeredTo, images } = menu
  return {
    id: menu.id,
    uuid: menu.uuid,
    name: menu.name,
    price: toOere(menu.price),
    discountFromPrice: discountFromPrice == null ? null : toOere(discountFromPrice),
    minAmount: minAmount ?? null,
    maxAmount: maxAmount ?? null,
    soldOutTo: soldOutTo ?? null,
    offeredFrom: offeredFrom ?? null,
    offeredTo: offeredTo ?? null,
    isDraft: menu.isDraft,
    isSatisfiable: menu.isSatisfiable,
    picture: images[0]?.thumb ?? null,
  }
}
