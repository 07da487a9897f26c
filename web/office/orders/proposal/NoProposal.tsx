import { graphql, useFragment } from 'react-relay/hooks'
import type { NoProposal_order$key } from '../../../__generated__/NoProposal_order.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './ProposeRoute.module.css'

/** The reason why nothing can be proposed of an order now, and the way back to it. */
export function NoProposal(props: { order: NoProposal_order$key }) {
  const { uuid, status, proposals } = useFragment(
    graphql`
      fragment NoProposal_order on Order {
        uuid
        status
        proposals {
          viewerCanWithdraw
        }
      }
    `,
    props.order,
  )
  const isOver = status === 'REFUSED' || status === 'CANCELLED'
  const isWaiting = proposals.some(({ viewerCanWithdraw }) => viewerCanWithdraw)
  return (
    <div className={styles.none}>
      <Notice variant="warning">{isOver ? OVER : isWaiting ? WAITING : TOO_LATE}</Notice>
      <p>
        <ButtonLink to={paths.officeOrder(uuid)}>Tilbage til ordren</ButtonLink>
      </p>
    </div>
  )
}

const OVER = 'Ordren er afvist eller afbestilt, så der kan ikke foreslås noget.'
const WAITING = 'Dit forslag venter på kundens svar. Træk det tilbage på ordren, hvis du vil foreslå noget andet.'
const TOO_LATE = 'Der er mindre end 24 timer til leveringen, så der kan ikke foreslås noget. Ring til kunden i stedet.'
