import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { OrderProposal_order$key } from '../../__generated__/OrderProposal_order.graphql.ts'
import { ProposalDifferences } from '../../proposals/ProposalDifferences.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { formatMoment } from '../../ui/formatMoment.ts'
import styles from './OrderPageRoute.module.css'
import { proposalStanding } from './proposalStanding.ts'
import { useAnswerLinkProposal } from './useAnswerLinkProposal.ts'

interface OrderProposalProps {
  order: OrderProposal_order$key
  /** That of the link. */
  token: string
  /** Opens the form of another proposal; missing while it is open. */
  onPropose: (() => void) | undefined
}

/** CHG-6: the newest proposal about an order, what it changes, and the answers that the customer may give. */
export function OrderProposal({ token, onPropose, ...props }: OrderProposalProps) {
  const order = useFragment(
    graphql`
      fragment OrderProposal_order on Order {
        placedAt
        status
        viewerCanPropose
        cater {
          name
        }
        proposals {
          id
          by
          state
          message
          openUntil
          price
          priceBefore
          viewerCanAccept
          viewerCanDecline
          viewerCanWithdraw
          ...ProposalDifferences_proposal
        }
      }
    `,
    props.order,
  )
  const [answerProposal, isAnswering] = useAnswerLinkProposal()
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [proposal] = order.proposals
  if (!proposal) return null
  const caterName = order.cater?.name ?? 'Køkkenet'
  const price = formatKroner(toOere(proposal.price))
  const { title, text } = proposalStanding(
    { by: proposal.by, state: proposal.state, until: `den ${formatMoment(proposal.openUntil, order.placedAt)}`, price },
    caterName,
  )
  const isOpen = proposal.state === 'OPEN'
  const isDearer = proposal.price > proposal.priceBefore
  const answer = (kind: 'ACCEPT' | 'DECLINE' | 'WITHDRAW') => {
    setError(null)
    const input = { token, proposalId: proposal.id, answer: kind, price: kind === 'ACCEPT' ? proposal.price : null }
    answerProposal(input, (failure) => {
      setError(failure)
      heading.current?.focus()
    })
  }
  return (
    <section className={styles.card} aria-labelledby="forslag">
      <div>
        <h2 id="forslag" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={textStyles.soft}>{text}</p>
      </div>
      {error !== null && (
        <Notice variant="error" role="alert">
          {error}
        </Notice>
      )}
      {isOpen && (
        <>
          {proposal.message && <blockquote className={styles.quote}>{proposal.message}</blockquote>}
          <ProposalDifferences proposal={proposal} />
          <div className={styles.answers}>
            {proposal.viewerCanAccept && (
              <Button variant="primary" isPending={isAnswering} onClick={() => answer('ACCEPT')}>
                {isDearer ? `Accepter med betalingspligt: ${price}` : 'Accepter ændringen'}
              </Button>
            )}
            {proposal.viewerCanDecline && (
              <Button isPending={isAnswering} onClick={() => answer('DECLINE')}>
                Afvis
              </Button>
            )}
            {proposal.viewerCanWithdraw && (
              <Button isPending={isAnswering} onClick={() => answer('WITHDRAW')}>
                Træk tilbage
              </Button>
            )}
            {onPropose && order.viewerCanPropose && (
              <Button variant="quiet" onClick={onPropose}>
                Foreslå noget andet
              </Button>
            )}
          </div>
          <p className={textStyles.note}>
            {`Ordren ændres ikke, før ${proposal.by === 'CATER' ? 'du' : caterName} svarer.${proposal.by === 'CATER' && order.status === 'AWAITING_APPROVAL' ? ' Accepterer du, er den også godkendt.' : ''}`}
          </p>
        </>
      )}
    </section>
  )
}
