import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import { formatStatus } from '../../../../domain/orders/orderStates.ts'
import type { AlreadyHandled_order$key } from '../../../__generated__/AlreadyHandled_order.graphql.ts'
import { useOrderState } from '../marks/useOrderState.ts'
import { orderEventText } from '../../orderTexts/orderEventText.ts'

const ANSWERS = ['ACCEPTED', 'REFUSED', 'PAID', 'CANCELLED', 'UNDONE']

/** Says that somebody else was faster: who, when and with what, and where the order stands now. */
export function AlreadyHandled(props: { order: AlreadyHandled_order$key }) {
  const order = useFragment(
    graphql`
      fragment AlreadyHandled_order on Order {
        ...useOrderState_order
        events {
          type
          at
          by
        }
      }
    `,
    props.order,
  )
  const state = useOrderState(order)
  const { events } = order
  const index = events.findLastIndex(({ type }) => ANSWERS.includes(type))
  const answer = events[index]
  return (
    <>
      <strong>Ordren er allerede behandlet.</strong>
      {answer && (
        <span>
          {`${orderEventText(answer.type, null, events.slice(0, index))}${answer.by ? ` af ${answer.by}` : ''} ${formatTimestamp(answer.at)}.`}
        </span>
      )}
      <span>{formatStatus(state)}</span>
    </>
  )
}
