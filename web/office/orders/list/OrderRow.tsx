/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens the rows are displayed as grids, which removes their implicit roles */
import { use, useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate, formatTimestamp } from '../../../../domain/time/formats.ts'
import { formatOfficePrice, toOere } from '../../../../domain/money/money.ts'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { isNewOrder } from '../../../../domain/orders/orderStates.ts'
import { formatOverdue } from '../../../../domain/time/waiting.ts'
import type { OrderRow_order$key } from '../../../__generated__/OrderRow_order.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import text from '../../../ui/text.module.css'
import { OrderSelectionContext } from '../bulk/OrderSelectionContext.ts'
import { OrderSequenceContext } from './OrderSequenceContext.ts'
import { TodayContext } from './TodayContext.ts'
import { AnswerMark, PaymentMark, UnseenMark } from '../marks/orderMarks.tsx'
import { ProposalMark } from '../marks/ProposalMark.tsx'
import { useOrderState } from '../marks/useOrderState.ts'
import styles from './OrderTable.module.css'
import { usePrefetchOrder } from './usePrefetchOrder.ts'

/** An order in the list. Its reference is a link that covers the row; admins have none, since they open no orders. */
export function OrderRow(props: { order: OrderRow_order$key; ofAllCaters: boolean }) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        id
        uuid
        reference
        orderer
        covers
        seenAt
        ...ProposalMark_order
        cater @include(if: $withCater) {
          name
        }
        email
        price
        placedAt
        deliveryDate
        deliveryTime
        ...useOrderState_order
      }
    `,
    props.order,
  )
  const state = useOrderState(order)
  const orders = use(OrderSequenceContext)
  const prefetchOrder = usePrefetchOrder(order.uuid)
  const selection = use(OrderSelectionContext)
  const isSelected = selection?.selected.has(order.id) ?? false
  const today = use(TodayContext)
  const tickId = useId()
  const overdue = state.status === 'ACCEPTED' ? formatOverdue(today, order.deliveryDate) : null
  return (
    <tr
      role="row"
      className={
        state.status === 'REFUSED' || state.status === 'CANCELLED' ? `${styles.row} ${styles.refused}` : styles.row
      }
      data-selected={isSelected || undefined}
    >
      {selection && (
        <td role="cell" className={styles.tick}>
          <label htmlFor={tickId}>
            <span className={text.visuallyHidden}>Vælg</span>
            <Checkbox
              id={tickId}
              aria-label={`Vælg ordre ${order.reference}`}
              checked={isSelected}
              onChange={() => selection.toggle([order.id], !isSelected)}
            />
          </label>
        </td>
      )}
      <td role="cell" className={styles.reference}>
        {props.ofAllCaters ? (
          <span>{order.reference}</span>
        ) : (
          <Link
            className={styles.open}
            to={paths.officeOrder(order.uuid)}
            state={orders && { orders }}
            {...prefetchOrder}
          >
            {order.reference}
          </Link>
        )}
        {isNewOrder(state.status, order.seenAt) && <UnseenMark />}
        <ProposalMark order={order} />
      </td>
      {props.ofAllCaters && (
        <td role="cell" className={styles.cater}>
          {order.cater?.name}
        </td>
      )}
      <td role="cell" className={styles.person}>
        <b>{order.orderer}</b>
        <small>{order.email}</small>
      </td>
      <td role="cell" className={styles.placed}>
        {formatTimestamp(order.placedAt)}
      </td>
      <td role="cell" className={styles.delivery}>
        {`${formatDate(order.deliveryDate)} ${order.deliveryTime}`}
      </td>
      <td role="cell" className={styles.covers}>
        {groupThousands(String(order.covers))}
      </td>
      <td role="cell" className={styles.price}>
        {formatOfficePrice(toOere(order.price))}
      </td>
      <td role="cell" className={styles.answer}>
        <AnswerMark status={state.status} />
      </td>
      <td role="cell" className={styles.payment}>
        <PaymentMark {...state} overdue={overdue} />
      </td>
    </tr>
  )
}
