import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderProposals_order$key } from '../../../__generated__/OrderProposals_order.graphql.ts'
import { ProposalDifferences } from '../../../proposals/ProposalDifferences.tsx'
import { formatMoment } from '../../../ui/formatMoment.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { SignInAgain } from '../../form/SignInAgain.tsx'
import { ORDER_HEADING } from './orderHeading.ts'
import styles from './OrderProposals.module.css'
import { useAnswerProposal } from './useAnswerProposal.ts'

const ANSWERED = {
  ACCEPT: 'Ændringen er accepteret',
  DECLINE: 'Ændringen er afvist',
  WITHDRAW: 'Dit forslag er trukket tilbage',
} as const

/** CHG-6: the open proposal about an order, and the answers that the caterer may give. */
export function OrderProposals(props: { order: OrderProposals_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderProposals_order on Order {
        id
        orderer
        status
        proposals {
          id
          by
          state
          message
          createdAt
          openUntil
          price
          ...ProposalDifferences_proposal
          warnings {
            message
          }
          viewerCanAccept
          viewerCanDecline
          viewerCanWithdraw
        }
      }
    `,
    props.order,
  )
  const showToast = useToast()
  const [answerProposal, isAnswering] = useAnswerProposal()
  const [failure, setFailure] = useState<string | 'signedOut' | null>(null)
  const failed = failure !== null && <ProposalFailure failure={failure} />
  const proposal = order.proposals.find(({ state }) => state === 'OPEN')
  // Who was too late is told why, where the answers were
  if (!proposal) return failed && <div className={styles.failed}>{failed}</div>
  const isOwn = proposal.by === 'CATER'
  const answer = (kind: 'ACCEPT' | 'DECLINE' | 'WITHDRAW') => {
    setFailure(null)
    const price = kind === 'ACCEPT' ? proposal.price : null
    answerProposal({ orderId: order.id, proposalId: proposal.id, answer: kind, price }, (result) => {
      setFailure(result)
      if (result !== null) return
      document.getElementById(ORDER_HEADING)?.focus()
      showToast({ text: ANSWERED[kind] })
    })
  }
  const until = formatMoment(proposal.openUntil, proposal.createdAt)
  return (
    <section className={styles.open} aria-labelledby="forslag">
      <h2 id="forslag">{isOwn ? 'Dit forslag til kunden' : `${order.orderer} foreslår en ændring`}</h2>
      <p className={styles.quiet}>{`${isOwn ? 'Kunden skal svare senest' : 'Svar senest'} den ${until}`}</p>
      {failed}
      {proposal.message && <blockquote className={styles.quote}>{proposal.message}</blockquote>}
      <ProposalDifferences proposal={proposal} />
      {proposal.warnings.length > 0 && (
        <Notice variant="warning">
          {`${proposal.warnings.map(({ message }) => message).join(' ')} Du kan acceptere alligevel.`}
        </Notice>
      )}
      <div className={styles.answers}>
        {proposal.viewerCanAccept && (
          <Button variant="primary" isPending={isAnswering} onClick={() => answer('ACCEPT')}>
            Accepter ændringen
          </Button>
        )}
        {proposal.viewerCanDecline && (
          <Button isPending={isAnswering} onClick={() => answer('DECLINE')}>
            Afvis ændringen
          </Button>
        )}
        {proposal.viewerCanWithdraw && (
          <Button isPending={isAnswering} onClick={() => answer('WITHDRAW')}>
            Træk tilbage
          </Button>
        )}
      </div>
      {proposal.viewerCanAccept && (
        <p className={styles.quiet}>
          {`${order.status === 'AWAITING_APPROVAL' ? 'Accepterer du, er ordren også godkendt. ' : ''}Det kan ikke fortrydes.`}
        </p>
      )}
    </section>
  )
}

function ProposalFailure({ failure }: { failure: string | 'signedOut' }) {
  if (failure === 'signedOut') return <SignInAgain>Forslaget er ikke besvaret.</SignInAgain>
  return (
    <Notice variant="error" role="alert">
      {failure}
    </Notice>
  )
}
