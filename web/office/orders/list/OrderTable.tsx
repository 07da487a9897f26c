/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions --
   on narrow screens rows are drawn as grids, which takes their own roles away; keys and clicks come from their links */
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderTable_orders$key } from '../../../__generated__/OrderTable_orders.graphql.ts'
import { rowArrowKeys } from './rowArrowKeys.ts'
import { OrderRow } from './OrderRow.tsx'
import { ORDER_ROWS } from './orderRows.ts'
import styles from './OrderTable.module.css'
import { useRestoreRowFocus } from './useRestoreRowFocus.ts'

const HEADS = ['Ordre', 'Email', 'Pris', 'Bestilt', 'Levering', 'Godkendt', 'Betalt']

/** Orders, the highest reference first. Those of all caters name theirs, and are no links. */
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
  const [first, ...others] = HEADS
  return (
    <table role="table" className={styles.table} aria-label="Alle ordre">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" aria-sort="descending">
            {first}
          </th>
          {(ofAllCaters ? ['Cater', ...others] : others).map((head) => (
            <th key={head} role="columnheader" scope="col" className={head === 'Pris' ? styles.price : undefined}>
              {head}
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
