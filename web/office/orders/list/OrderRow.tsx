/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens the rows are displayed as grids, which removes their implicit roles */
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate, formatTimestamp } from '../../../../domain/formats.ts'
import { formatOfficePrice, toOere } from '../../../../domain/money.ts'
import type { OrderRow_order$key } from '../../../__generated__/OrderRow_order.graphql.ts'
import { paths } from '../../../paths.ts'
import { AnswerMark, PaymentMark, UnseenMark } from '../orderMarks.tsx'
import { useOrderState } from '../useOrderState.ts'
import styles from './OrderTable.module.css'

/** An order in the list. Its reference is a link that covers the row; admins have none, since they open no orders. */
export function OrderRow(props: { order: OrderRow_order$key; ofAllCaters: boolean }) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order @argumentDefinitions(withCater: { type: "Boolean!", defaultValue: false }) {
        uuid
        reference
        seenAt
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
  return (
    <tr role="row" className={state.status === 'REFUSED' ? `${styles.row} ${styles.refused}` : styles.row}>
      <td role="cell" className={styles.reference}>
        {props.ofAllCaters ? (
          order.reference
        ) : (
          <Link className={styles.open} to={paths.officeOrder(order.uuid)}>
            {order.reference}
          </Link>
        )}
        {order.seenAt === null && <UnseenMark />}
      </td>
      {props.ofAllCaters && (
        <td role="cell" className={styles.cater}>
          {order.cater?.name}
        </td>
      )}
      <td role="cell" className={styles.email}>
        {order.email}
      </td>
      <td role="cell" className={styles.price}>
        {formatOfficePrice(toOere(order.price))}
      </td>
      <td role="cell" className={styles.placed}>
        {formatTimestamp(order.placedAt)}
      </td>
      <td role="cell" className={styles.delivery}>
        {formatDate(order.deliveryDate)} {order.deliveryTime}
      </td>
      <td role="cell" className={styles.answer}>
        <AnswerMark status={state.status} />
      </td>
      <td role="cell" className={styles.payment}>
        <PaymentMark {...state} />
      </td>
    </tr>
  )
}
