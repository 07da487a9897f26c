import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type { EndedProposals_order$key } from '../../../__generated__/EndedProposals_order.graphql.ts'
import { ProposalDifferences } from '../../../proposals/ProposalDifferences.tsx'
import { proposalEndText } from './proposalEnd.ts'
import styles from './OrderProposals.module.css'

/** CHG-6: the proposals that are not open any more, with what became of each; what it was about is folded. */
export function EndedProposals(props: { order: EndedProposals_order$key }) {
  const { orderer, events, proposals } = useFragment(
    graphql`
      fragment EndedProposals_order on Order {
        orderer
        events {
          type
          at
        }
        proposals {
          id
          by
          state
          message
          createdAt
          answeredAt
          ...ProposalDifferences_proposal
        }
      }
    `,
    props.order,
  )
  const moments = events.map(({ type, at }) => ({ type, at }))
  const ended = proposals.filter(({ state }) => state !== 'OPEN')
  if (ended.length === 0) return null
  return (
    <section className={styles.ended} aria-labelledby="tidligere-forslag">
      <h2 id="tidligere-forslag">Tidligere forslag</h2>
      {ended.map(({ id, by, state, message, createdAt, answeredAt, ...proposal }) => (
        <div key={id}>
          <p>{proposalEndText({ state, answeredAt }, moments)}</p>
          <details>
            <summary>{`${by === 'CATER' ? 'Jeres forslag' : `Forslag fra ${orderer}`}, ${formatTimestamp(createdAt)}`}</summary>
            {message && <blockquote className={styles.quote}>{message}</blockquote>}
            <ProposalDifferences proposal={proposal} />
          </details>
        </div>
      ))}
    </section>
  )
}
