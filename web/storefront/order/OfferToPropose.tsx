import { graphql, useFragment } from 'react-relay/hooks'
import type { OfferToPropose_order$key } from '../../__generated__/OfferToPropose_order.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './OrderPageRoute.module.css'

/** CHG-3: the link to propose changes that the customer may not make by itself. An open proposal has its own. */
export function OfferToPropose({ onPropose, ...props }: { order: OfferToPropose_order$key; onPropose: () => void }) {
  const { viewerCanPropose, proposals, cater } = useFragment(
    graphql`
      fragment OfferToPropose_order on Order {
        viewerCanPropose
        proposals {
          state
        }
        cater {
          name
        }
      }
    `,
    props.order,
  )
  if (!viewerCanPropose || proposals[0]?.state === 'OPEN') return null
  return (
    <section className={styles.section} aria-labelledby="andet">
      <h2 id="andet">Skal noget andet være anderledes?</h2>
      <p className={textStyles.soft}>
        {`Foreslå en anden dag, et andet sted eller andre menuer. Ordren ændres først, når ${cater?.name ?? 'køkkenet'} har sagt ja.`}
      </p>
      <p>
        <Button onClick={onPropose}>Foreslå noget andet</Button>
      </p>
    </section>
  )
}
