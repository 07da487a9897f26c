/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions --
   on narrow screens the rows are displayed as grids, which removes their implicit roles; keys and clicks come from their links */
import { use, useId, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderTable_orders$key } from '../../../__generated__/OrderTable_orders.graphql.ts'
import type { OrderListFilter, OrderListSort } from '../../../../domain/orders/orderListFilter.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import text from '../../../ui/text.module.css'
import { OrderSelectionContext } from '../bulk/OrderSelectionContext.ts'
import { FilterLink } from './FilterLink.tsx'
import { OrderSequenceContext } from './OrderSequenceContext.ts'
import { rowArrowKeys } from './rowArrowKeys.ts'
import { OrderRow } from './OrderRow.tsx'
import { ORDER_ROWS } from './orderRows.ts'
import styles from './OrderTable.module.css'
import { useRestoreRowFocus } from './useRestoreRowFocus.ts'

/** A table of orders. With `ofAllCaters` it has a column for the caterer, and the rows are no links. */
export function OrderTable(props: { orders: OrderTable_orders$key; filter: OrderListFilter; ofAllCaters: boolean }) {
  const { edges } = useFragment(
    graphql`
      fragment OrderTable_orders on OrderConnection @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        edges {
          node {
            id
            uuid
            ...OrderRow_order @arguments(withCater: $withCater)
          }
        }
      }
    `,
    props.orders,
  )
  const { filter, ofAllCaters } = props
  const rows = useRestoreRowFocus()
  const sequence = useMemo(() => edges.map(({ node }) => node.uuid), [edges])
  const selection = use(OrderSelectionContext)
  return (
    <table role="table" className={styles.table} aria-label="Alle ordre">
      <thead role="rowgroup">
        <tr role="row">
          {selection && <SelectAll ids={edges.map(({ node }) => node.id)} {...selection} />}
          <Head>Ordre</Head>
          {ofAllCaters && <Head>Cater</Head>}
          <Head>Kunde</Head>
          <SortHead name="Bestilt" filter={filter} up="OLDEST_FIRST" down="NEWEST_FIRST" />
          <SortHead name="Levering" filter={filter} up="EARLIEST_DELIVERY_FIRST" down="LATEST_DELIVERY_FIRST" />
          <Head isNumber>Kuv.</Head>
          <Head isNumber>Pris</Head>
          <Head>Godkendt</Head>
          <Head>Betalt</Head>
        </tr>
      </thead>
      <tbody id={ORDER_ROWS} role="rowgroup" {...rows} onKeyDown={rowArrowKeys}>
        <OrderSequenceContext value={sequence}>
          {edges.map(({ node }) => (
            <OrderRow key={node.id} order={node} ofAllCaters={ofAllCaters} />
          ))}
        </OrderSequenceContext>
      </tbody>
    </table>
  )
}

function Head(props: { isNumber?: boolean; children: string }) {
  return (
    <th role="columnheader" scope="col" className={props.isNumber ? styles.number : undefined}>
      {props.children}
    </th>
  )
}

/** A column to sort by: pressed again it turns round. */
function SortHead(props: { name: string; filter: OrderListFilter; up: OrderListSort; down: OrderListSort }) {
  const { name, filter, up, down } = props
  const isUp = filter.sort === up
  const isDown = filter.sort === down
  // deliveries are sorted from the next one on, orders from the newest one on
  const first = name === 'Levering' ? up : down
  const next = isUp ? down : isDown ? up : first
  return (
    <th role="columnheader" scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <FilterLink className={styles.sort} filter={filter} changes={{ sort: next }}>
        <span>{name}</span>
        {isUp && <Icon name="up" />}
        {isDown && <Icon name="down" />}
      </FilterLink>
    </th>
  )
}

function SelectAll(props: {
  ids: readonly string[]
  selected: ReadonlySet<string>
  toggle: (ids: readonly string[], isOn: boolean) => void
}) {
  const { ids, selected, toggle } = props
  const count = ids.filter((id) => selected.has(id)).length
  const isAll = count === ids.length
  const id = useId()
  return (
    <th role="columnheader" scope="col" className={styles.tick}>
      <label htmlFor={id}>
        <span className={text.visuallyHidden}>Vælg alle på siden</span>
        <Checkbox
          id={id}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll
          }}
          checked={isAll}
          onChange={() => toggle(ids, !isAll)}
        />
      </label>
    </th>
  )
}
