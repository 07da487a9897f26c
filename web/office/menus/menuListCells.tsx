import { graphql, readInlineData } from 'relay-runtime'
import { Link } from 'react-router'
import { formatOfficePrice, toOere } from '../../../domain/money.ts'
import type { menuListCells_menu$key } from '../../__generated__/menuListCells_menu.graphql.ts'
import { paths } from '../../paths.ts'
import { plainText } from '../../ui/plainText.ts'
import { scrollTableOpen } from '../../ui/ScrollTable.tsx'
import { UnsatisfiableBadge } from './UnsatisfiableBadge.tsx'

/** The cells of a menu in the list. */
export function menuListCells(key: menuListCells_menu$key, caterNumber: number) {
  const { uuid, name, description, price, isSatisfiable } = readInlineData(
    graphql`
      fragment menuListCells_menu on Menu @inline {
        uuid
        name
        description
        price
        isSatisfiable
      }
    `,
    key,
  )
  return [
    <span key="name">
      <Link className={scrollTableOpen} to={paths.officeMenu(caterNumber, uuid)}>
        {name}
      </Link>
      {!isSatisfiable && <UnsatisfiableBadge />}
    </span>,
    plainText(description ?? ''),
    formatOfficePrice(toOere(price)),
  ]
}
