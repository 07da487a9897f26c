/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions --
   on narrow screens the rows are displayed as grids, which removes their implicit roles; keys and clicks come from their links */
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderTable_orders$key } from '../../../__generated__/OrderTable_orders.graphql.ts'
import { rowArrowKeys } from './rowArrowKeys.ts'
import { OrderRow } from './OrderRow.tsx'
import { ORDER_ROWS } from './orderRows.ts'
import styles from './OrderTable.module.css'
import { useRestoreRowFocus } from './useRestoreRowFocus.ts'

const COLUMNS = ['Ordre', 'Email', 'Pris', 'Bestilt', 'Levering', 'Godkendt', 'Betalt']

/** A table of orders, newest first. With `ofAllCaters` it has a column for the caterer, and the rows are no links. */
export function OrderTable(props: { orders: OrderTable_orders$key; ofAllCaters: boolean }) {
  const { edges } = useFragment(
    graphql`
      fragment OrderTable_orders on OrderConnection @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        edges {
          node {
            id
            ...OrderRow_order @arguments(withCater: $withCater)
          }
        }
      }
    `,
    props.orders,
  )
  const { ofAllCaters } = props
  const rows = useRestoreRowFocus()
  const [first, ...others] = COLUMNS
  return (
    <table role="table" className={styles.table} aria-label="Alle ordre">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" aria-sort="descending">
            {first}
          </th>
          {(ofAllCaters ? ['Cater', ...others] : others).map((column) => (
            <th key={column} role="columnheader" scope="col" className={column === 'Pris' ? styles.price : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody id={ORDER_ROWS} role="rowgroup" {...rows} onKeyDown={rowArrowKeys}>
        {edges.map(({ node }) => (
          <OrderRow key={node.id} order={node} ofAllCaters={ofAllCaters} />
        ))}
      </tbody>
    </table>
  )
}
