import { graphql, useFragment } from 'react-relay/hooks'
import type { ProposalMark_order$key } from '../../../__generated__/ProposalMark_order.graphql.ts'
import { StatusMark } from '../../../ui/StatusMark.tsx'
import styles from './orderMarks.module.css'

/** The mark of an order about which a proposal is open: whose answer is waited for. */
export function ProposalMark(props: { order: ProposalMark_order$key }) {
  const { proposals } = useFragment(
    graphql`
      fragment ProposalMark_order on Order {
        proposals {
          by
          state
        }
      }
    `,
    props.order,
  )
  const open = proposals.find(({ state }) => state === 'OPEN')
  if (!open) return null
  return (
    <span className={styles.proposal}>
      {open.by === 'CUSTOMER' ? (
        <StatusMark shape="waiting">Svar kunden</StatusMark>
      ) : (
        <StatusMark shape="underWay">Venter på kunden</StatusMark>
      )}
    </span>
  )
}
