import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderSections_order$key } from '../../__generated__/OrderSections_order.graphql.ts'
import styles from './OrderSections.module.css'

interface OrderSectionsProps {
  order: OrderSections_order$key
  /** True while the form of a proposal stands in the place of the smaller changes. */
  isProposing: boolean
}

/** VIS-18: links to the sections of an order's page, of which each order has its own. */
export function OrderSections({ isProposing, ...props }: OrderSectionsProps) {
  const { proposals, changeLimits, viewerCanPropose, cancellation } = useFragment(
    graphql`
      fragment OrderSections_order on Order {
        proposals {
          state
        }
        changeLimits {
          __typename
        }
        viewerCanPropose
        cancellation {
          __typename
        }
      }
    `,
    props.order,
  )
  const isProposalOpen = proposals[0]?.state === 'OPEN'
  const sections = [
    proposals.length > 0 && { id: 'forslag', name: 'Forslag' },
    { id: 'bestilling', name: 'Din bestilling' },
    isProposing && { id: 'foreslaa', name: 'Foreslå noget andet' },
    { id: 'beskeder', name: 'Beskeder' },
    !isProposing && changeLimits && { id: 'ret', name: 'Ret bestillingen' },
    !isProposing && viewerCanPropose && !isProposalOpen && { id: 'andet', name: 'Foreslå noget andet' },
    cancellation && { id: 'afbestil', name: 'Afbestil' },
    { id: 'historik', name: 'Historik' },
  ]
  return (
    <nav className={styles.sections} aria-label="På siden">
      <ul>
        {sections.map(
          (section) =>
            section && (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.name}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
